import type { Faq } from '#/content/faq.ts';
import { WallHeader } from '#/web/site/layout/wall-header.tsx';

export function FaqHeader({ heading, text, contact }: Faq['header']) {
  return (
    <WallHeader heading={heading} text={text} picture="faq" isLow>
      {' '}
      <a href={contact.href} className="text-link">
        {contact.label}
      </a>
      .
    </WallHeader>
  );
}
