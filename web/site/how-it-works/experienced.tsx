import type { ReactNode } from 'react';
import type { HowItWorks } from '#/content/how-it-works.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { AtOnceDrawing, ClockDrawing } from './call-drawings.tsx';

const { turns } = sampleCalls['dental-clinic'];
const greeting = turns.slice(0, 1).map(({ speaker, sentences }) => ({ speaker, sentences: sentences.slice(1) }));

/** Of a recorded call: a change of mind; a question, and at once its answer; the greeting, by night as by day. */
const momentsAt = (hours: readonly string[]): ReactNode[] => [
  <Turns key="change" words={sampleCallWords} turns={turns.slice(6, 9)} />,
  <>
    <Turns words={sampleCallWords} turns={turns.slice(1, 2)} />
    <AtOnceDrawing />
    <Turns words={sampleCallWords} turns={turns.slice(2, 3)} />
  </>,
  <>
    <div className="flex flex-wrap justify-center gap-x-10 gap-y-4 pt-2">
      {hours.map((hour, index) => (
        <div key={hour}>
          <ClockDrawing isNight={index === 0} />
          <p className="mt-1 text-center font-semibold text-sm">{hour}</p>
        </div>
      ))}
    </div>
    <Turns words={sampleCallWords} turns={greeting} />
  </>,
];

/** What the assistant is good at, each beside the moment of a call that shows it. */
export function Experienced({ heading, text, cards, hours }: HowItWorks['experienced']) {
  const moments = momentsAt(hours);
  return (
    <Section id="experienced" heading={heading} text={text}>
      <ul className="grid gap-x-gutter gap-y-12 lg:grid-cols-3">
        {cards.map((card, index) => (
          <li
            key={card.title}
            className="grid gap-x-gutter md:max-lg:grid-cols-2 md:max-lg:grid-rows-[1fr_1fr] lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div className="flex min-h-72 flex-col justify-center rounded-lg border border-line bg-sheet p-2 md:max-lg:row-span-2 lg:p-4">
              {moments[index]}
            </div>
            <h3 className="mt-6 self-end text-xl lg:self-start">{card.title}</h3>
            <p className="mt-2 max-w-[26rem] text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
