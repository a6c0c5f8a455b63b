import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';

export interface ClosingWallProps {
  id: string;
  heading: string;
  text: string;
  /** What the page led to: it stands on the lower edge, on a wide page only. */
  picture?: ReactNode;
  /** The wall is high, and its words are large. */
  isTall?: boolean | undefined;
  /** The picture begins at the second half of the page. */
  isHalved?: boolean | undefined;
  /** Links to the next pages. */
  children: ReactNode;
}

/** The last section of a page: the wall above the footer. */
export function ClosingWall({ id, heading, text, picture, isTall, isHalved, children }: ClosingWallProps) {
  return (
    <section
      data-reveal=""
      aria-labelledby={id}
      className="wall mt-16 overflow-clip [--lamp:78%_90%] md:mt-32 print:mt-8"
    >
      <div
        className={classNames(
          'page-width grid items-end gap-x-gutter',
          isHalved ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        )}
      >
        <div className={isTall ? 'py-16 md:py-28' : 'py-14 md:py-20'}>
          <h2 id={id} className={isTall ? 'mb-6 text-4xl' : 'mb-5 text-3xl'}>
            {heading}
          </h2>
          <p className="max-w-[36rem] text-desk-soft text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4 max-sm:grid">{children}</div>
        </div>
        {picture}
      </div>
    </section>
  );
}
