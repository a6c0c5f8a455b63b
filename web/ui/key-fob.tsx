import { classNames } from './class-names.ts';

export interface KeyFobProps {
  figure: string;
  caption: string;
  /** A third line, in small letters. */
  note?: string | undefined;
  small?: boolean;
}

/** A figure and its caption on a room-key tag. */
export function KeyFob({ figure, caption, note, small }: KeyFobProps) {
  return (
    <p
      className={classNames('fob w-full', small ? 'fob-small gap-1.5 px-2 sm:max-w-40' : 'mt-9 gap-1 px-3 pt-15 pb-6')}
    >
      <i aria-hidden="true" />
      <strong
        className={classNames(
          'whitespace-nowrap font-display font-semibold leading-none',
          small ? 'text-xl xl:text-2xl' : 'text-4xl',
        )}
      >
        {figure}
      </strong>{' '}
      <span className={classNames('font-semibold leading-snug', small ? 'text-xs sm:text-sm' : 'text-base')}>
        {caption}
      </span>
      {note && <small className="text-ink-soft text-xs">{note}</small>}
    </p>
  );
}
