import type { Faq } from '#/content/faq.ts';
import { ButtonLink } from '#/web/ui/button.tsx';

/** The page's title on the wall, and the way to ask what is not on it. */
export function FaqHeader({ heading, text, contact }: Faq['header']) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:80%_60%]">
      <div className="page-width grid items-end gap-x-gutter gap-y-6 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-[clamp(2.25rem,1.2rem+2.6vw,3.75rem)]/[1.05]">{heading}</h1>
          <p className="mt-3 text-desk-soft text-lg md:mt-4">{text}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 text-desk-soft">
          {contact.before}
          <ButtonLink href={contact.href} variant="onDesk">
            {contact.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
