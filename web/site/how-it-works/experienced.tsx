import type { ReactNode } from 'react';
import type { HowItWorks } from '#/content/how-it-works.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { AtOnceDrawing, ClockDrawing } from './call-drawings.tsx';

const booking = sampleCalls['dental-clinic'].turns;
const coaching = sampleCalls['career-coach'].turns;
const viewing = sampleCalls['real-estate-office'].turns;

/** Of recorded calls, none of it on the card above: a change of mind; an answer at once; an answer by night as by day. */
const momentsAt = (hours: readonly string[]): ReactNode[] => [
  <Turns key="change" words={sampleCallWords} turns={booking.slice(6, 9)} />,
  <>
    <Turns words={sampleCallWords} turns={coaching.slice(1, 2)} />
    <AtOnceDrawing />
    <Turns words={sampleCallWords} turns={coaching.slice(2, 3)} />
  </>,
  <>
    <div className="flex flex-wrap justify-evenly gap-4 p-2">
      {hours.map((hour, index) => (
        <p key={hour} className="flex items-center gap-3 font-display font-semibold">
          <ClockDrawing isNight={index === 0} />
          {hour}
        </p>
      ))}
    </div>
    <Turns words={sampleCallWords} turns={viewing.slice(1, 3)} />
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
