/** The desk bell of the brand. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} fill="currentColor">
      <path d="M3.5 22.5a12.5 12.5 0 0 1 25 0z" />
      <rect x="1" y="24.5" width="30" height="4" rx="2" />
      <rect x="14.5" y="6" width="3" height="5" />
      <rect x="11" y="3.5" width="10" height="3.4" rx="1.7" />
    </svg>
  );
}
