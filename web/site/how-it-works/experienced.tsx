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
export function Experienced({ heading, text, cards, takenBack, noHold, day }: Words) {
  const [natural, instant, availability] = cards;
  // The caller's second sentence has the change of mind.
  const [before, after] = agency.turns[7]?.sentences[0]?.split('. ')[1]?.split(takenBack) ?? [];
  return (
    <Section id="experienced" heading={heading} text={text}>
      <ul className="grid gap-x-gutter gap-y-5 lg:grid-cols-3 lg:grid-rows-[1fr_auto] lg:gap-y-0">
        <Card {...natural} business={agency.business}>
          <p className="font-display font-semibold text-2xl text-brass-bright">
            <Who speaker="caller" />“{before}
            <s className="text-desk-soft">{takenBack}</s>
            {after}”
          </p>
          <Said by="assistant" turn={agency.turns[8]} className="font-display font-semibold text-xl" />
        </Card>
        <Card {...instant} business={estate.business}>
          {/* One voice follows the other at the mark. */}
          <div aria-hidden="true" className="text-center text-desk-soft text-sm">
            <i className="spoken-line block h-20 [--heard:center]" />
            <i className="mx-auto my-1 block h-3 w-0 border-desk-soft border-l-2" />
            {noHold}
          </div>
          <div className="grid grid-cols-2 gap-x-4">
            <Said by="caller" turn={estate.turns[1]} />
            <Said by="assistant" turn={estate.turns[2]} sentences={1} />
          </div>
        </Card>
        <Card {...availability} business={store.business}>
          <HourLine {...day} />
          <div className="grid gap-2">
            <Said by="caller" turn={store.turns[1]} />
            <Said by="assistant" turn={store.turns[2]} />
          </div>
        </Card>
      </ul>
    </Section>
  );
}

interface CardProps extends Partial<Words['cards'][number]> {
  business: string;
  /** What shows it. */
  children: ReactNode;
}

function Card({ title, text, business, children }: CardProps) {
  return (
    <li className="overflow-clip rounded-lg bg-sheet shadow-raised lg:row-span-2 lg:grid lg:grid-rows-subgrid">
      <div className="lamplit flex flex-col gap-y-6 border-brass border-b-4 bg-desk-deep p-5 text-desk-ink [--lamp:80%_100%]">
        <p className="text-desk-soft text-sm">{business}</p>
        <div className="grid gap-y-5">{children}</div>
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
  turn: { sentences: readonly string[] } | undefined;
  /** How many of its sentences; by default all. */
  sentences?: number;
  className?: string;
}

function Said({ by, turn, sentences, className }: SaidProps) {
  return (
    <p className={by === 'caller' ? 'text-brass-bright' : className}>
      <Who speaker={by} />
      {asWritten(turn?.sentences.slice(0, sentences).join(' ') ?? '')}
    </p>
  );
}

function Who({ speaker }: { speaker: 'caller' | 'assistant' }) {
  return <span className="block font-semibold font-text text-desk-soft text-xs">{sampleCallWords[speaker]} </span>;
}
