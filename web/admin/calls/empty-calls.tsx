import { EmptyHook } from '#/web/ui/empty-hook.tsx';

export function EmptyCalls({ words }: { words: string }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-10 text-center md:py-14">
      <EmptyHook className="mb-5 w-44" />
      <h2 className="text-2xl">No Calls Found</h2>
      <p className="text-ink-soft">
        {words ? `No call contains “${words}”.` : 'Nobody has called the voice demo yet.'}
      </p>
    </div>
  );
}
