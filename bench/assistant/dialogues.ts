import { z } from 'zod';
import { parseCallSubmission } from '#/inbox/request/submission-input.ts';
import type { AgentDefinition, Form } from '#/voice/dialogue/agent-definition.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { fieldNamed } from '#/voice/dialogue/form/form-roles.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Agent, Expecting, HistoryEntry } from '#/voice/engine/agent.ts';
import type { FormSink, FormValues } from '#/voice/engine/ports.ts';
import type { FieldKind } from '#/voice/protocol/form.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

const lines = z.array(z.string());

export const dialoguesSchema = z.array(
  z.strictObject({
    id: z.string(),
    channel: z.enum(['typed', 'spoken']),
    about: z.string(),
    /** Said before anything is asked for. */
    opening: lines.min(1),
    /** By field: what the caller says each time it is asked for. `confirm` is said at the read-back and after it. */
    answers: z.record(z.string(), lines),
    /** Said once, when the field is asked for the first time. */
    interjections: z.array(z.strictObject({ before: z.string(), say: z.string() })).default([]),
    expect: z.strictObject({
      /** The request as stored; null when none is. A text needs to contain what is written here. */
      stored: z.record(z.string(), z.string().nullable()).nullable(),
      /** The agent hangs up. */
      ended: z.boolean(),
    }),
  }),
);
export type Dialogue = z.infer<typeof dialoguesSchema>[number];

/** `wrong`: stored in other words or unwanted; `missing`: not stored. */
export type DialogueOutcome = 'right' | 'wrong' | 'missing';

export interface PlayedDialogue {
  id: string;
  outcome: DialogueOutcome;
  /** The request was stored more than once. */
  doubled: boolean;
  /** The request was stored before the caller was asked to confirm it. */
  unasked: boolean;
  endedRightly: boolean;
  /** Fields that were stored otherwise than said. */
  differs: { field: string; expected: string | null; stored: string | null }[];
  said: HistoryEntry[];
}

/** A caller repeats the last answer this often. */
const mostRepeats = 2;
const mostTurns = 60;

/** Plays each dialogue with the agent in a call of its own. */
export async function playDialogues(agent: AgentDefinition, dialogues: readonly Dialogue[]): Promise<PlayedDialogue[]> {
  const knowledge = learn(agent);
  const played: PlayedDialogue[] = [];
  for (const dialogue of dialogues) {
    const stored: FormValues[] = [];
    const sink: FormSink = {
      check(values) {
        const parsed = parseCallSubmission(values);
        return parsed.ok ? {} : parsed.errors;
      },
      async take(_call, values) {
        stored.push(values);
        return { outcome: 'stored', id: 'bench' };
      },
    };
    const live = createAgent({ callId: 'bench', agent, knowledge, sink, clock: createFakeClock() });
    const call = await playCall(live, dialogue, () => stored.length);
    played.push({ ...judge(agent.form, dialogue, stored, call), id: dialogue.id, said: call.said });
  }
  return played;
}

interface PlayedCall {
  said: HistoryEntry[];
  ended: boolean;
  unasked: boolean;
}

async function playCall(agent: Agent, dialogue: Dialogue, storedCount: () => number): Promise<PlayedCall> {
  const said: HistoryEntry[] = [];
  const caller = createCaller(dialogue);
  let ended = false;
  let unasked = false;
  for (let turn = 0; turn < mostTurns && !ended; turn++) {
    const asked = fieldAskedFor(agent);
    const text = caller.next(asked);
    if (text === null) break;
    const before = storedCount();
    const sentences: string[] = [];
    const steps = agent.respond({
      text,
      typed: dialogue.channel === 'typed',
      history: [...said],
      signal: new AbortController().signal,
    });
    for await (const step of steps) {
      if (step.kind === 'sentence') sentences.push(step.text);
      if (step.kind === 'end-call') ended = true;
    }
    if (storedCount() > before && asked !== 'confirm') unasked = true;
    said.push({ role: 'user', text }, { role: 'assistant', text: sentences.join(' ') });
  }
  return { said, ended, unasked };
}

/** The caller's next line; null when there is nothing left to say. */
function createCaller({ opening, answers, interjections }: Dialogue): { next(asked: string | null): string | null } {
  const openings = [...opening];
  const given = new Map<string, number>();
  const toInterject = [...interjections];
  let last: string | null = null;
  return {
    next(asked) {
      last = asked === 'leaving' ? last : nextTo(asked);
      return last;
    },
  };

  function nextTo(asked: string | null): string | null {
    const first = openings.shift();
    if (first !== undefined) return first;
    if (asked === null) return null;
    const at = toInterject.findIndex(({ before }) => before === asked);
    if (at >= 0) return (toInterject.splice(at, 1)[0] as { say: string }).say;
    const own = answers[asked === 'sent' ? 'confirm' : asked] ?? [];
    const key = asked === 'sent' ? 'confirm' : asked;
    const count = given.get(key) ?? 0;
    given.set(key, count + 1);
    if (asked === 'sent') return own[count] ?? null;
    return count < own.length + mostRepeats ? (own[Math.min(count, own.length - 1)] ?? null) : null;
  }
}

const kindsByExpecting: Partial<Record<Expecting, FieldKind[]>> = {
  name: ['name'],
  email: ['email'],
  address: ['url'],
  number: ['phone'],
  story: ['text'],
  anything: ['choice', 'text'],
};

/**
 * The field that the agent asks for, `confirm` at the read-back, `sent` after it, `leaving` where it asks a caller who
 * leaves whether to finish, who says the same once more; null when it asks for none.
 */
export function fieldAskedFor({ form, expecting }: Agent): string | null {
  if (!form || form.stage === 'discarded') return null;
  if (form.stage === 'sent') return 'sent';
  if (form.stage === 'confirming') return 'confirm';
  if (form.stage === 'collecting' && expecting === 'yes-or-no') return 'leaving';
  const kinds = kindsByExpecting[expecting] ?? [];
  const fields = form.fields.filter(({ kind }) => kinds.includes(kind));
  // A last name is asked for when the first is given.
  const asked = fields.find(({ missing, kind }) => missing || kind === 'name');
  return asked?.name ?? null;
}

function judge(form: Form, { expect }: Dialogue, stored: FormValues[], { ended, unasked }: PlayedCall) {
  const last = stored.at(-1);
  const parsed = last && parseCallSubmission(last);
  const row: Record<string, string | null> = parsed?.ok ? parsed.input : {};
  const differs = Object.entries(expect.stored ?? {})
    .filter(([field, expected]) => !isAsSaid(fieldNamed(form, field).kind, expected, row[field] ?? null))
    .map(([field, expected]) => ({ field, expected, stored: row[field] ?? null }));
  const outcome: DialogueOutcome =
    (last === undefined) !== (expect.stored === null)
      ? last === undefined
        ? 'missing'
        : 'wrong'
      : differs.length > 0
        ? 'wrong'
        : 'right';
  return {
    outcome,
    doubled: stored.length > 1,
    unasked,
    endedRightly: ended === expect.ended,
    differs: last === undefined ? [] : differs,
  };
}

/** Compares leniently: case, punctuation, blanks and the grouping of a number do not count; a story may say more. */
export function isAsSaid(kind: FieldKind, expected: string | null, stored: string | null): boolean {
  if (expected === null || stored === null) return expected === stored;
  if (kind === 'phone') return digits(expected) === digits(stored);
  if (kind === 'text') return letters(stored).includes(letters(expected));
  return letters(expected) === letters(stored);
}

function digits(text: string): string {
  return text.toLowerCase().replace(/[^\da-z+]/g, '');
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@./:]+/gu, ' ')
    .replace(/\/$|[. ]+$/, '')
    .trim();
}
