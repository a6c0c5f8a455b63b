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
        small ? 'mt-9 max-w-40 gap-1 px-2 pt-14 pb-8' : 'mt-9 max-w-44 gap-2 px-3 pt-22 pb-12',
      )}
    >
      <i aria-hidden="true" className={small ? 'max-[23rem]:hidden' : undefined} />
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
