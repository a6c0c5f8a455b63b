import type { ReactNode } from 'react';
import type { Pricing } from '#/content/pricing.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon, Icon } from '#/web/ui/icons.tsx';
import { Quote } from './quote.tsx';

/** What an offer is worked out from, whether or not the owner names prices here; beside it the quote. */
export function PriceFactors({ heading, text, less, more, quote }: Pricing['decides']) {
  return (
    <section
      data-reveal=""
      aria-labelledby="decides"
      className="page-width section-space grid items-start gap-x-gutter gap-y-10 lg:grid-cols-2"
    >
      {/* As high as the quote. */}
      <div className="flex flex-col lg:self-stretch">
        <h2 id="decides" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-[32rem] text-ink-soft text-lg">{text}</p>
        <div className="mt-8 grid grow gap-4 sm:grid-cols-2">
          <Agent label={less.label} does={less.does} />
          <Agent label={more.label} does={less.does} adds={more.adds} />
        </div>
      </div>
      <Quote {...quote} />
    </section>
  );
}

interface AgentProps {
  label: string;
  does: string[];
  /** What it does besides, in bold. */
  adds?: string[];
}

/** What an agent does and is connected to, by lines. */
function Agent({ label, does, adds = [] }: AgentProps) {
  return (
    <div
      className={classNames(
        'rounded-lg border-t-4 bg-sheet px-5 shadow-sheet',
        adds.length > 0 ? 'border-brass' : 'border-line',
      )}
    >
      <h3 className="pt-4 pb-3 text-xl">{label}</h3>
      <ul>
        {does.map((each) => (
          <Line key={each} className="text-ink-soft">
            <CheckIcon className="mt-0.5 size-5 shrink-0" />
            {each}
          </Line>
        ))}
        {adds.map((each) => (
          <Line key={each} className="font-semibold">
            <PlusIcon />
            {each}
          </Line>
        ))}
      </ul>
    </div>
  );
}

function Line({ className, children }: { className: string; children: ReactNode }) {
  return <li className={classNames('flex gap-3 border-line border-t py-3 lg:py-4', className)}>{children}</li>;
}

function PlusIcon() {
  return (
    <Icon className="mt-0.5 size-5 shrink-0 text-brass-ink" strokeWidth={2.5}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}
