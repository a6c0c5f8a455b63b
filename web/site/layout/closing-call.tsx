import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { ClosingWall, type ClosingWallProps } from './closing-wall.tsx';

interface Way {
  label: string;
  href: string;
}

export interface ClosingCallProps extends Pick<ClosingWallProps, 'heading' | 'text' | 'isTall' | 'isHalved'> {
  start: Way;
  /** A further way on. */
  other?: Way;
  /** What the page led to. */
  children?: ClosingWallProps['picture'];
}

/** The end of a page: the way to the form, another beside it, and a picture. */
export function ClosingCall({ start, other, children, ...rest }: ClosingCallProps) {
  return (
    <ClosingWall id="closing" picture={children} {...rest}>
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
