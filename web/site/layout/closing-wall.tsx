import type { ReactNode } from 'react';
import { Bell } from '#/web/ui/bell.tsx';

export interface ClosingWallProps {
  id: string;
  heading: string;
  text: string;
  /** Links to the next pages. */
  children: ReactNode;
}

/** The last section of a page: a drawing of the wall and the bell above the footer. */
export function ClosingWall({ id, heading, text, children }: ClosingWallProps) {
  return (
    <section
      data-reveal=""
      aria-labelledby={id}
      className="wall mt-20 overflow-clip [--lamp:78%_90%] md:mt-32 print:mt-8"
    >
      <div className="page-width grid items-end gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="py-16 md:py-28">
          <h2 id={id} className="max-w-[18ch] text-4xl">
            {heading}
          </h2>
          <p className="mt-6 max-w-[36rem] text-desk-soft text-lg">{text}</p>
          <div className="mt-9 flex flex-wrap gap-4">{children}</div>
        </div>
        <svg aria-hidden="true" viewBox="290 250 244 222" className="w-full max-lg:hidden print:hidden" fill="none">
          <Bell />
        </svg>
      </div>
    </section>
  );
}
