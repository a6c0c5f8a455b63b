import type { Security } from '#/content/security.ts';

/** What is missing, and what one can do meanwhile, on a card of its own: these are no features. */
export function Limits({ id, heading, text, facts }: Security['limits']) {
  return (
    <section aria-labelledby={id} className="page-width section-space">
      <div className="rounded-lg border-2 border-brass bg-brass-wash p-5 sm:p-10">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 text-ink-soft text-lg">{text}</p>
        <ul className="mt-8 grid gap-x-gutter gap-y-7 lg:grid-cols-2">
          {facts.map((fact) => (
            <li key={fact.title} className="border-brass border-t pt-4">
              <h3 className="text-xl">{fact.title}</h3>
              <p className="mt-2 max-w-[38rem] text-ink-soft">{fact.text}</p>
              <p className="mt-3">
                <a href={fact.meanwhile.href} className="text-link">
                  {fact.meanwhile.label}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
