import { formatCount } from '../../locale/local-format.ts';

/** Says that requests came while the reader was further down, and shows them when pressed. */
export function HeldRows({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-2 z-10 flex h-0 justify-center stacked:top-14">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto h-8 rounded-full border border-brass bg-brass-wash px-4 font-semibold text-brass-ink text-sm shadow-raised"
        >
          {formatCount(count)} new
        </button>
      )}
    </div>
  );
}
