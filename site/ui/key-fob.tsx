import { classNames } from './class-names.ts';

export interface KeyFobProps {
  figure: string;
  caption: string;
  small?: boolean;
}

/** A figure and its caption, engraved on a room-key tag. */
export function KeyFob({ figure, caption, small }: KeyFobProps) {
  return (
    <p
      className={classNames(
        'relative grid justify-items-center rounded-t-[6rem] rounded-b-lg border-2 border-brass bg-sheet text-center shadow-sheet',
        small ? 'content-start gap-1 px-2 pt-14 pb-5' : 'content-center gap-1.5 px-4 pt-18 pb-9',
      )}
    >
      <span aria-hidden="true" className="absolute top-5 size-6 rounded-full border-2 border-brass bg-paper" />
      <span aria-hidden="true" className="absolute -top-6 h-15 w-5 rounded-full border-[3px] border-edge" />
      <strong
        className={classNames('font-bold font-display text-brass-ink leading-none', small ? 'text-2xl' : 'text-4xl')}
      >
        {figure}
      </strong>{' '}
      <span className={classNames('font-semibold leading-snug', small ? 'text-xs sm:text-sm' : 'text-base')}>
        {caption}
      </span>
    </p>
  );
}
