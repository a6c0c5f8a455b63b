import type { Faq } from '#/content/faq.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** The end of the questions: the ways to ask another, a line each. */
export function StillAsking({ heading, text, consultation, demo }: Faq['closing']) {
  return (
    <section data-reveal="" aria-labelledby="still-asking" className="wall mt-20 [--lamp:20%_90%] md:mt-32 print:mt-8">
      <div className="page-width grid items-center gap-x-gutter gap-y-9 py-14 md:py-20 lg:grid-cols-2">
        <div>
          <h2 id="still-asking" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-5 max-w-[32rem] text-desk-soft text-lg">{text}</p>
        </div>
        <ul className="grid gap-3">
          {[consultation, demo].map(({ label, href }, index) => (
            <li key={href}>
              <a
                href={href}
                className={classNames(
                  'settle flex min-h-16 items-center justify-between gap-4 rounded-md border px-6 py-2 font-semibold text-lg',
                  index === 0
                    ? 'border-brass-bright bg-brass-bright text-on-brass hover:border-brass-pale hover:bg-brass-pale'
                    : 'border-desk-soft hover:border-brass-bright hover:text-brass-bright',
                )}
              >
                {label}
                <ArrowIcon className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
