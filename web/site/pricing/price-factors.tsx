import type { ReactNode } from 'react';
import type { Pricing } from '#/content/pricing.ts';
import { CheckIcon, Icon } from '#/web/ui/icons.tsx';
import { Quote } from './quote.tsx';

/** What an offer is worked out from, whether or not the owner names prices here; beside it the quote. */
export function PriceFactors({ heading, text, base, added, quote }: Pricing['decides']) {
  return (
    <section
      data-reveal=""
      aria-labelledby="decides"
      className="page-width section-space grid items-start gap-x-gutter gap-y-10 lg:grid-cols-2"
    >
      <div className="flex flex-col self-stretch">
        <h2 id="decides" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-[32rem] text-ink-soft text-lg">{text}</p>
        <div className="mt-8 flex grow flex-col justify-between rounded-lg border-brass border-t-4 bg-sheet px-5 pb-4 shadow-sheet sm:px-8">
          <Lines
            heading={base.label}
            icon={<CheckIcon className={iconClass} />}
            lines={base.lines}
            className="font-semibold"
          />
          <Lines heading={added.label} icon={<PlusIcon />} lines={added.lines} className="border-brass border-t-2" />
        </div>
      </div>
      <Quote {...quote} />
    </section>
  );
}

const iconClass = 'mt-0.5 size-5 shrink-0 text-brass-ink';

interface LinesProps {
  heading: string;
  /** Before each line. */
  icon: ReactNode;
  lines: Pricing['decides']['base']['lines'];
  className?: string;
}

/** What an agent does or is connected to, a line each, with an example. */
function Lines({ heading, icon, lines, className }: LinesProps) {
  return (
    <section className={className}>
      <h3 className="pt-4 pb-3 text-xl">{heading}</h3>
      <ul>
        {lines.map(([line, example]) => (
          <li key={line} className="flex gap-3 border-line border-t py-3.5">
            {icon}
            <p className="flex grow flex-wrap items-baseline justify-between gap-x-4">
              {line} <span className="font-normal text-ink-soft text-sm max-sm:w-full">{example}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlusIcon() {
  return (
    <Icon className={iconClass} strokeWidth={2.5}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}
