import type { Expecting, TurnInput } from '../../engine/agent.ts';
import type { FormValues, Knowledge, Passage } from '../../engine/ports.ts';
import type { FieldKind } from '../../protocol/form.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { isStory } from '../form/form-roles.ts';
import type { FormTaking } from '../slot-filling/form-taking.ts';
import { askFor } from '../wording/field-words.ts';
import type { PhraseName } from '../wording/wording.ts';

/** An open question of the agent that is not about a field. */
export type Offer =
  | { kind: 'form'; known: FormValues; urgent: boolean }
  | { kind: 'anything-else' }
  /** Two passages, one of which answers the question. */
  | { kind: 'which'; between: readonly [Passage, Passage]; question: string }
  /** To tell `untold`. */
  | { kind: 'go-on' }
  | { kind: 'send-before-goodbye' };

/** The dialogue state of one call. */
export interface DialogueState {
  agent: AgentDefinition;
  /** The agent's phrases. */
  words: Readonly<Record<PhraseName, string>>;
  knowledge: Knowledge;
  taking: FormTaking;
  offer: Offer | null;
  /** The last offer, which a bare yes or no answers for some turns after it was made. */
  pastOffer: Offer | null;
  pastOfferTurns: number;
  /** Sentences of the last turn, for 'repeat that'. */
  lastSaid: string[];
  rate: number;
  /** The caller's last question, and the passage that answered it. */
  question: string;
  topic: Passage | null;
  /** Sentences of the last answer that were left out. */
  untold: string[];
  /** A language model writes the answers. */
  modelWrites: boolean;
  answered: number;
  offeredForm: boolean;
  /** Values that the caller gave before a form was begun. */
  known: FormValues;
  /** First part of an address or a number that the caller says in several turns. */
  held: string;
  /** Failed attempts to understand the current field. */
  failures: number;
  /** The whole form was read back once; later only changes are. */
  readBackGiven: boolean;
  /** The caller was asked to confirm before, whether or not they heard it. */
  confirmAsked: boolean;
}

/** The reply to one turn of the caller. */
export interface Reply {
  say: string[];
  rate?: number;
  endCall?: boolean;
  /** Repeats at the caller's wish, word for word. */
  again?: boolean;
  /** The caller confirmed: store the form, report the outcome, then continue with this. */
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
    pastOffer: null,
    pastOfferTurns: 0,
    lastSaid: [],
    rate: 1,
    question: '',
    topic: null,
    untold: [],
    modelWrites: false,
    answered: 0,
    offeredForm: false,
    known: {},
    held: '',
    failures: 0,
    readBackGiven: false,
    confirmAsked: false,
  };
}

/** The open question, to repeat after something else was handled. */
export function openQuestion({ agent, taking, offer, words }: DialogueState): string[] {
  if (offer) return [];
  if (taking.state?.stage === 'confirming') return [words.confirmShort];
  const field = taking.active ? taking.next() : null;
  return field ? [askFor(agent.wording, field, taking.state?.urgent ?? false)] : [];
}

/** Turns for which an offer is remembered. */
const offerTurns = 2;

/** Remembers the offer of a turn, or forgets an older one. */
export function rememberOffer(dialogue: DialogueState): void {
  dialogue.pastOfferTurns = dialogue.offer ? 0 : dialogue.pastOfferTurns + 1;
  if (dialogue.offer) dialogue.pastOffer = dialogue.offer;
  else if (dialogue.taking.active || dialogue.pastOfferTurns > offerTurns) dialogue.pastOffer = null;
}

/** The kind of the field that the caller is asked for; null when none is. */
export function askedFieldKind({ taking }: DialogueState): FieldKind | null {
  return taking.active && taking.state?.stage !== 'confirming' ? (taking.next()?.kind ?? null) : null;
}

export function expectingOf({ taking, offer }: DialogueState): Expecting {
  if (offer?.kind === 'anything-else' || offer?.kind === 'which') return 'anything';
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
