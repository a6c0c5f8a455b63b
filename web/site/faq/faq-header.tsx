import type { ReactNode } from 'react';
import type { Faq } from '#/content/faq.ts';

export interface FaqHeaderProps extends Pick<Faq['header'], 'heading' | 'text'> {
  /** Beside the title on a wide page, below it on a narrow one. */
  children: ReactNode;
}

/** The page's title on the wall, and what answers a question that is not on the page. */
export function FaqHeader({ heading, text, children }: FaqHeaderProps) {
  return (
    <div className="wall [--lamp:76%_45%]">
      <div className="page-width grid items-center gap-x-gutter gap-y-7 pt-8 pb-8 md:py-12 lg:grid-cols-2">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-4 text-desk-soft text-lg md:mt-6">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
