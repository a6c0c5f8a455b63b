/** A drawing of three pigeonholes; the key of the middle one is missing. */
export function EmptyHook({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 206" className={className} fill="none" strokeLinecap="round">
      <path d="M10 12h280v190H10z" className="fill-wood stroke-wood-line" strokeWidth="3" />
      <path d="M2 4h296v14H2z" className="fill-wood-line" />
      {[22, 109, 196].map((x, index) => (
        <g key={x} transform={`translate(${x} 30)`}>
          <path d="M0 0h82v160H0z" className="fill-wood-deep" />
          {index === 1 ? (
            <path d="M41 24v16a8 8 0 0 0 16 0" className="stroke-brass" strokeWidth="4" />
          ) : (
            <>
              <path d="M41 24v16" className="stroke-brass" strokeWidth="4" />
              <circle cx="41" cy="48" r="9" className="stroke-brass" strokeWidth="3" />
              <path
                d="M22 84c0-18 8-28 19-28s19 10 19 28v42a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z"
                className="fill-brass-bright"
              />
              <circle cx="41" cy="69" r="4" className="fill-wood-deep" />
              <path d="M29 88h24v34H29z" className="stroke-brass" strokeWidth="1.5" />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
