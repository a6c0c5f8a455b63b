import type { Audience } from '#/content/audiences.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { DeskDrawing } from './desk-drawings.tsx';

interface Way {
  label: string;
  href: string;
}

export interface AudienceHeroProps extends Pick<Audience, 'id' | 'heading' | 'text'> {
  tryIt: Way;
  start: Way;
}

/** Whom the page is for, the way to hear an agent, and a desk of such a business. */
export function AudienceHero({ id, heading, text, tryIt, start }: AudienceHeroProps) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:76%_45%]">
      <div className="page-width grid items-end gap-x-gutter lg:grid-cols-2">
        <div className="self-center py-12 md:py-16">
          {/* As large as lets the longest kind of business stand on one line. */}
          <h1 className="text-4xl lg:text-[clamp(2.25rem,4.25vw,4.125rem)]">{heading}</h1>
          <p className="mt-6 max-w-[34rem] text-desk-soft text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4 max-sm:grid">
            <ButtonLink href={tryIt.href} size="large" variant="brass">
              {tryIt.label}
              <ArrowIcon className="size-5" />
            </ButtonLink>
            <ButtonLink href={start.href} size="large" variant="onDesk">
              {start.label}
            </ButtonLink>
          </div>
        </div>
        <DeskDrawing id={id} />
      </div>
    </div>
  );
}
