import type { Faq } from '#/content/faq.ts';
import { PageHeader } from '#/web/site/layout/page-header.tsx';

export function FaqHeader({ heading, text, contact }: Faq['header']) {
  return (
    <PageHeader heading={heading} text={text}>
      {' '}
      <a href={contact.href} className="text-link">
        {contact.label}
      </a>
      .
    </PageHeader>
  );
}
