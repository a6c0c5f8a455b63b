import type { ReactNode } from 'react';
import type { Audience } from '#/content/audiences.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { AudienceCondition } from './audience-condition.tsx';

export interface AudienceHeroProps extends Pick<Audience, 'heading' | 'text' | 'condition'> {
  ways: { label: string; href: string }[];
  /** A call that an agent took for such a business. */
  children?: ReactNode;
}

/** Whom the page is for, the way to hear an agent, what to know first, and a call that an agent took. */
export function AudienceHero({ heading, text, condition, ways, children }: AudienceHeroProps) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:76%_45%]">
      <div className="page-width grid gap-x-gutter gap-y-10 pt-9 pb-10 md:py-12 lg:grid-cols-2">
        {/* In the middle beside the call; where that is read on, it stays in sight. */}
        <div className="lg:sticky lg:top-24 lg:flex lg:max-h-[30rem] lg:flex-col lg:justify-center">
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-5 max-w-[36rem] text-balance text-desk-soft text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4 max-sm:grid">
            {ways.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} size="large" variant={index === 0 ? 'brass' : 'onDesk'}>
                {label}
                {index === 0 && <ArrowIcon className="size-5" />}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div>{children}</div>
        {condition && <AudienceCondition {...condition} />}
      </div>
    </div>
  );
}
