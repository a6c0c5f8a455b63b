import type { Faq } from '#/content/faq.ts';

/** The page's title on the wall. */
export function FaqHeader({ heading, text }: Pick<Faq['header'], 'heading' | 'text'>) {
  return (
    <div className="wall [--lamp:80%_60%]">
      <div className="page-width pt-8 pb-6 md:pt-12 md:pb-9">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-4 text-desk-soft text-lg md:mt-6">{text}</p>
      </div>
    </div>
  );
}
