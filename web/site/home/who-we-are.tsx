import { audiences } from '#/content/audiences.ts';
import { figures } from '#/content/claims.ts';
import type { Home } from '#/content/home.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { KeyFob } from '#/web/ui/key-fob.tsx';
import { SampleDay } from './sample-day.tsx';

const shown = [figures.users, figures.support];

/** What we are, in figures and in what an owner gets, and whom we work with. */
export function WhoWeAre({ heading, text, sample, claims, automation, day, audience }: Home['whoWeAre']) {
  return (
    <section data-reveal="" aria-labelledby="who-we-are" className="page-width section-space">
      <div className="grid items-start gap-x-gutter gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="who-we-are" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-6 max-w-[38rem] text-ink-soft text-xl">{text}</p>
        </div>
        <div>
          <div className="rail grid grid-cols-2 gap-x-gutter">
            {shown.map(({ figure, caption, basis }) => (
              <KeyFob
                key={figure}
                figure={figure}
                caption={caption}
                note={basis.kind === 'sample' ? sample : undefined}
              />
            ))}
          </div>
          <a href={claims.href} className="mt-5 inline-block text-link text-sm">
            {claims.label}
          </a>
        </div>
      </div>
      <div className="mt-9 grid overflow-hidden rounded-lg bg-desk text-desk-ink shadow-raised lg:grid-cols-2 lg:gap-x-gutter print:border">
        <div className="flex flex-col p-7 sm:p-10">
          <h3 className="text-2xl">{automation.title}</h3>
          <p className="mt-4 mb-8 max-w-[34rem] text-desk-soft text-lg">{automation.text}</p>
          <SampleDay {...day} />
        </div>
        <nav aria-labelledby="audiences" className="bg-desk-head p-7 sm:p-10 lg:-ml-10">
          <h3 id="audiences" className="text-xl">
            {audience}
          </h3>
          <ul className="mt-4">
            {audiences.map(({ id, label, asked, path }) => (
              <li key={id} className="border-desk-line not-last:border-b">
                <a
                  href={path}
                  className="flex min-h-12 items-center gap-3 py-1.5 -outline-offset-3 hover:text-brass-bright"
                >
                  <span className="mr-auto font-semibold">{label}</span>
                  <span className="text-right text-desk-soft text-sm max-sm:sr-only">{asked}</span>
                  <ArrowIcon className="size-5 shrink-0 text-brass-bright" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
