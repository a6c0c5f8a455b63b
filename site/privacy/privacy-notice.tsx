import type { Privacy } from '#/content/privacy.ts';

/** One part for each thing a visitor may do here. */
export function PrivacyNotice({ sections, closing }: Pick<Privacy, 'sections' | 'closing'>) {
  return (
    <div className="page-width grid gap-12 pt-12 md:pt-16">
      {sections.map(({ id, heading, points }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <h2 id={id} className="text-2xl">
            {heading}
          </h2>
          <ul className="grid max-w-[68ch] gap-4 border-brass border-l-4 pl-6">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-lg">
        {closing.text}{' '}
        <a href={closing.link.href} className="text-link">
          {closing.link.label}
        </a>
      </p>
    </div>
  );
}
