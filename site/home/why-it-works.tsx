import type { Home } from '#/content/home.ts';
import { Section } from '#/site/layout/section.tsx';
import { HandsetIcon, LedgerIcon, PlugIcon, RestIcon } from '#/site/ui/icons.tsx';

const icons = [HandsetIcon, RestIcon, PlugIcon, LedgerIcon];

export function WhyItWorks({ heading, reasons, guarantee }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading}>
      <ul className="grid gap-px overflow-hidden rounded-lg border-2 border-line bg-line shadow-sheet sm:grid-cols-2">
        {reasons.map((reason, index) => {
          const Icon = icons[index % icons.length] ?? HandsetIcon;
          return (
            <li key={reason.title} className="bg-sheet p-7 md:p-9">
              <Icon className="size-9 text-brass-ink" />
              <h3 className="mt-4 text-xl">{reason.title}</h3>
              <p className="mt-2 text-ink-soft">{reason.text}</p>
            </li>
          );
        })}
      </ul>
      <div className="relative mx-auto -mt-3 w-[calc(100%-2rem)] max-w-[38rem] -rotate-1 rounded-sm border-4 border-good border-double bg-good-wash px-6 py-5 text-center shadow-sheet">
        <h3 className="text-2xl text-good">{guarantee.title}</h3>
        <p className="mt-1">{guarantee.text}</p>
      </div>
    </Section>
  );
}
