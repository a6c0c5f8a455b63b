import type { Expecting, TurnInput } from '../../engine/agent.ts';
import type { Knowledge } from '../../engine/ports.ts';
import type { FormTaking } from '../form/form-taking.ts';
import type { RequestDraft, RequestField } from '../understanding/request-fields.ts';
import { askFor, phrases } from '../wording/phrases.ts';

/** A question the agent has put that is no field of the request. */
export type Offer =
  | { kind: 'request'; known: RequestDraft; urgent: boolean }
  | { kind: 'anything-else' }
  | { kind: 'send-before-goodbye' };

/** What one call's agent has in mind. */
export interface DialogueState {
  brand: string;
  knowledge: Knowledge;
  taking: FormTaking;
  offer: Offer | null;
  /** All that was said in the last turn, to be said again. */
  lastSaid: string[];
  rate: number;
  answered: number;
  offeredRequest: boolean;
  /** What was told before a request was begun. */
  known: RequestDraft;
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
  /** The caller said yes: store the request, say what became of it, then go on with this. */
  send?: { thenAnswer: string; thenHangUp?: boolean };
}

export type Handler = (dialogue: DialogueState, text: string, turn: Pick<TurnInput, 'history'>) => Reply | null;

export function createDialogueState(brand: string, knowledge: Knowledge, taking: FormTaking): DialogueState {
  return {
    brand,
    knowledge,
    taking,
    offer: null,
    lastSaid: [],
    rate: 1,
    answered: 0,
    offeredRequest: false,
    known: {},
    held: '',
    failures: 0,
    readBackGiven: false,
    confirmAsked: false,
  };
}

/** The question that is open, put again after something else was dealt with. */
export function openQuestion({ taking, offer }: DialogueState): string[] {
  if (offer) return [];
  if (taking.state?.stage === 'confirming') return [phrases.confirmShort];
  const field = taking.active ? taking.next() : null;
  return field ? [askFor(field.name as RequestField, taking.state?.urgent ?? false)] : [];
}

export function expectingOf({ taking, offer }: DialogueState): Expecting {
  if (offer?.kind === 'anything-else') return 'anything';
  if (offer || taking.state?.stage === 'confirming') return 'yes-or-no';
  switch (taking.active ? taking.next()?.name : null) {
    case 'full_name':
      return 'name';
    case 'email':
      return 'email';
    case 'website':
      return 'address';
    case 'phone':
      return 'number';
    case 'bottleneck':
      return 'story';
    default:
      return 'anything';
  }
}
