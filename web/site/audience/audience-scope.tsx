import type { ReactNode } from 'react';
import type { Audience, AudiencePage } from '#/content/audiences.ts';
import { ArrowIcon, CheckIcon, Icon, type IconProps } from '#/web/ui/icons.tsx';

export interface AudienceScopeProps extends Pick<Audience, 'does' | 'leaves' | 'data'> {
  words: Pick<AudiencePage, 'does' | 'leaves' | 'owners'>;
}

/** What an agent does for such a business, what it leaves to people, and where an owner reads on. */
export function AudienceScope({ words, does, leaves, data }: AudienceScopeProps) {
  const ways = words.owners.ways.map((way) => (way.href === data?.href ? { ...way, ...data } : way));
  return (
    <div data-reveal="" className="page-width pt-14 md:pt-20">
      <div className="grid gap-gutter lg:grid-cols-2">
        <Points
          id="does"
          heading={words.does.heading}
          points={[does, ...words.does.cards]}
          icon={<CheckIcon className="mt-0.5 size-6 text-brass-ink" strokeWidth={2.5} />}
        />
        <Points
          id="leaves"
          heading={words.leaves.heading}
          points={[leaves, ...words.leaves.cards]}
          icon={<PersonIcon className="mt-0.5 size-6 text-brass-ink" />}
        />
      </div>
      <section aria-labelledby="owners" className="pt-14 md:pt-16">
        <h2 id="owners" className="text-2xl">
          {words.owners.heading}
        </h2>
        <ul className="mt-5 grid gap-x-gutter border-line border-y lg:grid-cols-3">
          {ways.map(({ label, text, href }) => (
            <li key={href} className="border-line max-lg:not-last:border-b">
              <a href={href} className="settle flex items-center justify-between gap-4 py-4 hover:text-brass-ink">
                <span>
                  <b className="block font-semibold">{label}</b>
                  <span className="text-ink-soft text-sm">{text}</span>
                </span>
                <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
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
  points: Audience['questions'];
  /** Before each point. */
  icon: ReactNode;
}

function Points({ id, heading, points, icon }: PointsProps) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-sheet px-5 pb-2 shadow-raised sm:px-8">
      <h2 id={id} className="border-brass border-b-2 py-6 text-2xl">
        {heading}
      </h2>
      <ul>
        {points.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-line py-5 not-first:border-t">
            {icon}
            <div>
              <h3 className="font-semibold text-base [font-family:var(--font-text)]">{title}</h3>
              <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
