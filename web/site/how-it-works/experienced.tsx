import type { ReactNode } from 'react';
import type { HowItWorks } from '#/content/how-it-works.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Outcome, Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { LinesLeft } from '#/web/site/sample-call/lines-left.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { HourLine } from './hour-line.tsx';

type Words = HowItWorks['experienced'];

/** Recorded calls, none of them on the card above or on Home. */
const [agency, estate, store] = [
  sampleCalls['design-agency'],
  sampleCalls['real-estate-office'],
  sampleCalls['online-store'],
];

/** Of the agency's call, a question and its answer, and the caller's change of mind; the last turn says what is booked. */
const asked = [3, 5] as const;
const changed = [7, 10] as const;

/** What the assistant is good at, and what shows it: a change of mind and what was booked, an answer at once, and the hour of a call. */
export function Experienced({ heading, text, cards, day }: Words) {
  const [natural, instant, availability] = cards;
  return (
    <Section id="experienced" heading={heading} text={text}>
      <ul className="grid gap-gutter lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Card {...natural} business={agency.business} className="lg:row-span-2">
          <Turns words={sampleCallWords} turns={agency.turns.slice(...asked)} isNamed={false} />
          <LinesLeft count={changed[0] - asked[1]} />
          <Turns words={sampleCallWords} turns={agency.turns.slice(...changed)} isNamed={false} />
          <LinesLeft count={agency.turns.length - 1 - changed[1]} />
          <Outcome words={sampleCallWords} call={agency} className="mt-auto" />
        </Card>
        <Card {...instant} business={estate.business}>
          <Turns words={sampleCallWords} turns={estate.turns.slice(1, 3)} isNamed={false} />
        </Card>
        <Card {...availability} business={store.business}>
          <Turns words={sampleCallWords} turns={store.turns.slice(1, 3)} isNamed={false} />
          <HourLine {...day} />
        </Card>
      </ul>
    </Section>
  );
}

interface CardProps extends Partial<Words['cards'][number]> {
  business: string;
  className?: string;
  /** What shows it. */
  children: ReactNode;
}

function Card({ title, text, time, business, className, children }: CardProps) {
  return (
    <li
      className={classNames(
        'flex flex-col overflow-clip rounded-lg border border-line bg-sheet shadow-raised',
        className,
      )}
    >
      <div className="p-4">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      <p className="flex justify-between border-brass border-b-4 bg-desk-head px-4 py-2 font-semibold text-desk-ink text-sm">
        {business}
        <span className="text-brass-bright">{time}</span>
      </p>
      {children}
    </li>
  );
}
