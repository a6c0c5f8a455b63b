import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';

interface DrawingProps {
  /** On a wide page. */
  isLarge?: boolean;
}

/** Each stands on one line, as wide as the others of its size. */
function Drawing({ isLarge = false, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 104"
      className={classNames('w-22 sm:w-36', isLarge && 'lg:w-96')}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={isLarge ? 2 : 3}
    >
      {children}
      <path d="M2 102h156" className="stroke-ink" />
    </svg>
  );
}

/** The bell, struck, and the answer. */
export function AtHandDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M56 18h8v16h-8zM51 8h18a5 5 0 0 1 0 10H51a5 5 0 0 1 0-10z" className="fill-brass-pale stroke-ink" />
      <path d="M12 90c0-32 21-58 48-58s48 26 48 58zM6 90h108v12H6z" className="fill-brass-bright stroke-ink" />
      <path d="M61 33c26 0 46 26 46 56H74c6-17 6-41-13-56z" className="fill-brass opacity-60" />
      <path d="M20 26c-7 5-11 11-14 19M100 26c7 5 11 11 14 19" className="stroke-brass" />
      <circle cx="138" cy="31" r="20" className="fill-desk stroke-ink" />
      <path d="m129 31 7 7 12-14" className="stroke-brass-bright" />
    </Drawing>
  );
}

/** A window at night and a cup. */
export function NightDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M10 4h80v80H10z" className="fill-desk stroke-ink" />
      <path d="M68 14a15 15 0 1 0 11 24 18 18 0 0 1-11-24z" className="fill-brass-bright" />
      <path d="M28 20h.1M34 64h.1M72 66h.1" className="stroke-brass-pale" />
      <path d="M50 4v80M10 44h80M2 84h96" className="stroke-ink" />
      <path d="M106 56h36v28a17 17 0 0 1-17 17h-2a17 17 0 0 1-17-17z" className="fill-brass-bright stroke-ink" />
      <path d="M142 64h5a8 8 0 0 1 0 17h-5" className="stroke-ink" />
      <path d="M117 44c-4-6 4-8 0-15M131 44c-4-6 4-8 0-15" className="stroke-brass" />
    </Drawing>
  );
}

/** A cord plugged into the list that is there already. */
export function ConnectedDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M76 4h78v98H76z" className="fill-paper stroke-ink" />
      <path d="M76 4h78v20H76z" className="fill-desk stroke-ink" />
      <path d="M112 44h28M112 64h20M112 84h26" className="stroke-edge" />
      <path d="M95 44h.1M95 84h.1" className="stroke-brass" strokeWidth="11" />
      <path d="M95 64h.1" className="stroke-ink" strokeWidth="15" />
      <path d="M2 90c34 8 14-26 46-26h47" className="stroke-brass" strokeWidth="5" />
      <path d="M44 56h26v16H44z" className="fill-brass-bright stroke-ink" />
    </Drawing>
  );
}

/** The appointments of a day, nearly all of them taken. */
export function BookedDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M20 14h120v88H20z" className="fill-sheet stroke-ink" />
      <path d="M20 14h120v20H20z" className="fill-desk stroke-ink" />
      <path d="M48 6v16M112 6v16" className="stroke-brass" strokeWidth="5" />
      <path
        d="M32 44h26v20H32zM67 44h26v20H67zM32 73h26v20H32zM67 73h26v20H67zM102 73h26v20h-26z"
        className="fill-brass-bright stroke-ink"
      />
      <path d="M102 44h26v20h-26z" className="stroke-ink" strokeDasharray="2 6" />
      <path d="m40 54 4 4 7-8M75 54l4 4 7-8M40 83l4 4 7-8M75 83l4 4 7-8M110 83l4 4 7-8" className="stroke-on-brass" />
    </Drawing>
  );
}
