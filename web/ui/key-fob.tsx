export interface KeyFobProps {
  figure: string;
  caption: string;
  /** A third line, in small letters. */
  note?: string | undefined;
}

/** A figure and its caption on a room-key tag. */
export function KeyFob({ figure, caption, note }: KeyFobProps) {
  return (
    <p className="fob mt-9 w-full">
      <i aria-hidden="true" />
      <strong className="whitespace-nowrap font-display font-semibold text-3xl leading-none lg:text-4xl">
        {figure}
      </strong>{' '}
      <span className="font-semibold">{caption}</span>
      {note && <small className="text-ink-soft text-xs">{note}</small>}
    </p>
  );
}
