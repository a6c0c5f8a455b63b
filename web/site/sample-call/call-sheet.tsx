import type { SampleCall, SampleTurn } from '#/content/sample-call/sample-call.ts';
import type { SampleCallWords } from '#/content/sample-call-words.ts';
import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon, ChevronIcon, HandsetIcon } from '#/web/ui/icons.tsx';
import { unbroken } from '#/web/ui/unbroken.tsx';
import { CallLine } from './call-line.tsx';
import { ListenButton } from './listen-button.tsx';

/** From a turn to before another, by their places in the call. */
type Range = readonly [from: number, to: number];

export interface CallSheetProps {
  words: SampleCallWords;
  call: SampleCall;
  /** The turns that are shown at once; by default all. What they leave out is folded. */
  first?: Range;
  /** The places of the turns from which its outcome follows, in sight above it while the others are folded. */
  last?: readonly number[] | undefined;
  /** What the head says of the call; by default that it is a sample. */
  note?: string;
  /** Where the answers come from, at the end of the whole call. */
  wording?: string;
  /** The speakers' names are in sight. */
  isNamed?: boolean;
  /** The page reads the call aloud. */
  isHeard?: boolean;
  /** For the hero of Home: larger words on a wide page. */
  isLarge?: boolean;
}

/** A recorded call to read, and what it came to. `listen.ts` reads it aloud where the browser has the voices. */
export function CallSheet({
  words,
  call,
  first = [0, call.turns.length],
  last,
  note = words.sample,
  wording,
  isNamed = true,
  isHeard = true,
  isLarge = false,
}: CallSheetProps) {
  // Where the first lines are left out too, the fold holds the call from its beginning, in place of those in sight.
  const isWhole = first[0] > 0;
  const folded = isWhole ? call.turns : call.turns.slice(first[1]);
  const left = last ? (last.at(-1) ?? 0) - first[1] - (last.length - 1) : call.turns.length - first[1];
  const name = (
    <div className={classNames(isHeard && 'flex w-full flex-wrap items-baseline justify-between gap-x-3')}>
      <p className="font-display font-semibold text-lg/tight">{call.business}</p>
      <p className="text-desk-soft text-xs">{note}</p>
    </div>
  );
  return (
    <div className={classNames(isHeard && 'read-aloud', isLarge && 'lg:[&_ol]:text-base')}>
      {/* The head's ground too, which would else have pale corners. */}
      <div className="overflow-clip rounded-lg bg-[linear-gradient(var(--color-desk-head)_3rem,var(--color-sheet)_0)] text-ink shadow-raised print:border">
        <div
          className={classNames(
            'flex gap-x-3 border-brass border-b-4 bg-desk-head px-4 py-3 text-desk-ink',
            // Its button stays at hand while the page scrolls.
            isHeard ? 'sticky top-16 flex-wrap items-start gap-y-3' : 'items-center',
          )}
        >
          {isHeard && name}
          {isHeard && <ListenButton listen={words.listen} stop={words.stop} />}
          <span className="rounded-full border border-brass p-2.75 text-brass-bright">
            <HandsetIcon className="size-6" />
          </span>
          {isHeard ? <CallLine words={words} call={call} /> : name}
        </div>
        <div className={classNames(isWhole && '[&:has(+[open])]:hidden')}>
          <Turns words={words} turns={call.turns.slice(...first)} isHeard={isHeard && !isWhole} isNamed={isNamed} />
        </div>
        {first[1] < call.turns.length && (
          <details>
            <summary className="flex cursor-pointer items-center gap-2 border-line border-y bg-well px-4 py-2 text-sm -outline-offset-3 in-[[open]]:hidden">
              <span className="mr-auto text-ink-soft">{words.left.replace('{lines}', `${left}`)}</span>
              <b>{words.whole}</b>
              <ChevronIcon className="size-5" />
            </summary>
            <div className={classNames(!isWhole && '-mt-5')}>
              <Turns words={words} turns={folded} isHeard={isHeard} />
              {wording && <p className="px-4 pb-4 text-ink-soft text-sm">{wording}</p>}
            </div>
          </details>
        )}
        {last && (
          <div className="[[open]+&]:hidden">
            <Turns words={words} turns={call.turns.filter((_, place) => last.includes(place))} isNamed={false} />
          </div>
        )}
        <Outcome words={words} call={call} />
      </div>
    </div>
  );
}

interface TurnsProps {
  words: SampleCallWords;
  turns: readonly SampleTurn[];
  isHeard?: boolean;
  /** The speakers' names are in sight. Without them, more fits a low screen. */
  isNamed?: boolean;
}

/** Who said what. */
export function Turns({ words, turns, isHeard = false, isNamed = true }: TurnsProps) {
  return (
    <ol className="grid gap-3 p-4 text-sm">
      {turns.map((turn) => (
        <Turn key={turn.sentences.join(' ')} words={words} turn={turn} isHeard={isHeard} isNamed={isNamed} />
      ))}
    </ol>
  );
}

/** The speakers differ in name, side and ground. */
function Turn({ words, turn, isHeard, isNamed }: Required<Omit<TurnsProps, 'turns'>> & { turn: SampleTurn }) {
  const { speaker } = turn;
  const sentences = turn.sentences.map(asWritten);
  const isCaller = speaker === 'caller';
  return (
    <li
      data-turn={isHeard ? speaker : undefined}
      className={classNames('max-w-[90%]', isCaller ? 'ml-auto' : 'mr-auto')}
    >
      <p
        className={
          isNamed ? classNames('mb-1 font-semibold text-ink-soft text-xs', isCaller && 'text-right') : 'sr-only'
        }
      >
        {words[speaker]}
      </p>
      <p className={classNames('said px-3.5 py-2', isCaller && 'said-back')}>
        {isHeard
          ? sentences.map((sentence, index) => (
              <span key={sentence}>{unbroken(index > 0 ? ` ${sentence}` : sentence)}</span>
            ))
          : unbroken(sentences.join(' '))}
      </p>
    </li>
  );
}

/** What was booked or noted. */
function Outcome({ words, call: { booked, request } }: Pick<CallSheetProps, 'words' | 'call'>) {
  const facts: (readonly [label: string, value: string])[] | undefined = booked
    ? [
        [words.facts.when, `${weekdayIn(booked.day)}, ${booked.time.replace(' ', '\u00a0')}`],
        [words.facts.service, capitalized(booked.service)],
        ...(booked.person ? [[words.facts.person, booked.person] as const] : []),
        [words.facts.name, booked.name],
      ]
    : request?.flatMap(([label, value]) => (words.fields[label] ? [[words.fields[label], value] as const] : []));
  if (!facts) return null;
  return (
    <div className="border-brass border-t-4 bg-brass-wash p-4 text-ink">
      <p className="flex items-center gap-2.5 font-display font-semibold">
        <CheckIcon className="done-mark size-5 text-brass-ink" strokeWidth={2.5} />
        {booked ? words.booked : words.noted}
      </p>
      {/* Of a request, the last fact is a sentence. */}
      <dl
        className={classNames(
          'mt-2 gap-x-5 gap-y-2 text-sm',
          booked
            ? 'grid grid-cols-2 xl:grid-cols-[repeat(4,auto)]'
            : 'flex flex-wrap sm:*:basis-[45%] *:last:basis-full',
        )}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold">{asWritten(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A date of the day on which the call was recorded is soon past. */
function weekdayIn(day: string): string {
  return day.split(',', 1)[0] ?? day;
}
