import type { Home } from '#/content/home.ts';
import { ClosingWall } from '#/web/site/layout/closing-wall.tsx';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

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
