interface BarProps {
  share: number;
  fill?: string;
  /** A part of it, drawn over it. */
  part?: number;
  /** The share at which a line stands. */
  mark?: number;
}

/** A share as a bar. */
export function Bar({ share, fill = 'fill-brass', part, mark }: BarProps) {
  const width = (of: number) => 100 * Math.min(1, of);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-3 w-full">
      <rect width="100" height="8" className="fill-well" />
      <rect width={width(share)} height="8" className={fill} />
      {part !== undefined && <rect y="2" width={width(part)} height="4" className="fill-sheet" />}
      {mark !== undefined && (
        <path
          d={`M${Math.min(99.8, 100 * mark)} 0v8`}
          className="stroke-ink"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
