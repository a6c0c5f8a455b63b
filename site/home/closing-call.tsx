import type { Home } from '#/content/home.ts';
import { ButtonLink } from '#/site/ui/button.tsx';
import { ArrowIcon } from '#/site/ui/icons.tsx';

export function ClosingCall({ heading, text, start }: Home['closing']) {
  return (
    <section data-reveal="" aria-labelledby="closing" className="page-width pt-20 md:pt-28">
      <div className="grid items-center justify-items-start gap-x-12 gap-y-7 rounded-lg border-brass border-t-4 bg-desk px-7 py-10 text-desk-ink shadow-raised md:px-12 md:py-14 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="closing" className="max-w-[24ch] text-3xl">
            {heading}
          </h2>
          <p className="mt-4 text-desk-soft text-lg">{text}</p>
        </div>
        <ButtonLink href={start.href} size="large" variant="brass">
          {start.label}
          <ArrowIcon className="size-5" />
        </ButtonLink>
      </div>
    </section>
  );
}
