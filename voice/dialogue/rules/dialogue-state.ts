import type { Expecting, TurnInput } from '../../engine/agent.ts';
import type { FormValues, Knowledge } from '../../engine/ports.ts';
import type { FieldKind } from '../../protocol/form.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { isStory } from '../form/form-roles.ts';
import type { FormTaking } from '../taking/form-taking.ts';
import { askFor } from '../wording/field-words.ts';
import type { PhraseName } from '../wording/wording.ts';

/** A question the agent has put that is no field of its form. */
export type Offer =
  | { kind: 'form'; known: FormValues; urgent: boolean }
  | { kind: 'anything-else' }
  | { kind: 'send-before-goodbye' };

/** What one call's agent has in mind. */
export interface DialogueState {
  agent: AgentDefinition;
  /** The agent's phrases. */
  words: Readonly<Record<PhraseName, string>>;
  knowledge: Knowledge;
  taking: FormTaking;
  offer: Offer | null;
  /** All that was said in the last turn, to be said again. */
  lastSaid: string[];
  rate: number;
  answered: number;
  offeredForm: boolean;
  /** What was told before a form was begun. */
  known: FormValues;
  /** The part of an address or a number that was said so far. */
  held: string;
  /** How often the field asked for was not understood. */
  failures: number;
  /** All of it was read back once; then only what changes is. */
  readBackGiven: boolean;
  /** The question for a yes was put before, whether or not it was heard. */
  confirmAsked: boolean;
}

/** What is done in answer to one utterance. */
export interface Reply {
  say: string[];
  rate?: number;
  endCall?: boolean;
  /** The caller said yes: store the form, say what became of it, then go on with this. */
  send?: { thenAnswer: string; thenHangUp?: boolean };
}

export type Handler = (dialogue: DialogueState, text: string, turn: Pick<TurnInput, 'history'>) => Reply | null;

export function createDialogueState(agent: AgentDefinition, knowledge: Knowledge, taking: FormTaking): DialogueState {
  return {
    agent,
    words: agent.wording.phrases,
    knowledge,
    taking,
    offer: null,
    lastSaid: [],
    rate: 1,
    answered: 0,
    offeredForm: false,
    known: {},
    held: '',
    failures: 0,
    readBackGiven: false,
    confirmAsked: false,
  };
}

/** The question that is open, put again after something else was dealt with. */
export function openQuestion({ agent, taking, offer, words }: DialogueState): string[] {
  if (offer) return [];
  if (taking.state?.stage === 'confirming') return [words.confirmShort];
  const field = taking.active ? taking.next() : null;
  return field ? [askFor(agent.wording, field, taking.state?.urgent ?? false)] : [];
}

export function expectingOf({ taking, offer }: DialogueState): Expecting {
  if (offer?.kind === 'anything-else') return 'anything';
  if (offer || taking.state?.stage === 'confirming') return 'yes-or-no';
  const field = taking.active ? taking.next() : null;
  if (!field) return 'anything';
  return isStory(field) ? 'story' : expectingByKind[field.kind];
}

const expectingByKind: Record<FieldKind, Expecting> = {
  name: 'name',
  email: 'email',
  url: 'address',
  phone: 'number',
  text: 'anything',
  choice: 'anything',
};
