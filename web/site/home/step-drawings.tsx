import type { ReactNode } from 'react';
import { Bell } from '#/web/ui/bell.tsx';
import { Telephone } from '#/web/ui/telephone.tsx';

/**
 * The cord enters and leaves at the same height in each drawing, so that it continues in the next one, over the gap
 * between them. On a phone the drawings are below each other: the cord is cut off, with a plug at each end.
 */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 250"
      className="block w-full max-md:[clip-path:inset(0_6%)] md:overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
    >
      {children}
    </svg>
  );
}

/** An end of the cord within its drawing. */
function Plug({ x }: { x: number }) {
  return <path d={`M${x} 199h22v14h-22z`} className="fill-brass-bright stroke-ink md:hidden" />;
}

/** A ringing phone and a tally sheet. */
export function AuditDrawing() {
  return (
    <Drawing>
      <path pathLength="1" d="M108 206c30 24 90-4 130 4s90-4 162-4h40" className="cord stroke-brass" strokeWidth="5" />
      <Plug x={352} />
      <g transform="translate(20 38)">
        <Telephone />
      </g>
      <path d="M236 34h128v150H236z" className="fill-paper stroke-ink" />
      <path d="M256 62h34M256 92h48M256 122h28M256 152h42" className="stroke-edge" />
      <path d="M312 55v14M320 55v14M328 55v14M336 55v14M308 66l32-8" className="stroke-ink" />
      <path d="M318 85v14M326 85v14M312 115v14M320 115v14M328 115v14M324 145v14" className="stroke-ink" />
      <path d="M324 42c22-4 32 6 30 20s-22 22-38 18-18-30 4-38" className="stroke-ribbon" />
    </Drawing>
  );
}

/** The cord enters a switchboard and leaves from another jack. */
export function DesignDrawing() {
  const jacks = [120, 173, 226, 279].flatMap((x) => [62, 108, 154].map((y) => `M${x} ${y}h.1`)).join('');
  return (
    <Drawing>
      <path d="M84 28h232v164H84z" className="fill-desk stroke-ink" />
      <path d={jacks} className="stroke-desk-deep" strokeWidth="20" />
      <path d={jacks} className="stroke-desk-line" strokeWidth="7" />
      <path
        pathLength="1"
        d="M0 206c70 0 120 0 120-98C120 10 226 10 226 62c0 70 53 20 53 92 0 52 50 52 121 52h40"
        className="cord stroke-brass"
        strokeWidth="5"
      />
      <Plug x={26} />
      <Plug x={352} />
      <path d="M120 108h.1M226 62h.1M279 154h.1" className="stroke-brass-bright" strokeWidth="15" />
      <path d="M173 154h.1M279 62h.1" className="stroke-ribbon" strokeWidth="9" />
    </Drawing>
  );
}

/** The cord ends at the bell, beside a list of answered calls. */
export function DeployDrawing() {
  return (
    <Drawing>
      <path pathLength="1" d="M0 206c60 0 80-2 130-2h110" className="cord stroke-brass" strokeWidth="5" />
      <Plug x={26} />
      <path d="M28 34h128v150H28z" className="fill-paper stroke-ink" />
      <path d="M76 64h56M76 94h44M76 124h60M76 154h38" className="stroke-edge" />
      <path d="m46 63 6 7 12-14M46 93l6 7 12-14M46 123l6 7 12-14M46 153l6 7 12-14" className="stroke-good" />
      <g transform="translate(-28 -139) scale(0.735)" className="text-ink">
        <Bell />
      </g>
    </Drawing>
  );
}
