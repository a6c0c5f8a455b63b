const hooks = [
  { x: 76, y: 64, number: '1' },
  { x: 188, y: 64, number: '2' },
  { x: 300, y: 64, number: '3' },
  { x: 412, y: 64, number: '4' },
  { x: 76, y: 192, number: '5' },
  { x: 188, y: 192, number: '6' },
];

/** The counter: key rack, guest book and bell. Stands on whatever comes below it. */
export function FrontDesk({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 528 474"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <KeyRack />
      <GuestBook />
      <Bell />
    </svg>
  );
}

function KeyRack() {
  return (
    <g>
      <rect x="6" y="10" width="476" height="296" rx="10" className="fill-desk" />
      <rect x="20" y="24" width="448" height="268" rx="4" className="stroke-desk-line" strokeWidth="2" />
      <path d="M132 24v268M244 24v268M356 24v268M20 158h448" className="stroke-desk-line" strokeWidth="2" />
      {hooks.map(({ x, y, number }) => (
        <Key key={number} x={x} y={y} number={number} />
      ))}
      <path
        d="M300 170v10a6 6 0 0 0 12 0M412 170v10a6 6 0 0 0 12 0"
        className="stroke-brass-bright"
        strokeWidth="3.5"
      />
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
      <path d="M6 472 30 392h250l24 80z" className="fill-brass" />
      <path d="M155 402c-32-18-78-20-116-11l-22 70c46-9 98-7 138 9z" className="fill-sheet" />
      <path d="M155 402c32-18 78-20 116-11l22 70c-46-9-98-7-138 9z" className="fill-sheet" />
      <g className="stroke-edge" strokeWidth="2">
        <path d="M56 408c26-4 54-3 82 6M51 426c28-4 58-3 87 6M46 444c30-4 62-3 92 6" />
        <path d="M174 414c28-9 56-10 82-6M174 432c20-6 38-8 57-8" />
      </g>
      <path d="m208 452 68-52" className="stroke-brass-ink" strokeWidth="6" />
      <path d="m201 458 10-2-4-7z" className="fill-ink" strokeWidth="2" />
    </g>
  );
}

function Bell() {
  return (
    <g>
      <g className="stroke-brass" strokeWidth="4">
        <path d="M350 284c-11 6-19 15-24 25M474 284c11 6 19 15 24 25" />
        <path d="M340 260c-19 10-33 25-42 43M484 260c19 10 33 25 42 43" className="opacity-60" />
      </g>
      <g className="stroke-ink" strokeWidth="3">
        <rect x="403" y="292" width="18" height="34" className="fill-brass-ink" />
        <rect x="382" y="274" width="60" height="22" rx="11" className="fill-brass-bright" />
        <path d="M310 446c0-68 45-124 102-124s102 56 102 124z" className="fill-brass" />
        <path d="M296 446h230v16a10 10 0 0 1-10 10H306a10 10 0 0 1-10-10z" className="fill-desk-deep" />
      </g>
      <path d="M335 424c4-38 21-66 49-78" className="stroke-brass-pale" strokeWidth="9" />
      <path d="M332 435h160" className="stroke-brass-ink opacity-40" strokeWidth="4" />
    </g>
  );
}
