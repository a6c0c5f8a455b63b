const hooks = [
  { x: 105, y: 62, number: '1' },
  { x: 211, y: 62, number: '2' },
  { x: 317, y: 62, number: '3' },
  { x: 423, y: 62, number: '4' },
  { x: 105, y: 178, number: '5' },
  { x: 211, y: 178, number: '6' },
  { x: 423, y: 178, number: '8' },
];

/** The counter: key rack, guest book and bell. Stands on whatever comes below it. */
export function FrontDesk({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 528 430" className={className} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <KeyRack />
      <GuestBook />
      <Bell />
    </svg>
  );
}

function KeyRack() {
  return (
    <g>
      <rect x="40" y="18" width="448" height="270" rx="10" className="fill-desk" />
      <rect x="52" y="30" width="424" height="246" rx="4" className="stroke-desk-line" strokeWidth="2" />
      <path d="M158 30v246M264 30v246M370 30v246M52 153h424" className="stroke-desk-line" strokeWidth="2" />
      {hooks.map(({ x, y, number }) => (
        <Key key={number} x={x} y={y} number={number} />
      ))}
      <path d="M317 160v10a6 6 0 0 0 12 0" className="stroke-brass-bright" strokeWidth="3.5" />
    </g>
  );
}

function Key({ x, y, number }: { x: number; y: number; number: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-22v8" className="stroke-brass-bright" strokeWidth="3.5" />
      <circle cy="-6" r="8" className="stroke-brass-bright" strokeWidth="2.5" />
      <path d="M-18 24C-18 8-11 0 0 0s18 8 18 24v44a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7z" className="fill-brass-bright" />
      <circle cy="13" r="3.5" className="fill-desk" />
      <text y="54" textAnchor="middle" fontSize="24" fontWeight="700" className="fill-desk font-display">
        {number}
      </text>
    </g>
  );
}

function GuestBook() {
  return (
    <g className="stroke-ink" strokeWidth="3">
      <path d="M22 422 44 352h232l22 70z" className="fill-brass" />
      <path d="M160 360c-30-16-74-18-110-10l-20 62c44-8 92-6 130 8z" className="fill-sheet" />
      <path d="M160 360c30-16 74-18 110-10l20 62c-44-8-92-6-130 8z" className="fill-sheet" />
      <g className="stroke-edge" strokeWidth="2">
        <path d="M62 366c24-4 52-3 78 5M57 382c26-4 56-3 83 5M52 398c28-4 60-3 88 5" />
        <path d="M180 371c26-8 54-9 78-5M180 387c18-5 36-7 54-7" />
      </g>
      <path d="m214 404 62-46" className="stroke-brass-ink" strokeWidth="6" />
      <path d="m208 409 9-2-4-6z" className="fill-ink" strokeWidth="2" />
    </g>
  );
}

function Bell() {
  return (
    <g>
      <g className="stroke-brass-ink" strokeWidth="4">
        <path d="M356 262c-10 6-17 13-22 22M468 262c10 6 17 13 22 22" />
        <path d="M346 240c-17 9-30 22-38 38M478 240c17 9 30 22 38 38" className="opacity-60" />
      </g>
      <g className="stroke-ink" strokeWidth="3">
        <rect x="404" y="268" width="16" height="30" className="fill-brass-ink" />
        <rect x="386" y="252" width="52" height="20" rx="10" className="fill-brass-bright" />
        <path d="M316 398c0-58 40-104 96-104s96 46 96 104z" className="fill-brass" />
        <path d="M298 398h228v14a10 10 0 0 1-10 10H308a10 10 0 0 1-10-10z" className="fill-desk-deep" />
      </g>
      <path d="M340 378c4-32 18-54 42-64" className="stroke-brass-pale" strokeWidth="8" />
      <path d="M336 388h150" className="stroke-brass-ink opacity-40" strokeWidth="4" />
    </g>
  );
}
