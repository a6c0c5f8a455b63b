import type { ReactNode } from 'react';
import type { HowItWorks } from '#/content/how-it-works.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { asWritten } from '#/web/ui/as-written.ts';
import { HourLine } from './hour-line.tsx';

type Words = HowItWorks['experienced'];

/** Recorded calls, none of them on the card above or on Home. */
const [agency, estate, store] = [
  sampleCalls['design-agency'],
  sampleCalls['real-estate-office'],
  sampleCalls['online-store'],
];

/** What the assistant is good at, and what shows it: a change of mind, two voices without a pause, and the hour of a call. */
export function Experienced({ heading, text, cards, takenBack, meant, noHold, day }: Words) {
  const [natural, instant, availability] = cards;
  // The caller's second sentence has the change of mind.
  const asked = agency.turns[7]?.sentences[0]?.split('. ')[1];
  return (
    <Section id="experienced" heading={heading} text={text}>
      <ul className="grid gap-x-gutter gap-y-5 lg:grid-cols-3 lg:gap-y-0">
        <Card {...natural} business={agency.business} asked={asked} answer={agency.turns[8]}>
          <p className="font-display font-semibold text-4xl text-brass-bright">
            <s className="struck text-desk-soft">{takenBack}</s>
            {meant}
          </p>
        </Card>
        <Card {...instant} business={estate.business} asked={estate.turns[1]?.sentences[0]} answer={estate.turns[2]}>
          {/* One voice follows the other at the mark. */}
          <div className="text-center text-desk-soft text-sm">
            <i className="spoken-line mx-auto block h-20 bg-[linear-gradient(90deg,var(--color-brass-bright)_50%,var(--color-desk-soft)_0)] [--bars:1.5rem] [--heard:center]" />
            <i className="mx-auto my-1 block h-3 w-0 border-desk-soft border-l-2" />
            {noHold}
          </div>
        </Card>
        <Card {...availability} business={store.business} asked={store.turns[1]?.sentences[0]} answer={store.turns[2]}>
          <HourLine {...day} />
        </Card>
      </ul>
    </Section>
  );
}

interface CardProps extends Partial<Words['cards'][number]> {
  business: string;
  asked: string | undefined;
  /** Its first sentence is shown. */
  answer: { sentences: readonly string[] } | undefined;
  /** What shows it, as a picture. */
  children: ReactNode;
}

/** The cards share their lines: the picture, what was asked, the answer, and what it shows. */
function Card({ title, text, business, asked, answer, children }: CardProps) {
  return (
    <li className="overflow-clip rounded-lg bg-sheet shadow-raised lg:row-span-4 lg:grid lg:grid-rows-subgrid">
      <div className="lamplit grid gap-y-5 border-brass border-b-4 bg-desk-deep p-5 text-desk-ink [--lamp:80%_100%] lg:row-span-3 lg:grid-rows-subgrid">
        <div>
          <p className="mb-5 text-desk-soft text-sm">{business}</p>
          <div aria-hidden="true">{children}</div>
        </div>
        <Said by="caller" className="text-brass-bright">
          {asked}
        </Said>
        <Said by="assistant">{answer?.sentences[0]}</Said>
      </div>
      <div className="p-5">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-1.5 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}

interface SaidProps {
  by: 'caller' | 'assistant';
  className?: string;
  children: string | undefined;
}

function Said({ by, className, children = '' }: SaidProps) {
  return (
    <p className={className}>
      <span className="block font-semibold text-desk-soft text-xs">{sampleCallWords[by]} </span>
      {asWritten(children)}
    </p>
  );
}
