import type { Faq } from '#/content/faq.ts';
import { ClosingWall } from '#/web/site/layout/closing-wall.tsx';
import { ButtonLink } from '#/web/ui/button.tsx';

export function StillAsking({ heading, text, consultation, demo, pricing }: Faq['closing']) {
  return (
    <ClosingWall id="still-asking" heading={heading} text={text}>
      <ButtonLink href={consultation.href} size="large" variant="brass">
        {consultation.label}
      </ButtonLink>
      <ButtonLink href={demo.href} size="large" variant="onDesk">
        {demo.label}
      </ButtonLink>
      <a href={pricing.href} className="text-link flex min-h-13 items-center justify-center">
        {pricing.label}
      </a>
    </ClosingWall>
  );
}
