import type { Faq } from '#/content/faq.ts';
import { ButtonLink } from '#/site/ui/button.tsx';

export function StillAsking({ heading, text, consultation, demo }: Faq['closing']) {
  return (
    <section data-reveal="" aria-labelledby="still-asking" className="page-width pt-16 md:pt-20">
      <div className="grid items-center gap-x-12 gap-y-7 rounded-lg border-brass border-t-4 bg-desk px-7 py-10 text-desk-ink shadow-raised md:px-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="still-asking" className="text-2xl">
            {heading}
          </h2>
          <p className="mt-3 text-desk-soft text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={consultation.href} size="large" variant="brass">
            {consultation.label}
          </ButtonLink>
          <ButtonLink href={demo.href} size="large" variant="onDesk">
            {demo.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
