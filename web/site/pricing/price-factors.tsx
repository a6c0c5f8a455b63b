import type { Pricing } from '#/content/pricing.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Quote } from './quote.tsx';

/** What an offer is worked out from, whether or not the owner names prices here; beside it the quote, which names what is ticked. */
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
        <div className="mt-8 flex grow flex-col rounded-lg border-brass border-t-4 bg-sheet px-5 pb-4 shadow-sheet sm:px-8">
          <div>
            <h3 className="pt-4 pb-3 text-xl">{base.label}</h3>
            <ul>
              {base.lines.map(([line, example]) => (
                <li key={line} className="flex items-center gap-3 border-line border-t py-3.5 lg:py-5.25">
                  <CheckIcon className="size-5 shrink-0 text-brass-ink" />
                  <Line line={line} example={example} />
                </li>
              ))}
            </ul>
          </div>
          <fieldset className="border-brass border-t-2">
            <legend className="float-left w-full pt-4 pb-3 font-display font-semibold text-xl">{added.label}</legend>
            <ul className="clear-both">
              {added.lines.map(([line, example], index) => (
                <li key={line} className="border-line border-t">
                  <label className="settle flex cursor-pointer items-center gap-3 py-3.5 lg:py-5.25 hover:text-brass-ink">
                    <input
                      type="checkbox"
                      defaultChecked={index < added.ticked}
                      className="size-5 shrink-0 accent-brass"
                    />
                    <Line line={line} example={example} />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <p className="mt-auto border-line border-t pt-4 text-ink-soft text-sm">{added.note}</p>
        </div>
      </div>
      <Quote {...quote} does={[base.lines, added.lines].map((lines) => lines.map(([line]) => line))} />
    </section>
  );
}

/** What an agent does or is connected to, with an example. */
function Line({ line, example }: { line: string; example: string }) {
  return (
    <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
      {line} <span className="text-ink-soft text-sm max-sm:w-full">{example}</span>
    </span>
  );
}
