import { home } from '#/content/home.ts';
import type { HowItWorks } from '#/content/how-it-works.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Bar } from '#/web/site/panes/bar.tsx';
import { Day } from '#/web/site/panes/day.tsx';
import { DoneNote } from '#/web/site/panes/done-note.tsx';
import { Pane } from '#/web/site/panes/pane.tsx';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';

const asked = home.howItWorks.panes.audit.questions.slice(0, 3);
const clinic = sampleCalls['dental-clinic'];

/**
 * One week on a line from its first day to a live agent, to the right edge or, on a narrow page, down: each step with its
 * days and with what is there at its end.
 */
export function ImplementationTimeline({ heading, text, live, slots, steps }: HowItWorks['timeline']) {
  // What is there at the end of each step.
  const made = [
    <Asked key="asked" />,
    <Answer key="answer" />,
    <Day key="day" slots={slots} />,
    <Turns key="call" words={sampleCallWords} turns={clinic.turns.slice(8, 10)} isNamed={false} />,
  ];
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter lg:grid-cols-4">
        {steps.map(({ when, title, text: more, made: { title: name, note, done } }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              key={when}
              className={classNames(
                'relative before:absolute before:top-3.5 before:border-brass max-lg:pb-12 max-lg:pl-10 max-lg:before:bottom-0 max-lg:before:left-4 max-lg:before:border-l-2 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:before:left-0 lg:before:border-t-2',
                isLast ? 'lg:before:right-0' : 'lg:before:-right-gutter',
              )}
            >
              <p className="relative w-fit rounded-full border-2 border-brass bg-paper px-2.5 font-semibold text-brass-ink max-lg:-ml-10">
                {when}
              </p>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 mb-4 text-ink-soft">{more}</p>
              <Pane title={name} note={note ?? <DoneNote text={done} />}>
                {made[index]}
              </Pane>
              {isLast && (
                <p className="absolute rounded-full border-2 border-brass bg-brass-bright px-2.5 font-semibold text-on-brass max-lg:bottom-0 max-lg:left-0 lg:top-0 lg:right-0">
                  {live}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function Asked() {
  return (
    <ul className="grid content-evenly gap-4 p-4">
      {asked.map(({ asked: question, count }, index) => (
        <li key={question}>
          <p className="flex justify-between gap-x-4">
            {question}
            <b className="shrink-0">{count}</b>
          </p>
          <Bar share={count / (asked[0]?.count ?? 1)} isFollowed={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** To the first of the questions. */
function Answer() {
  return (
    <div className="grid content-center p-4">
      <p className="text-ink-soft">{asked[0]?.asked}</p>
      <p className="font-display font-semibold text-lg/snug">“{asWritten(clinic.turns[2]?.sentences[0] ?? '')}”</p>
    </div>
  );
}
