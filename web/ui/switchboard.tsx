const columns = [58, 110, 162, 214, 266, 318];
const rows = [52, 106, 160, 214, 268];
const jacks = rows.flatMap((y) => columns.map((x) => `M${x} ${y}h.1`)).join('');

/** A drawing of jacks with plugged-in cords, for a dark background. */
export function Switchboard({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 330 320"
      preserveAspectRatio="xMinYMid slice"
      className={className}
      fill="none"
      strokeLinecap="round"
    >
      <path d={jacks} className="stroke-desk-line" strokeWidth="20" />
      <path d={jacks} className="stroke-wood-deep" strokeWidth="10" />
      <g strokeWidth="5">
        <path pathLength="1" d="M58 106c0 150 90 60 104 214" className="cord stroke-brass" />
        <path pathLength="1" d="M162 52c0 170 104 90 104 170" className="cord stroke-ribbon" />
        <path pathLength="1" d="M214 160c0 110-60 60-64 160" className="cord stroke-brass-bright" />
      </g>
      <path d="M58 106h.1M162 52h.1M266 222h.1M214 160h.1" className="stroke-brass-bright" strokeWidth="16" />
      <path d="M318 52h.1M110 214h.1M58 268h.1" className="stroke-brass-pale" strokeWidth="8" />
    </svg>
  );
}
