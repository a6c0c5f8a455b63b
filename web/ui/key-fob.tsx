import { classNames } from './class-names.ts';

export interface KeyFobProps {
  figure: string;
  caption: string;
  /** A word below the caption. */
  note?: string | undefined;
  small?: boolean;
}

/** A figure and its caption on a room-key tag. */
export function KeyFob({ figure, caption, note, small }: KeyFobProps) {
  return (
    <p
      className={classNames(
        'fob w-full',
        small && 'max-sm:rounded-md max-sm:before:inset-1',
        small ? 'mt-2.5 gap-1.5 px-2 py-3 sm:mt-9 sm:max-w-40 sm:pt-14 sm:pb-6' : 'mt-9 gap-2 px-3 pt-18 pb-9',
      )}
    >
      <i aria-hidden="true" className={small ? 'max-sm:hidden' : undefined} />
      <strong
        className={classNames(
          'whitespace-nowrap font-display font-semibold leading-none',
          small ? 'text-xl xl:text-2xl' : 'text-3xl',
        )}
      >
        {figure}
      </strong>{' '}
      <span className={classNames('font-semibold leading-snug', small ? 'text-xs sm:text-sm' : 'text-base')}>
        {caption}
      </span>
      {note && <span className="-mt-1 text-sm">{note}</span>}
    </p>
  );
}
