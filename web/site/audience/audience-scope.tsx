import type { ReactNode } from 'react';
import type { AudiencePage } from '#/content/audience-page.ts';
import type { Audience } from '#/content/audiences.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon, CheckIcon, Icon, type IconProps } from '#/web/ui/icons.tsx';

export interface AudienceScopeProps extends Pick<Audience, 'does' | 'leaves' | 'data'> {
  words: Pick<AudiencePage, 'does' | 'leaves' | 'owners'>;
}

/** What an agent does for such a business, what it leaves to people, and where an owner reads on. */
export function AudienceScope({ words, does, leaves, data }: AudienceScopeProps) {
  const ways = words.owners.ways.map((way) => (way.href === data?.href ? { ...way, ...data } : way));
  return (
    <div data-reveal="" className="page-width pt-14 md:pt-20">
      <div className="grid overflow-clip rounded-lg bg-desk text-desk-ink shadow-raised lg:grid-cols-2 print:border">
        <Points
          id="does"
          heading={words.does.heading}
          points={[does, ...words.does.cards]}
          icon={<CheckIcon className="mt-0.5 size-6 text-brass-bright" strokeWidth={2.5} />}
        />
        <Points
          id="leaves"
          heading={words.leaves.heading}
          points={[leaves, ...words.leaves.cards]}
          icon={<PersonIcon className="mt-0.5 size-6 text-brass-bright" />}
          className="bg-desk-deep"
        />
      </div>
      <section aria-labelledby="owners" className="pt-14 md:pt-20">
        <h2 id="owners" className="text-3xl">
          {words.owners.heading}
        </h2>
        <ul className="mt-6 border-line border-t md:mt-8">
          {ways.map(({ label, text, href }) => (
            <li key={href} className="border-line border-b">
              <a
                href={href}
                className="settle grid grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-gutter gap-y-1 py-4 hover:text-brass-ink lg:grid-cols-2 lg:py-6"
              >
                <b className="font-display font-semibold text-xl lg:row-start-1">{label}</b>
                <span className="text-ink-soft max-lg:row-start-2 lg:col-start-2 lg:row-start-1 lg:pr-12">{text}</span>
                <ArrowIcon className="row-span-2 size-6 text-brass-ink lg:col-start-2 lg:row-span-1 lg:row-start-1 lg:justify-self-end" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
    </Icon>
  );
}

interface PointsProps {
  id: string;
  heading: string;
  points: AudiencePage['does']['cards'];
  /** Before each point. */
  icon: ReactNode;
  className?: string;
}

function Points({ id, heading, points, icon, className }: PointsProps) {
  return (
    <section aria-labelledby={id} className={classNames('p-5 sm:p-10', className)}>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-6 grid gap-y-5">
        {points.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-4">
            {icon}
            <div>
              <h3 className="font-semibold text-base [font-family:var(--font-text)]">{title}</h3>
              <p className="mt-0.5 text-desk-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
