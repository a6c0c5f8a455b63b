import type { ReactNode } from 'react';

/** Pictures of what decides a price, in the order of the cards; each stands on the brass line of its card. */
const pictures: ReactNode[] = [
  // A question, and the appointment that comes of it.
  <>
    <path d="M6 8h76v40H40L26 62V48H6z" className="fill-sheet stroke-ink" />
    <path d="M20 22h46M20 34h28" className="stroke-edge" />
    <path d="M74 40h80v64H74z" className="fill-paper stroke-ink" />
    <path d="M74 40h80v16H74z" className="fill-desk stroke-ink" />
    <path d="M90 34v12M138 34v12" className="stroke-ink" />
    <path d="M88 70h14M108 70h14M128 70h14M88 88h14M128 88h14" className="stroke-edge" strokeWidth="6" />
    <path d="m106 88 6 6 11-13" className="stroke-brass" strokeWidth="4" />
  </>,
  // A telephone, plugged into the book of the week.
  <>
    <path d="M8 24a8 8 0 0 1 8-8h34a8 8 0 0 1 8 8v80H8z" className="fill-brass-bright stroke-ink" />
    <path d="M17 28h32v52H17z" className="fill-sheet stroke-ink" />
    <path d="M33 92h.1" className="stroke-ink" strokeWidth="6" />
    <path d="M58 66c18 0 6-36 26-36" className="stroke-brass" strokeWidth="4" />
    <path d="M84 23h12v14H84zM96 20h8v20h-8z" className="fill-brass-bright stroke-ink" />
    <path d="M104 8h50v96h-50z" className="fill-sheet stroke-ink" />
    <path d="M104 8h12v96h-12z" className="fill-desk stroke-ink" />
    <path d="M128 30h14M128 46h14M128 62h14M128 78h8" className="stroke-edge" />
  </>,
  // The crate in which all parts come.
  <>
    <path d="M34 14h34v44H34z" className="fill-sheet stroke-ink" />
    <path d="m42 28 4 4 8-9M42 44l4 4 8-9" className="stroke-good" />
    <path d="M84 34a18 18 0 0 1 36 0v24H84z" className="fill-brass-bright stroke-ink" />
    <path d="M102 16v-6M94 9h16" className="stroke-ink" />
    <path d="M14 54h132v50H14z" className="fill-desk stroke-ink" />
    <path d="M14 70h132M14 87h132" className="stroke-ink" />
    <path d="M66 62h28v16H66z" className="fill-brass-pale stroke-ink" />
  </>,
  // A clock, and the offer in its envelope.
  <>
    <circle cx="46" cy="42" r="36" className="fill-sheet stroke-ink" />
    <path d="M46 20v22l16 10" className="stroke-brass" strokeWidth="4" />
    <path d="M46 11v.1M46 73v.1M15 42h.1M77 42h.1" className="stroke-edge" strokeWidth="5" />
    <path d="M62 52h92v52H62z" className="fill-paper stroke-ink" />
    <path d="m62 52 46 32 46-32" className="stroke-ink" />
    <circle cx="108" cy="82" r="11" className="fill-ribbon stroke-ink" />
  </>,
];

export function PriceFactorDrawing({ index }: { index: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 104"
      className="block h-26 max-sm:h-auto max-sm:w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
    >
      {pictures[index]}
    </svg>
  );
}
