import type { ReactNode } from 'react';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { ClosingWall } from './closing-wall.tsx';

interface Way {
  label: string;
  href: string;
}

export interface ClosingCallProps {
  heading: string;
  text: string;
  start: Way;
  /** A further way on. */
  other?: Way;
  /** The wall is high, and its words are large. */
  isTall?: boolean;
  /** What the page led to. */
  children?: ReactNode;
}

/** The end of a page: the way to the form, another beside it, and a picture. */
export function ClosingCall({ heading, text, start, other, isTall, children }: ClosingCallProps) {
  return (
    <ClosingWall id="closing" heading={heading} text={text} isTall={isTall} picture={children}>
      <ButtonLink href={start.href} size="large" variant="brass">
        {start.label}
        <ArrowIcon className="size-5" />
      </ButtonLink>
      {other && (
        <ButtonLink href={other.href} size="large" variant="onDesk">
          {other.label}
        </ButtonLink>
      )}
    </ClosingWall>
  );
}
