import type { Security } from '#/content/security.ts';
import { ClosingWall } from '#/web/site/layout/closing-wall.tsx';
import { OperatorAddress } from '#/web/site/legal/operator-address.tsx';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { LockDrawing } from './call-path.tsx';

/** The end of Security: where to report a weakness. */
export function SecurityClosing({ heading, text, link, more }: Security['closing']) {
  return (
    <ClosingWall
      id="closing"
      heading={heading}
      text={text}
      picture={
        <svg
          aria-hidden="true"
          viewBox="20 2 88 86"
          className="w-full max-w-72 justify-self-end stroke-desk-deep max-lg:hidden print:hidden"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="1.5"
        >
          <LockDrawing />
        </svg>
      }
    >
      <ButtonLink href={link.href} size="large" variant="brass">
        {link.label}
        <ArrowIcon className="size-5" />
      </ButtonLink>
      <ButtonLink href={more.href} size="large" variant="onDesk">
        {more.label}
      </ButtonLink>
      <OperatorAddress className="w-full text-desk-soft" />
    </ClosingWall>
  );
}
