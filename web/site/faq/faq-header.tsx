import type { Faq } from '#/content/faq.ts';

/** The page's title on the wall, and the way to ask what is not on it. */
export function FaqHeader({ heading, text, contact }: Faq['header']) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:80%_60%]">
      <div className="page-width py-8 md:py-12">
        <h1 className="text-[clamp(2.25rem,1.2rem+2.6vw,3.75rem)]/[1.05]">{heading}</h1>
        <p className="mt-3 text-desk-soft text-lg md:mt-4">
          {text} {contact.before}{' '}
          <a href={contact.href} className="inline-block text-desk-ink text-link">
            {contact.label}
          </a>
        </p>
      </div>
    </div>
  );
}
