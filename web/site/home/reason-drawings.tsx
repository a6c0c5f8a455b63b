import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 120"
      className="block h-30 max-w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
    >
      {children}
    </svg>
  );
}

/** A telephone and a bell: calls are answered at the first ring. */
export function AtHandDrawing() {
  return (
    <Drawing>
      <path d="M12 104c0-28 18-48 42-48s42 20 42 48z" className="fill-brass-bright stroke-ink" />
      <path d="M4 104h100v10H4zM54 56V42M40 40h28" className="fill-sheet stroke-ink" />
      <path d="M20 44c-6 4-10 9-13 15M88 44c6 4 10 9 13 15" className="stroke-brass" />
      <path d="M118 84h10M136 84h18" className="stroke-brass" strokeDasharray="1 7" />
      <circle cx="176" cy="84" r="20" className="fill-desk stroke-ink" />
      <path d="m167 84 7 7 12-15" className="stroke-brass-bright" strokeWidth="3.5" />
    </Drawing>
  );
}

/** A window at night and a cup. */
export function NightDrawing() {
  return (
    <Drawing>
      <path d="M6 6h96v108H6z" className="fill-desk stroke-ink" />
      <path d="M70 30a18 18 0 1 0 12 30 22 22 0 0 1-12-30z" className="fill-brass-bright" />
      <path d="M26 24h.1M30 88h.1M84 94h.1M34 52h.1" className="stroke-brass-pale" strokeWidth="4" />
      <path d="M54 6v108M6 62h96" className="stroke-ink" />
      <path d="M126 66h44v24a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z" className="fill-sheet stroke-ink" />
      <path d="M170 72h6a9 9 0 0 1 0 18h-6M112 114h74" className="stroke-ink" />
      <path d="M140 54c-4-6 4-8 0-15M154 54c-4-6 4-8 0-15" className="stroke-brass" />
    </Drawing>
  );
}

/** A cord plugged into an existing book. */
export function ConnectedDrawing() {
  return (
    <Drawing>
      <path d="M104 8h90v104h-90z" className="fill-paper stroke-ink" />
      <path d="M104 8h90v20h-90z" className="fill-desk stroke-ink" />
      <path d="M148 46h32M148 66h24M148 86h30" className="stroke-edge" />
      <path d="M126 46h.1M126 86h.1" className="stroke-line" strokeWidth="13" />
      <path d="M126 66h.1" className="stroke-ink" strokeWidth="15" />
      <path d="M4 104c46 10 20-38 62-38h24" className="stroke-brass" strokeWidth="4.5" />
      <path d="M84 66h20" className="stroke-ink" strokeWidth="15" />
      <path d="M85 66h18" className="stroke-brass-bright" strokeWidth="10" />
      <path d="M108 66h18" className="stroke-brass" strokeWidth="4" />
    </Drawing>
  );
}

/** A guest book full of names. */
export function BookedDrawing() {
  return (
    <Drawing>
      <path d="M4 110 20 30h160l16 80z" className="fill-ribbon stroke-ink" />
      <path d="M100 24C82 12 50 12 28 18L16 100c26-6 60-5 84 6z" className="fill-sheet stroke-ink" />
      <path d="M100 24c18-12 50-12 72-6l12 82c-26-6-60-5-84 6z" className="fill-sheet stroke-ink" />
      <path
        d="M40 34c14-2 30-1 46 4M38 50c16-2 32-1 48 4M36 66c16-2 34-1 50 4M34 82c18-2 36-1 52 4"
        className="stroke-edge"
      />
      <path
        d="M114 38c16-5 32-6 46-4M114 54c16-5 32-6 48-4M114 70c16-5 34-6 50-4M114 86c18-5 36-6 52-4"
        className="stroke-brass"
      />
    </Drawing>
  );
}
