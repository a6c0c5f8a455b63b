/** How much of the most, as a line below what was counted; what is followed in brass. */
export function Bar({ share, isFollowed }: { share: number; isFollowed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className={isFollowed ? 'h-1 w-full stroke-brass' : 'h-1 w-full stroke-edge opacity-50'}
    >
      <path d={`M0 2h${Math.round(100 * share)}`} strokeWidth="4" />
    </svg>
  );
}
