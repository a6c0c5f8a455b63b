/** The desk bell of the brand. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="7" className="fill-desk" />
      <g className="fill-brass-bright">
        <path d="M6.5 20.5a9.5 9.5 0 0 1 19 0z" />
        <rect x="5" y="22" width="22" height="3" rx="1.5" />
        <rect x="14.7" y="8.4" width="2.6" height="3.6" />
        <rect x="12.5" y="6.5" width="7" height="2.6" rx="1.3" />
      </g>
    </svg>
  );
}
