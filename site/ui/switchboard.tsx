const columns = [30, 70, 110, 150];
const rows = [30, 66, 102];

/** A switchboard with two lines plugged in; stands on the desk's own colour. */
export function Switchboard({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 180 176" className={className} fill="none" strokeLinecap="round">
      <rect x="4" y="4" width="172" height="124" rx="8" className="fill-desk-deep stroke-desk-line" strokeWidth="2" />
      {rows.flatMap((y) =>
        columns.map((x) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="8" className="fill-desk stroke-desk-line" strokeWidth="3" />
        )),
      )}
      <path d="M70 30C70 150 26 120 22 172M110 66c0 70 40 70 48 106" className="stroke-brass-bright" strokeWidth="4" />
      <circle cx="70" cy="30" r="8" className="fill-brass-bright" />
      <circle cx="110" cy="66" r="8" className="fill-brass-bright" />
      <circle cx="30" cy="102" r="3" className="fill-brass-bright" />
      <circle cx="150" cy="30" r="3" className="fill-brass-bright" />
    </svg>
  );
}
