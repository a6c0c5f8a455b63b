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
        'relative grid content-start justify-items-center gap-1 rounded-t-[5rem] rounded-b-lg border-2 border-brass bg-sheet pt-13 text-center shadow-sheet',
        small ? 'px-2 pb-4' : 'px-4 pb-6',
      )}
    >
      <span aria-hidden="true" className="absolute top-5 size-5 rounded-full border-2 border-brass bg-paper" />
      <span aria-hidden="true" className="absolute -top-5 h-11 w-3.5 rounded-full border-2 border-edge" />
      <strong className={classNames('font-bold font-display text-brass-ink', small ? 'text-2xl' : 'text-3xl')}>{figure}</strong>{' '}
      <span className={classNames('font-semibold leading-snug', small ? 'text-xs sm:text-sm' : 'text-sm')}>{caption}</span>
    </p>
  );
}
