/** The days in a text such as `Day 2-3`, drawn as calendar leaves. */
export function DayLeaves({ when }: { when: string }) {
  const days = when.match(/\d+/g) ?? [];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 188 132"
      className="block w-22 sm:h-34 sm:w-auto lg:h-40"
      preserveAspectRatio="xMinYMin meet"
      fill="none"
      strokeLinecap="round"
    >
      {days.map((day, index) => (
        <g key={day} transform={`translate(${2 + index * 96} 0)`}>
          <path d="M0 22h84v102H0z" className="fill-sheet stroke-ink" strokeWidth="2.5" />
          <path d="M0 22h84v20H0z" className={day === '7' ? 'fill-ribbon' : 'fill-desk'} />
          <path d="M84 100v24H60z" className="fill-well stroke-ink" strokeWidth="2.5" strokeLinejoin="round" />
          <path d="M20 4v28M64 4v28" className="stroke-edge" strokeWidth="5" />
          <text x="40" y="95" textAnchor="middle" fontSize="46" fontWeight="600" className="fill-ink font-display">
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}
