import { audiences } from '#/content/audiences.ts';
import { figures } from '#/content/claims.ts';
import type { Home } from '#/content/home.ts';
import { HandedOver } from '#/web/site/panes/handed-over.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

const shown = [figures.users, figures.support];

/** What we are, in figures and in what reaches an owner, and whom we work with. */
export function WhoWeAre({ heading, text, sample, automation, handOver, audience, others }: Home['whoWeAre']) {
  const ways = [...audiences.map(({ label, asked, path }) => ({ label, text: asked, href: path })), others];
  return (
    <section data-reveal="" aria-labelledby="who-we-are" className="page-width section-space">
      <div className="grid items-start gap-x-gutter gap-y-6 lg:grid-cols-2">
        <div>
          <h2 id="who-we-are" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-4 max-w-[34rem] text-ink-soft text-lg sm:text-xl">{text}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-gutter">
          {shown.map(({ figure, caption, basis }) => (
            <p key={figure} className="border-brass border-l-2 pl-5">
              <strong className="block font-display font-semibold text-3xl">{figure}</strong>{' '}
              <span className="block font-semibold">
                {caption}{' '}
                {basis.kind === 'sample' && <small className="font-normal text-ink-soft text-sm">{sample}</small>}
              </span>
            </p>
          ))}
        </div>
      </div>
      <div className="mt-9 grid overflow-clip rounded-lg bg-desk text-desk-ink shadow-raised lg:grid-cols-2 print:border">
        <div className="flex flex-col p-5 sm:p-10">
          <h3 className="text-2xl">{automation.title}</h3>
          <p className="mt-3 mb-6 max-w-[34rem] text-desk-soft sm:text-lg">{automation.text}</p>
          <HandedOver {...handOver} call="online-store" />
        </div>
        <nav aria-labelledby="audiences" className="flex flex-col bg-desk-deep p-5 sm:p-10">
          <h3 id="audiences" className="text-2xl">
            {audience}
          </h3>
          <ul className="mt-2 grid grow auto-rows-fr max-sm:grid-cols-2">
            {ways.map(({ label, text: asked, href }) => (
              <li key={href} className="border-desk-line max-sm:border-t sm:not-last:border-b">
                <a
                  href={href}
                  className="flex h-full min-h-12 items-center gap-3 py-1.5 -outline-offset-3 hover:text-brass-bright"
                >
                  <span className="grow items-baseline justify-between sm:flex">
                    <b className="block font-semibold max-sm:text-sm">{label}</b>
                    <span className="text-desk-soft text-sm max-sm:hidden">{asked}</span>
                  </span>
                  <ArrowIcon className="size-5 shrink-0 text-brass-bright max-sm:hidden" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
