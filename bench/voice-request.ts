// The part of `npm run bench:voice` about whole requests: `flite` plays callers who want a request to be taken down, and
// `pocketsphinx` hears them. The sound goes to the recogniser as in a call; the turns are cut by the bench.

import { ourDesk } from '#/content/agents/our-desk.ts';
import { parseCallSubmission } from '#/inbox/request/submission-input.ts';
import { sentencesOf } from '#/voice/dialogue/agent-sentences.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { fieldNamed } from '#/voice/dialogue/form/form-roles.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Agent, HistoryEntry } from '#/voice/engine/agent.ts';
import type { FormValues } from '#/voice/engine/ports.ts';
import type { SpeechToText } from '#/voice/engine/stt/speech-to-text.ts';
import { wordsOf } from '#/voice/engine/text/words.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { fieldAskedFor, isAsSaid } from './assistant/dialogues.ts';
import { median } from './statistics.ts';
import { lineFor, type VoiceCaller, voiceCallers } from './voice-callers.ts';
import { printRows, type Row } from './voice-processes.ts';
import { createRecogniser, openCall, spoken } from './voice-recogniser.ts';

const voices = ['kal16', 'awb', 'rms', 'slt'];
/** Of which each caller has so many. */
const voicesOfEach = 2;
const openings = [
  'I would like to leave a request, please.',
  'Please take down a request for your team.',
  'Can somebody call me back?',
];
const mostAttempts = 3;
const mostTurns = 40;
/** Of a problem, which is never stored word for word. */
const leastWordsAsSaid = 0.5;
const targetShare = 0.7;

interface PlayedRequest {
  stored: FormValues | null;
  /** Fields that the caller typed in the end. */
  typed: string[];
  /** Fields that were stored otherwise than said. */
  wrong: string[];
  turns: number;
  said: HistoryEntry[];
}

export async function measureRequests(callers: readonly VoiceCaller[] = voiceCallers): Promise<Row[]> {
  const sentences = sentencesOf(ourDesk);
  const recogniser = await createRecogniser('told of the agent', sentences);
  const tries = callers.flatMap((caller, at) =>
    Array.from({ length: voicesOfEach }, (_, more) => ({
      caller,
      voice: voices[(at + more) % voices.length] as string,
    })),
  );
  const played: PlayedRequest[] = [];
  const next = tries.values();
  async function playOn(): Promise<void> {
    for (const { caller, voice } of next) {
      const request = await play(recogniser, sentences, caller, voice);
      played.push(request);
      const outcome = request.stored ? 'sent' : 'not sent';
      console.log(
        `  ${caller.full_name.padEnd(18)} ${voice.padEnd(6)} ${outcome}, ${request.turns} turns; ${whereOf(request)}`,
      );
    }
  }
  // One for each core.
  await Promise.all([playOn(), playOn()]);

  const count = (holds: (request: PlayedRequest) => boolean) => played.filter(holds).length;
  const isRight = (field: string) => (request: PlayedRequest) =>
    request.stored !== null && !request.typed.includes(field) && !request.wrong.includes(field);
  const byVoice = count(({ stored, typed, wrong }) => stored !== null && typed.length + wrong.length === 0);
  const inTheEnd = count(({ stored, wrong }) => stored !== null && wrong.length === 0);
  const rows: Row[] = [
    [
      'requests stored as said, by voice alone',
      `${byVoice} of ${played.length}`,
      `≥ ${100 * targetShare} %`,
      byVoice >= targetShare * played.length,
    ],
    ['stored as said, the rest typed', `${inTheEnd} of ${played.length}`, '', null],
    ...['full_name', 'email', 'phone', 'contact_method', 'bottleneck'].map((field): Row => {
      const wanted = tries.filter(({ caller }) => caller[field as keyof VoiceCaller] !== undefined).length;
      const right = played.filter(isRight(field)).length - (tries.length - wanted);
      return [`by voice alone: ${field}`, `${Math.max(0, right)} of ${wanted}`, '', null];
    }),
    ['turns of the caller, p50', String(median(played.map(({ turns }) => turns))), '', null],
  ];
  console.log('\nwhole requests, flite to pocketsphinx');
  printRows(rows);
  return rows;
}

function whereOf({ typed, wrong }: PlayedRequest): string {
  const parts = [...typed.map((field) => `${field} typed`), ...wrong.map((field) => `${field} wrong`)];
  return parts.length > 0 ? parts.join(', ') : 'as said';
}

async function play(
  recogniser: SpeechToText,
  sentences: readonly string[],
  caller: VoiceCaller,
  voice: string,
): Promise<PlayedRequest> {
  let stored: FormValues | null = null;
  const agent = createAgent({
    callId: 'bench',
    agent: ourDesk,
    knowledge: learn(ourDesk),
    clock: createFakeClock(),
    sink: {
      check(values) {
        const parsed = parseCallSubmission(values);
        return parsed.ok ? {} : parsed.errors;
      },
      async take(_call, values) {
        stored = values;
        return { outcome: 'stored', id: 'bench' };
      },
    },
  });
  const call = openCall(
    recogniser,
    sentences,
    () => agent.expecting,
    () => agent.spelling ?? null,
  );
  const person = createPerson(caller, agent);
  const said: HistoryEntry[] = [];
  let turns = 0;
  while (!stored && turns < mostTurns) {
    const line = person.next();
    if (line === null) break;
    turns += 1;
    const text = await call.hear(await spoken(line, voice));
    const sentencesSaid: string[] = [];
    for await (const step of agent.respond({ text, history: [...said], signal: new AbortController().signal }))
      if (step.kind === 'sentence') sentencesSaid.push(step.text);
    said.push({ role: 'user', text }, { role: 'assistant', text: sentencesSaid.join(' ') });
    if (process.env.BENCH_SHOWS_TURNS) console.log(`    ${line}\n      ${text}\n      → ${sentencesSaid.join(' ')}`);
  }
  call.end();
  const typed = person.typed();
  const wrong = stored
    ? person.fields.filter((field) => !typed.includes(field) && !person.isRight(field, stored?.[field] ?? ''))
    : [];
  return { stored, typed, wrong, turns, said };
}

/** A caller who answers what is asked, corrects what was heard wrongly, and types what was not heard three times. */
function createPerson(caller: VoiceCaller, agent: Agent) {
  const values: Record<string, string> = { ...caller, website: '' };
  const fields = ['full_name', 'email', 'website', 'bottleneck', 'contact_method', ...(caller.phone ? ['phone'] : [])];
  const attempts = new Map<string, number>();
  const typed = new Set<string>();
  let opened = 0;

  function isRight(field: string, value: string): boolean {
    if (field === 'bottleneck') return sharedWords(caller.bottleneck, value) >= leastWordsAsSaid;
    if (field === 'phone') return value.replace(/\D/g, '') === caller.phone;
    return isAsSaid(fieldNamed(ourDesk.form, field).kind, values[field] ?? '', value);
  }

  /** What is said of a field; it is typed in place of a fourth time. */
  function say(field: string, heard: string): string | null {
    const attempt = attempts.get(field) ?? 0;
    attempts.set(field, attempt + 1);
    if (attempt < mostAttempts) return lineFor(caller, field, attempt, heard);
    typed.add(field);
    for (const _ of agent.editField(field, values[field] ?? '') ?? []);
    return null;
  }

  function next(): string | null {
    for (let tries = 0; tries < fields.length; tries++) {
      const line = nextLine();
      if (line !== null) return line === '' ? null : line;
    }
    return null;
  }

  /** Null when a field was typed, so that something else is to be said. */
  function nextLine(): string | null {
    const asked = fieldAskedFor(agent);
    if (!agent.form || agent.form.stage === 'discarded') return openings[opened++] ?? '';
    if (asked === 'leaving') return 'No, please go on.';
    const wrong = agent.form.fields.find(
      ({ name, value = '', missing }) =>
        fields.includes(name) && !typed.has(name) && !missing && value !== '' && !isRight(name, value),
    );
    if (wrong) return say(wrong.name, wrong.value ?? '');
    if (asked === 'confirm') return 'Yes, please send it.';
    if (asked === null) return 'Please go on.';
    return typed.has(asked) ? '' : say(asked, '');
  }

  return { fields, next, isRight, typed: () => [...typed] };
}

function sharedWords(said: string, heard: string): number {
  const words = wordsOf(said);
  const others = new Set(wordsOf(heard));
  return words.filter((word) => others.has(word)).length / words.length;
}
