import { Telephone } from '#/web/ui/telephone.tsx';

const jacks = [64, 124, 184, 244, 304].flatMap((x) => [54, 108, 162].map((y) => `M${x} ${y}h.1`)).join('');

/** A telephone and a switchboard. The plug hangs free at rest; while connecting it is in its jack beside a lamp. */
export function CallPicture({ connecting }: { connecting: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 400"
      className="w-full self-end max-lg:hidden lg:-mt-24 print:hidden"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M24 16h320v186H24z" className="fill-wood stroke-wood-line" strokeWidth="3" />
      <path d={jacks} className="stroke-wood-deep" strokeWidth="22" />
      <path d={jacks} className="stroke-wood-line" strokeWidth="8" />
      <path d="M124 162c0 60-70 40-70 120s10 70 4 118" className="stroke-ribbon" strokeWidth="5" />
      <path d="M124 162h.1" className="stroke-brass-bright" strokeWidth="17" />
      {connecting ? (
        <>
          <path d="M244 108c0 150-90 70-104 150s54 118 110 122" className="stroke-brass" strokeWidth="5" />
          <path d="M244 108h.1" className="stroke-brass-bright" strokeWidth="17" />
          <path d="M274 82h.1" className="lamp-waits stroke-brass-pale" strokeWidth="14" />
        </>
      ) : (
        <>
          <path d="M184 292c-60 10-44 88 66 88" className="stroke-brass" strokeWidth="5" />
          <path d="m184 292 22-6" className="stroke-brass-bright" strokeWidth="14" />
          <path d="m214 284 12-3" className="stroke-brass-pale" strokeWidth="6" />
          <path d="M274 82h.1" className="stroke-wood-line" strokeWidth="12" />
        </>
      )}
      <g transform="translate(196 180) scale(1.32)" className="[--color-desk:var(--color-wood-deep)]">
        <Telephone />
      </g>
    </svg>
  );
}
