import type { HowItWorks } from '#/content/how-it-works.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';

/** Of recorded calls, none of it on the card above or on Home: a change of mind, an answer at once, a call by night. */
const moments = [
  momentOf(sampleCalls['design-agency'], 7, 9),
  momentOf(sampleCalls['real-estate-office'], 1, 3),
  momentOf(sampleCalls['online-store'], 1, 3),
];

function momentOf({ business, turns }: SampleCall, from: number, to: number) {
  return { business, turns: turns.slice(from, to) };
}

/** What the assistant is good at, each beside the moment of a call that shows it. */
export function Experienced({ heading, text, cards, hour }: HowItWorks['experienced']) {
  return (
    <Section id="experienced" heading={heading} text={text}>
      <ul className="grid gap-x-gutter gap-y-12 lg:grid-cols-3">
        {moments.map(({ business, turns }, index) => (
          <li
            key={business}
            className="grid gap-x-gutter md:max-lg:grid-cols-2 md:max-lg:grid-rows-[1fr_1fr] lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div className="overflow-clip rounded-lg border border-line bg-sheet md:max-lg:row-span-2">
              <p className="flex flex-wrap justify-between gap-x-4 border-brass border-b-4 bg-desk-head px-4 py-2 font-display font-semibold text-desk-ink">
                {business}
                {index === moments.length - 1 && <span className="text-brass-bright">{hour}</span>}
              </p>
              <Turns words={sampleCallWords} turns={turns} />
            </div>
            <h3 className="mt-6 self-end text-xl lg:self-start">{cards[index]?.title}</h3>
            <p className="mt-3 max-w-[26rem] text-ink-soft">{cards[index]?.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
