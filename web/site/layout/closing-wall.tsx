import type { ReactNode } from 'react';
import { Bell } from '#/web/ui/bell.tsx';

export interface ClosingWallProps {
  id: string;
  heading: string;
  text: string;
  /** The wall is high and shows the bell; otherwise it is one line of text and links. */
  hasBell?: boolean | undefined;
  /** Links to the next pages. */
  children: ReactNode;
}

/** The last section of a page: the wall above the footer. */
export function ClosingWall({ id, heading, text, hasBell, children }: ClosingWallProps) {
  const words = <p className="max-w-[36rem] text-desk-soft text-lg">{text}</p>;
  const links = <div className="mt-8 flex flex-wrap gap-4 max-sm:grid">{children}</div>;
  return (
    <section
      data-reveal=""
      aria-labelledby={id}
      className="wall mt-20 overflow-clip [--lamp:78%_90%] md:mt-32 print:mt-8"
    >
      {hasBell ? (
        <div className="page-width grid items-end gap-x-gutter lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="py-16 md:py-28">
            <h2 id={id} className="mb-6 text-4xl">
              {heading}
            </h2>
            {words}
            {links}
          </div>
          <svg
            aria-hidden="true"
            viewBox="290 250 244 222"
            className="w-full max-w-[30rem] justify-self-end text-on-brass max-lg:hidden print:hidden"
            fill="none"
          >
            <Bell />
          </svg>
        </div>
      ) : (
        <div className="page-width grid gap-x-gutter gap-y-5 py-14 md:py-20 lg:grid-cols-2">
          <h2 id={id} className="max-w-[18ch] text-3xl">
            {heading}
          </h2>
          <div className="lg:pt-1.5">
            {words}
            {links}
          </div>
        </div>
      )}
    </section>
  );
}
