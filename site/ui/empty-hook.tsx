/** A row of the key rack with one key missing. */
export function EmptyHook({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 288 220" className={className} fill="none">
      <rect x="4" y="4" width="280" height="212" rx="10" className="fill-desk" />
      <path d="M97 18v184M191 18v184" className="stroke-desk-line" strokeWidth="2" />
      {[50, 238].map((x) => (
        <g key={x}>
          <path d={`M${x} 44v20`} className="stroke-brass-bright" strokeWidth="4" strokeLinecap="round" />
          <circle cx={x} cy="74" r="11" className="stroke-brass-bright" strokeWidth="3" />
          <path
            d={`M${x - 20} 108c0-16 8-24 20-24s20 8 20 24v56a8 8 0 0 1-8 8h-24a8 8 0 0 1-8-8z`}
            className="fill-brass-bright"
          />
          <circle cx={x} cy="98" r="4" className="fill-desk" />
        </g>
      ))}
      <path d="M144 44v16a9 9 0 0 0 18 0" className="stroke-brass-bright" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M128 112h32M128 190h32"
        className="stroke-desk-line"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="5 7"
      />
    </svg>
  );
}
