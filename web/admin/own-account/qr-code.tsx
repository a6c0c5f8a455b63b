import { encode } from 'uqr';

/** Scanners want dark modules on light, with a margin of four, in either theme. */
const margin = 4;

/** A QR code as a drawing of one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const side = data.length + 2 * margin;
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-52 rounded-sm border border-line"
    >
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
