import type { ReactNode } from 'react';
import type { Faq } from '#/content/faq.ts';

export interface FaqHeaderProps extends Pick<Faq['header'], 'heading' | 'text'> {
  /** Below the sentence. */
  children?: ReactNode;
}

/** The page's title on the wall, and below it the topics. */
export function FaqHeader({ heading, text, children }: FaqHeaderProps) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:80%_60%]">
      <div className="page-width pt-8 pb-6 md:pt-12 md:pb-9">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-4 text-desk-soft text-lg md:mt-6">{text}</p>
        {children}
      </div>
    </div>
  );
}
