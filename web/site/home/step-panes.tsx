import { desks } from '#/content/agents/desks.ts';
import type { Home } from '#/content/home.ts';
import { sampleDay } from '#/content/sample-day.ts';
import { Bar } from '#/web/site/panes/bar.tsx';
import { DoneNote } from '#/web/site/panes/done-note.tsx';
import { Pane } from '#/web/site/panes/pane.tsx';
import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { unbroken } from '#/web/ui/unbroken.tsx';
import { followed } from './call-rows.tsx';
import { Outcome } from './outcome.tsx';

type Panes = Home['howItWorks']['panes'];

const { list } = sampleDay;

/** How often each question came in a week. */
export function AuditPane({ title, note, questions, missed }: Panes['audit']) {
  const most = Math.max(...questions.map(({ count }) => count));
  return (
    <Pane title={title} note={note} foot={<Sum {...missed} />}>
      <ul className="grid auto-rows-fr lg:pb-1">
        {questions.map(({ asked, count }, index) => (
          <li
            key={asked}
            className={classNames(
              'grid content-center gap-1.5 border-l-4 py-2 pr-4 pl-3',
              index === 0 ? followed : 'border-transparent',
            )}
          >
            <p className="flex justify-between gap-4">
              {asked}
              <b>{count}</b>
            </p>
            <Bar share={count / most} isFollowed={index === 0} />
          </li>
        ))}
      </ul>
    </Pane>
  );
}

/** What a pane comes to, in its foot. */
function Sum({ label, value }: Panes['audit']['missed']) {
  return (
    <>
      {label}
      <b className="text-ink">{value}</b>
    </>
  );
}

const { agent } = desks.find(({ id }) => id === 'dental-clinic') ?? {};
/** As it stands in the file of the sample agent. */
const entry = agent?.knowledge.find(({ id }) => id === 'check-up-price');

/** What the agent of the clinic knows of the question. */
export function DesignPane({ title, approved, asked, answer, handOver }: Panes['design']) {
  return (
    <Pane title={title} note={<DoneNote text={approved} />} foot={handOver}>
      <dl className="grid content-between gap-y-3 pb-4">
        <div className={classNames('border-l-4 py-2 pr-4 pl-3', followed)}>
          <dt className="text-xs">{asked}</dt>
          <dd>{entry?.question}</dd>
        </div>
        <div className="px-4">
          <dt className="text-ink-soft text-xs">{answer}</dt>
          <dd className="font-display font-semibold text-lg/snug">{unbroken(asWritten(entry?.answer ?? ''))}</dd>
        </div>
      </dl>
    </Pane>
  );
}

/** What became of the calls of a day: how many of each kind, and what they were about. */
export function DeployPane({ title, note, outcomes, answered }: Panes['deploy']) {
  return (
    <Pane title={title} note={note} foot={<Sum {...answered} />}>
      <ul className="grid auto-rows-fr">
        {outcomes.map((outcome, index) => {
          const calls = list.calls.filter((call) => call.outcome === outcome).toReversed();
          return (
            <li
              key={outcome}
              className={classNames(
                'grid grid-cols-[2rem_1fr] content-center items-center border-l-4 px-3 py-2',
                index === 0 ? followed : 'border-l-transparent border-line not-last:border-b',
              )}
            >
              <b className="font-display font-semibold text-2xl">{calls.length}</b>
              <div>
                <Outcome text={outcome} isHandedOver={calls[0]?.isHandedOver} />
                <p className="first-letter:uppercase">{calls.map(({ topic }) => topic).join(', ')}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Pane>
  );
}
