import type { SampleCall, SampleTurn } from '#/content/sample-call/sample-call.ts';
import type { SampleCallWords } from '#/content/sample-call-words.ts';
import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon, ChevronIcon, HandsetIcon } from '#/web/ui/icons.tsx';
import { ListenButton } from './listen-button.tsx';

export interface CallSheetProps {
  words: SampleCallWords;
  call: SampleCall;
  /** How many turns are shown at once. By default all. */
  shown?: number;
  /** The first and the last of the turns in which the caller decides, in sight above what came of it while others are folded. */
  decisive?: readonly [first: number, last: number];
  /** Of one height on a wide page, where the turns scroll. */
  isScrolled?: boolean;
  /** What the head says of the call; by default that the desk is a sample. */
  note?: string;
  /** Where the answers come from, at the end of the whole call. */
  wording?: string;
  /** The page reads the call aloud. */
  isHeard?: boolean;
}

/** A recorded call to read, and what it came to. `listen.ts` reads it aloud where the browser has the voices. */
export function CallSheet({
  words,
  call,
  shown = call.turns.length,
  decisive,
  isScrolled = false,
  note = words.sample,
  wording,
  isHeard = true,
}: CallSheetProps) {
  const later = call.turns.slice(shown);
  const decision = decisive ? call.turns.slice(decisive[0], decisive[1] + 1) : [];
  const left = words.left.replace('{lines}', `${decisive ? decisive[0] - shown : later.length}`);
  return (
    <div
      data-sample-call={isHeard ? '' : undefined}
      className={classNames(
        'group overflow-clip rounded-lg bg-sheet text-ink shadow-raised print:border',
        isScrolled && 'lg:flex lg:h-[34.5rem] lg:flex-col print:h-auto',
      )}
    >
      <div className="flex items-center gap-3 border-brass border-b-4 bg-desk-head px-4 py-3 text-desk-ink">
        <span className="rounded-full bg-brass-bright p-2.5 text-on-brass">
          <HandsetIcon className="size-5" />
        </span>
        <div className="mr-auto">
          <p className="font-display font-semibold leading-tight text-lg">{call.business}</p>
          <p className="text-desk-soft text-xs">{note}</p>
        </div>
        {isHeard && (
          <>
            <Voice />
            <ListenButton listen={words.listen} stop={words.stop} />
          </>
        )}
      </div>
      <Turns
        words={words}
        turns={call.turns.slice(0, shown)}
        isHeard={isHeard}
        isNamed={!isScrolled}
        isScrolled={isScrolled}
      />
      {later.length > 0 && (
        <details>
          <summary className="flex cursor-pointer items-center gap-2 border-line border-y border-dashed bg-well px-4 py-2 text-sm -outline-offset-3 in-[[open]]:hidden">
            <span className="mr-auto text-ink-soft">{left}</span>
            <b>{words.whole}</b>
            <ChevronIcon className="size-5" />
          </summary>
          <div className="-mt-5">
            <Turns words={words} turns={later} isHeard={isHeard} />
            {wording && <p className="px-4 pb-4 text-ink-soft text-sm">{wording}</p>}
          </div>
        </details>
      )}
      {decision.length > 0 && (
        <div className="[[open]+&]:hidden">
          <Turns words={words} turns={decision} isNamed={false} />
        </div>
      )}
      <Outcome words={words} call={call} />
    </div>
  );
}

/** The sound of a voice. */
function Voice() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 66 32"
      className="voice h-5 shrink-0 stroke-brass-bright group-has-[button:not([hidden])]:hidden"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <path d="M3 14v4M23 6v20M43 9v14M63 14v4" />
      <path d="M13 10v12M33 2v28M53 12v8" />
    </svg>
  );
}

interface TurnsProps {
  words: SampleCallWords;
  turns: readonly SampleTurn[];
  isHeard?: boolean;
  /** The speakers' names are in sight. Without them, more fits a low screen. */
  isNamed?: boolean;
  /** What does not fit on a wide page is scrolled to, also by keyboard. */
  isScrolled?: boolean;
}

/** Who said what. */
export function Turns({ words, turns, isHeard = false, isNamed = true, isScrolled = false }: TurnsProps) {
  return (
    <ol
      tabIndex={isScrolled ? 0 : undefined}
      aria-label={isScrolled ? words.turns : undefined}
      className={classNames(
        'grid gap-3 p-4 text-sm',
        isScrolled &&
          '-outline-offset-3 lg:min-h-0 lg:grow lg:overflow-y-auto lg:pb-10 lg:[mask-image:linear-gradient(to_top,transparent,#000_2.5rem)] print:overflow-visible',
      )}
    >
      {turns.map((turn) => (
        <Turn key={turn.sentences.join(' ')} words={words} turn={turn} isHeard={isHeard} isNamed={isNamed} />
      ))}
    </ol>
  );
}

/** The speakers differ in name, side and ground. */
function Turn({
  words,
  turn,
  isHeard,
  isNamed,
}: Required<Omit<TurnsProps, 'turns' | 'isScrolled'>> & { turn: SampleTurn }) {
  const { speaker } = turn;
  const sentences = turn.sentences.map(asWritten);
  const isCaller = speaker === 'caller';
  return (
    <li
      data-turn={speaker}
      className={classNames(isHeard && 'group/turn', 'max-w-[90%]', isCaller ? 'ml-auto' : 'mr-auto')}
    >
      <p
        className={
          isNamed ? classNames('mb-1 font-semibold text-ink-soft text-xs', isCaller && 'text-right') : 'sr-only'
        }
      >
        {words[speaker]}
      </p>
      <p
        className={classNames(
          'said px-3.5 py-2',
          isHeard && 'outline-brass-bright group-data-spoken/turn:outline-3',
          isCaller && 'said-back',
        )}
      >
        {isHeard
          ? sentences.map((sentence, index) => <span key={sentence}>{index > 0 ? ` ${sentence}` : sentence}</span>)
          : sentences.join(' ')}
      </p>
    </li>
  );
}

/** What was booked or noted. */
function Outcome({ words, call: { booked, request } }: { words: SampleCallWords; call: SampleCall }) {
  const facts = booked
    ? [
        [words.facts.when, `${weekdayIn(booked.day)}, ${booked.time.replace(' ', '\u00a0')}`],
        [words.facts.service, capitalized(booked.service)],
        ...(booked.person ? [[words.facts.person, booked.person]] : []),
        [words.facts.name, booked.name],
      ]
    : request;
  if (!facts) return null;
  return (
    <div className="border-brass border-t-4 bg-brass-wash p-4">
      <p className="flex items-center gap-2.5 font-display font-semibold">
        <CheckIcon className="size-5 text-brass-ink" strokeWidth={2.5} />
        {booked ? words.booked : words.noted}
      </p>
      {/* The first fact is the longest of an appointment, the last one of a request. */}
      <dl
        className={classNames(
          'mt-2 grid gap-x-5 gap-y-2 text-sm',
          booked ? 'grid-cols-2 xl:grid-cols-4' : 'sm:grid-cols-2',
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
