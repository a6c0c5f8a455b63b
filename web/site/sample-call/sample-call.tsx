import type { Home } from '#/content/home.ts';
import type { SampleBooking, SampleCall, SampleTurn } from '#/content/sample-call/sample-call.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { ListenButton } from './listen-button.tsx';

type Words = Home['sampleCall'];

/**
 * A recorded call to read, and what it came to. `listen.ts` reads it aloud where the browser has the voices. Most of its
 * classes are those of Home's other sections, which leaves the page small enough to arrive at once.
 */
export function SampleCallSection({ words, call }: { words: Words; call: SampleCall }) {
  return (
    <section
      data-reveal=""
      aria-labelledby="sample-call"
      className="page-width section-space grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-24">
        <h2 id="sample-call" className="text-3xl">
          {words.heading}
        </h2>
        <p className="mt-6 max-w-[36rem] text-ink-soft text-lg">{words.text}</p>
      </div>
      <div
        data-sample-call=""
        className="group overflow-clip rounded-lg border border-line bg-sheet shadow-raised lg:row-span-2"
      >
        <div className="sticky top-16 z-30 flex min-h-16 items-center justify-between gap-4 border-brass border-b-4 bg-desk px-4 py-2 text-desk-ink print:static">
          <div>
            <h3 className="text-xl">{call.business}</h3>
            <p className="text-desk-soft text-xs">{words.sample}</p>
          </div>
          <ListenButton listen={words.listen} stop={words.stop} />
        </div>
        <ol className="grid gap-3 px-4 py-3 pb-7">
          {call.turns.map((turn) => (
            <Turn key={turn.sentences.join(' ')} words={words} turn={turn} />
          ))}
        </ol>
      </div>
      <Outcome words={words} booked={call.booked} />
    </section>
  );
}

/** The speakers differ in name, side and ground. */
function Turn({ words, turn: { speaker, sentences } }: { words: Words; turn: SampleTurn }) {
  const isCaller = speaker === 'caller';
  return (
    <li data-turn={speaker} className={classNames('group/turn max-w-[90%]', isCaller ? 'ml-auto' : 'mr-auto')}>
      <p className="font-semibold text-ink-soft text-xs">{words[speaker]}</p>
      <p
        className={classNames(
          'rounded-lg border px-3.5 py-2 outline-brass-bright group-data-spoken/turn:outline-3',
          isCaller ? 'border-brass' : 'border-desk-line bg-desk text-desk-ink',
        )}
      >
        {sentences.map((sentence, index) => (
          <span key={sentence}>{index > 0 ? ` ${sentence}` : sentence}</span>
        ))}
      </p>
    </li>
  );
}

/** What was booked, on the counter. */
function Outcome({ words, booked }: { words: Words; booked: SampleBooking }) {
  const { day, time, service, person, name } = booked;
  const facts = [
    [words.facts.when, `${day}, ${time}`],
    [words.facts.service, service],
    [words.facts.person, person],
    [words.facts.name, name],
  ];
  return (
    <div className="rounded-lg border-brass border-t-6 bg-wood p-7 text-desk-ink lg:sticky lg:top-24">
      <h3 className="text-xl">{words.booked}</h3>
      <dl className="mt-4">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-5 border-brass py-1.5 not-last:border-b">
            <dt className="text-wood-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={words.tryIt.href} variant="brass" className="mt-7">
        {words.tryIt.label}
        <ArrowIcon className="size-5" />
      </ButtonLink>
    </div>
  );
}
