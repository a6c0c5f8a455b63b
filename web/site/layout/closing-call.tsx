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
  /** Further ways on. */
  tryIt?: Way;
  pricing?: Way;
  /** The wall shows the bell. */
  hasBell?: boolean;
}

/** The end of a page: the way to the form, and others beside it. */
export function ClosingCall({ heading, text, start, tryIt, pricing, hasBell }: ClosingCallProps) {
  return (
    <ClosingWall id="closing" heading={heading} text={text} hasBell={hasBell}>
      <ButtonLink href={start.href} size="large" variant="brass">
        {start.label}
        <ArrowIcon className="size-5" />
      </ButtonLink>
      {[tryIt, pricing].map(
        (way) =>
          way && (
            <ButtonLink key={way.href} href={way.href} size="large" variant="onDesk">
              {way.label}
            </ButtonLink>
          ),
      )}
    </ClosingWall>
  );
}
