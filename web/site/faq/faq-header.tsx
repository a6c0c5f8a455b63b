import type { Faq } from '#/content/faq.ts';
import { ButtonLink } from '#/web/ui/button.tsx';

/** The page's title on the wall, and the way to ask a person what is not on it. */
export function FaqHeader({ heading, text, contact }: Faq['header']) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:80%_60%]">
      <div className="page-width grid items-end gap-x-gutter gap-y-6 pt-8 pb-9 md:py-14 lg:grid-cols-[1fr_auto]">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-3 text-desk-soft text-lg md:mt-4">{text}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-desk-soft">
          {contact.before}
          <ButtonLink href={contact.href} variant="onDesk">
            {contact.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
