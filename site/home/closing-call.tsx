import type { Home } from '#/content/home.ts';
import { ClosingWall } from '#/site/layout/closing-wall.tsx';
import { ButtonLink } from '#/site/ui/button.tsx';
import { ArrowIcon } from '#/site/ui/icons.tsx';

export function ClosingCall({ heading, text, start }: Home['closing']) {
  return (
    <ClosingWall id="closing" heading={heading} text={text}>
      <ButtonLink href={start.href} size="large" variant="brass">
        {start.label}
        <ArrowIcon className="size-5" />
      </ButtonLink>
    </ClosingWall>
  );
}
