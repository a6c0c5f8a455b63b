import { brand } from '#/content/brand.ts';
import type { Pricing } from '#/content/pricing.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Logo } from '#/web/ui/logo.tsx';

export type QuoteProps = Pricing['decides']['quote'] & {
  /** What each agent does, and what this one does once it is ticked. */
  does: readonly (readonly string[])[];
};

/** A quote as the sheet that a customer gets: what the agent does, a dotted line from each name to what is due, and a blank for each amount. */
export function Quote({ heading, sample, to, agent, does: [always = [], added = []], lines, agreed }: QuoteProps) {
  return (
    <section
      aria-labelledby="quote"
      className="flex flex-col rounded-sm border border-line bg-sheet px-6 pt-7 pb-8 shadow-raised sm:px-11 sm:pt-10 lg:self-stretch"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-brass border-b-4 border-double pb-5">
        <p aria-hidden="true" className="flex items-center gap-2.5 font-display font-semibold text-lg">
          <Logo className="size-8 text-brass" />
          {brand.name}
        </p>
        <h3 id="quote" className="text-2xl">
          {heading}
        </h3>
      </div>
      <p className="flex flex-wrap items-center gap-y-2 py-5">
        <span className="mr-3 text-ink-soft text-sm">{to[0]}</span>
        <b className="font-semibold">{to[1]}</b>
        <span className="ml-auto -rotate-3 rounded-sm border-2 border-brass px-2.5 font-semibold text-brass-ink text-sm">
          {sample}
        </span>
      </p>
      <div className="border-line border-t py-3.5">
        <p className="font-semibold">{agent}</p>
        <p className="mt-1 text-sm">{always.join(' · ')}</p>
        <ul className="text-sm">
          {added.map((line) => (
            <li key={line} className="of-ticked mt-1 flex items-center gap-2 font-semibold">
              <CheckIcon className="size-4 text-brass-ink" strokeWidth={2.5} />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <dl>
        {lines.map(({ name, text, unit, due }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-2 border-line border-t py-3.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="flex grow flex-wrap items-baseline gap-x-2 whitespace-nowrap font-semibold">
              <i aria-hidden="true" className="grow border-edge border-b-2 border-dotted" />
              {unit}
              {unit && <i aria-hidden="true" className="w-18 border-edge border-b-2" />}
              {due}
            </dd>
            <dd className="basis-full text-ink-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto grid grid-cols-2 gap-x-gutter border-line border-t pt-5">
        <p className="col-span-full font-semibold">{agreed.text}</p>
        {agreed.by.map((who) => (
          <p key={who} className="mt-12 border-edge border-t pt-1.5 text-ink-soft text-sm">
            {who}
          </p>
        ))}
      </div>
    </section>
  );
}
