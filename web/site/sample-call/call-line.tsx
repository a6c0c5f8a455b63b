import type { SampleCall, SampleTurn } from '#/content/sample-call/sample-call.ts';
import type { SampleCallWords } from '#/content/sample-call-words.ts';
import { asWritten } from '#/web/ui/as-written.ts';

/** How the assistant begins what a call is held for, by the name of the moment. */
const signs: readonly (readonly [keyof SampleCallWords['moments'], RegExp])[] = [
  ['price', /\d dollars\b/],
  ['offered', /^I have .* Which suits you\?$/],
  ['message', /\bfull name\?$/],
];
const isBooked = /^Booked: /;
/** Names closer than this would touch on a phone, in percent of the call. */
const room = 20;

export interface Moment {
  name: keyof SampleCallWords['moments'];
  /** In percent of the call. */
  at: number;
}

/** The call as it ran: a stretch for each turn, as long as its words, and what happened when. A picture for the eye. */
export function CallLine({ words, call }: { words: SampleCallWords; call: SampleCall }) {
  const lengths = call.turns.map(lengthOf);
  const total = sum(lengths);
  return (
    <div className="flex-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        stroke="currentColor"
        className="spoken-line h-12 w-full"
      >
        {/* The caller's colour, and over it the assistant's turns, with a gap for each of the caller's. */}
        <path d={`M0 .5h${total}`} className="text-brass-bright" />
        <path
          d={`M0 .5${call.turns.map(({ speaker }, turn) => (speaker === 'caller' ? `m${lengths[turn]} 0` : `h${lengths[turn]}`)).join('')}`}
          className="text-desk-soft"
        />
      </svg>
      <svg aria-hidden="true" textAnchor="middle" className="h-6 w-full overflow-visible fill-current text-xs">
        {momentsOf(call).map(({ name, at }) => (
          <g key={name}>
            <circle cx={`${Math.min(at, 99)}%`} cy="7" r="3" className="text-brass-bright" />
            <text x={`${at}%`} y="23" textAnchor={at > 92 ? 'end' : undefined}>
              {words.moments[name]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Where a price was told, times were offered or a message begun, and last where its outcome was there. */
export function momentsOf({ turns, booked }: SampleCall): Moment[] {
  const lengths = turns.map(lengthOf);
  const percent = (turn: number) => Math.round((100 * sum(lengths.slice(0, turn))) / sum(lengths));
  const heard = (sign: RegExp) =>
    turns.findIndex(({ speaker, sentences }) => speaker === 'assistant' && sign.test(sentences.join(' ')));
  const found = signs.flatMap(([name, sign]) => (heard(sign) < 0 ? [] : [{ name, at: percent(heard(sign)) }]));
  const end: Moment = booked ? { name: 'booked', at: percent(heard(isBooked) + 1) } : { name: 'noted', at: 100 };
  return [...found, end].filter(({ at }, place, all) => (all[place + 1]?.at ?? 200) - at >= room);
}

/** As `listen.ts` counts what was heard. */
function lengthOf({ sentences }: SampleTurn): number {
  return sum(sentences.map((sentence) => asWritten(sentence).length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
