import type { ReactNode } from 'react';

interface EmptyHookProps {
  className?: string;
  /** It hangs by a cord from a nail. */
  isHung?: boolean;
  /** What stands on the tags in place of a frame. */
  children?: ReactNode;
}

/** A drawing of three pigeonholes; the key of the middle one is missing. */
export function EmptyHook({ className, isHung, children }: EmptyHookProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={isHung ? '0 -62 300 268' : '0 0 300 206'}
      className={className}
      fill="none"
      strokeLinecap="round"
    >
      {isHung && (
        <>
          <path d="M30 6 150-50 270 6" className="stroke-brass" strokeWidth="3" />
          <path d="M150-50h.1" className="stroke-brass-bright" strokeWidth="12" />
        </>
      )}
      <path d="M10 12h280v190H10z" className="fill-wood stroke-wood-line" strokeWidth="3" />
      <path d="M2 4h296v14H2z" className="fill-wood-line" />
      <path d="M22 30h82v160H22zM109 30h82v160h-82zM196 30h82v160h-82z" className="fill-wood-deep" />
      <path
        d="M63 54v16M150 54v16a8 8 0 0 0 16 0M237 54v16M54 78a9 9 0 1 0 18 0 9 9 0 1 0-18 0M228 78a9 9 0 1 0 18 0 9 9 0 1 0-18 0"
        className="stroke-brass"
        strokeWidth="3.5"
      />
      <path
        d="M44 114c0-18 8-28 19-28s19 10 19 28v42a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6zM218 114c0-18 8-28 19-28s19 10 19 28v42a6 6 0 0 1-6 6h-26a6 6 0 0 1-6-6z"
        className="fill-brass-bright"
      />
      <path d="M63 99h.1M237 99h.1" className="stroke-wood-deep" strokeWidth="8" />
      {children ?? <path d="M51 118h24v34H51zM225 118h24v34h-24z" className="stroke-brass" strokeWidth="1.5" />}
    </svg>
  );
}
