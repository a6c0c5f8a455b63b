import type { AgentStep, Expecting, Spelling, TurnInput } from '../../engine/agent.ts';
import type { FormValues, Knowledge, Passage } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { BookingState } from '../../protocol/booking.ts';
import type { FieldKind } from '../../protocol/form.ts';
import type { AgentDefinition, FormField } from '../agent-definition.ts';
import type { BookingDialogue } from '../booking/booking-dialogue-api.ts';
import { firstOf, isStory } from '../form/form-roles.ts';
import type { FormTaking } from '../slot-filling/form-taking.ts';
import type { HowToReach } from '../understanding/contact/how-to-reach.ts';
import { isContactWay } from '../understanding/contact/spoken-choice.ts';
import { type Intent, readIntent } from '../understanding/intents/intents.ts';
import type { Feeling } from '../understanding/questions/feelings.ts';
import { askFor, askShortly } from '../wording/field-words.ts';
import { fill, type PhraseName } from '../wording/wording.ts';

/** To take a request that begins with `known`; or to answer with one of the passages `instead`. */
export interface FormOffer {
  kind: 'form';
  known: FormValues;
  urgent: boolean;
  instead?: readonly [Passage, Passage] | null;
}

/** An open question of the agent that is not about a field. */
export type Offer =
  | FormOffer
  | { kind: 'anything-else' }
  /** Two passages, one of which answers the question. */
  | { kind: 'which'; between: readonly [Passage, Passage]; question: string }
  /** To look for a free time. */
  | { kind: 'booking' }
  /** To tell `untold`. */
  | { kind: 'go-on' }
  | { kind: 'send-before-goodbye' }
  /** To finish a request or a booking in place of a goodbye. */
  | { kind: 'finish-before-goodbye' };

/** The dialogue state of one call. */
export interface DialogueState {
  agent: AgentDefinition;
  /** The agent's phrases. */
  words: Readonly<Record<PhraseName, string>>;
  knowledge: Knowledge;
  taking: FormTaking;
  /** Null for an agent without a calendar. */
  booking: BookingDialogue | null;
  /** The booking as it was sent to the page last, as JSON. */
  shownBooking: string;
  /** The page may show short answers to an offer. */
  showsChoices: boolean;
  offer: Offer | null;
  /** The last offer, which a bare yes or no answers for some turns after it was made. */
  pastOffer: Offer | null;
  pastOfferTurns: number;
  /** Sentences of the last turn. */
  lastSaid: string[];
  /** Sentences of the last turn that said more than 'take your time', for 'repeat that'. */
  lastTold: string[];
  rate: number;
  /** The caller's last question, and the passage that answered it. */
  question: string;
  topic: Passage | null;
  /** Sentences of the last answer that were left out. */
  untold: string[];
  /** The passage that the caller said in this turn is not meant; null when they said nothing of the sort. */
  ruledOut: string | null;
  /** The passage that was repeated, or of which all that is known was told. */
  exhausted: string | null;
  /** Ids of the passages that were told. */
  toldPassages: Set<string>;
  /** A language model writes the answers. */
  modelWrites: boolean;
  answered: number;
  offeredForm: boolean;
  /** The caller wants no request for now, so none is offered until they tell of another need. */
  putOff: boolean;
  /** Values that the caller gave before a form was begun. */
  known: FormValues;
  /** The first name of a caller who is asked for the last. */
  halfName: string;
  /** The program that the caller has named last; null when they named none. */
  program: string | null;
  /** Troubles and wishes that the caller told before a form was begun, in their words. */
  told: string[];
  /** What goes behind the text of the request, in the caller's words: when to call them, what they added before it. */
  notes: string[];
  /** When the caller wants to be called, as it was heard in this turn. */
  heardHow: HowToReach | null;
  /** First part of an address or a number that the caller says in several turns. */
  held: string;
  /** Addresses that were taken down in this call, right or wrong. */
  addressesTaken: Set<string>;
  /** How often each field that callers spell was changed by what they said. */
  changes: Map<string, number>;
  /** Failed attempts to understand the current field. */
  failures: number;
  /** The field that was asked for last, and how many turns in a row asked for it. */
  asks: { name: string; times: number };
  /** The whole form was read back once; later only changes are. */
  readBackGiven: boolean;
  /** The caller was asked to confirm before, whether or not they heard it. */
  confirmAsked: boolean;
  /** The required field that the caller declined last. */
  refused: string | null;
  /** Turns in a row, while a field was asked for, that neither answered nor concerned the form. */
  digressions: number;
  /** The form waits until the caller goes on with it; nothing is asked for. */
  isLetGo: boolean;
  /** What was said to complaints; none of it is said twice. */
  apologies: Set<string>;
  /** What the caller told of how they are, and was met. */
  feltBefore: Set<Feeling>;
  /** The agent's suggestions that the caller has taken, in lower case. */
  asked: Set<string>;
  /** The caller typed this turn, so values are repeated as they are written. */
  typed: boolean;
}

/** The reply to one turn of the caller. */
export interface Reply {
  say: string[];
  rate?: number;
  endCall?: boolean;
  /** Says what was said before at the caller's wish, in the same words or in others. */
  again?: boolean;
  /** Tells nothing that could be repeated. */
  isAside?: boolean;
  /** The rest of the turn, which is heard as one by itself. */
  hear?: string;
  /** The caller confirmed: store the form, report the outcome, then continue with this. */
  send?: { thenAnswer: string; thenHangUp?: boolean };
}

export type Handler = (dialogue: DialogueState, text: string, turn: Turn) => Reply | null;
/** A handler that may wait for the caller's browser. */
export type WaitingHandler = (...turn: Parameters<Handler>) => Promise<Reply | null>;
type Turn = Pick<TurnInput, 'history' | 'signal' | 'classify'>;

export function createDialogueState(
  agent: AgentDefinition,
  knowledge: Knowledge,
  taking: FormTaking,
  booking: BookingDialogue | null = null,
): DialogueState {
  return {
    agent,
    words: agent.wording.phrases,
    knowledge,
    taking,
    booking,
    shownBooking: '',
    showsChoices: false,
    offer: null,
    pastOffer: null,
    pastOfferTurns: 0,
    lastSaid: [],
    lastTold: [],
    rate: 1,
    question: '',
    topic: null,
    untold: [],
    ruledOut: null,
    exhausted: null,
    toldPassages: new Set(),
    modelWrites: false,
    answered: 0,
    offeredForm: false,
    putOff: false,
    known: {},
    halfName: '',
    program: null,
    told: [],
    notes: [],
    heardHow: null,
    held: '',
    addressesTaken: new Set(),
    changes: new Map(),
    failures: 0,
    asks: { name: '', times: 0 },
    readBackGiven: false,
    confirmAsked: false,
    refused: null,
    digressions: 0,
    isLetGo: false,
    apologies: new Set(),
    feltBefore: new Set(),
    asked: new Set(),
    typed: false,
  };
}

const nothingBooked: BookingState = { stage: 'none', day: null, offers: [], appointments: [] };

/** The booking, when it differs from the one that was sent last. */
export function* changedBooking(dialogue: DialogueState): Generator<AgentStep> {
  // What was shown and is no more, such as a cancelled appointment, is shown as nothing.
  const booking = dialogue.booking?.shown ?? (dialogue.shownBooking ? nothingBooked : null);
  if (!booking || JSON.stringify(booking) === dialogue.shownBooking) return;
  dialogue.shownBooking = JSON.stringify(booking);
  yield { kind: 'booking', booking };
}

/** The open question, to repeat after something else was handled. */
export function openQuestion({
  agent,
  taking,
  booking,
  offer,
  words,
  isLetGo,
  told,
  halfName,
  asks,
}: DialogueState): string[] {
  if (offer) return [];
  if (booking?.active) return booking.open();
  if (isLetGo) return [];
  if (taking.state?.stage === 'confirming') return [words.confirmShort];
  if (taking.active && halfName) return [words.askLastName];
  const field = taking.active ? taking.next() : null;
  if (!field) return [];
  // Asked again behind something else, it is asked shortly.
  const isAgain = asks.name === field.name;
  if (isStory(field) && told.length > 0) {
    const proposed = splitSentences(fill(words.proposeStory, { text: told.join('. ') }));
    return isAgain ? proposed.slice(-1) : proposed;
  }
  if (isAgain) return [askShortly(agent.wording, field)];
  return [askFor(agent.wording, field, taking.state?.urgent ?? false, isBeside(taking, field))];
}

/** Whether an email address is asked for that is not the way in which the caller wants to be reached. */
function isBeside({ form, state }: FormTaking, { kind }: FormField): boolean {
  const way = form.find(isContactWay);
  const chosen = way && state?.values[way.name];
  return kind === 'email' && Boolean(chosen) && chosen !== 'email';
}

/** The field that the caller is asked for; null when there is none. */
export function askedField({ taking, isLetGo, halfName }: DialogueState): FormField | null {
  if (!taking.active || isLetGo || taking.state?.stage === 'confirming') return null;
  return halfName ? firstOf(taking.form, 'name') : taking.next();
}

/** A request or a booking is under way. */
export function isBusy({ taking, booking }: DialogueState): boolean {
  return taking.active || booking?.active === true;
}

/** Turns for which an offer is remembered. */
const offerTurns = 2;

/** Remembers the offer of a turn, or forgets an older one. */
export function rememberOffer(dialogue: DialogueState): void {
  dialogue.pastOfferTurns = dialogue.offer ? 0 : dialogue.pastOfferTurns + 1;
  if (dialogue.offer) dialogue.pastOffer = dialogue.offer;
  else if (dialogue.taking.active || dialogue.pastOfferTurns > offerTurns) dialogue.pastOffer = null;
}

/** The intent of a turn, with regard to what was asked for. */
export function intentOf(dialogue: DialogueState, text: string): Intent | null {
  return readIntent(text, askedField(dialogue)?.kind === 'text');
}

export function expectingOf(dialogue: DialogueState): Expecting {
  const { taking, booking, offer } = dialogue;
  if (booking?.active && !offer) return booking.expecting;
  if (offer?.kind === 'anything-else' || offer?.kind === 'which') return 'anything';
  if (offer || taking.state?.stage === 'confirming') return 'yes-or-no';
  const field = askedField(dialogue);
  if (!field) return 'anything';
  return isStory(field) ? 'story' : expectingByKind[field.kind];
}

/** What may be spelled while a form is filled in or read back: the caller's names stand in many an address. */
export function spellingOf({ taking, addressesTaken }: DialogueState): Spelling | null {
  if (!taking.active) return null;
  const values = taking.state?.values ?? {};
  const likely = taking.form.flatMap(({ name, kind }) => (kind === 'name' && values[name] ? [values[name]] : []));
  return { likely, taken: [...addressesTaken] };
}

const expectingByKind: Record<FieldKind, Expecting> = {
  name: 'name',
  email: 'email',
  url: 'address',
  phone: 'number',
  text: 'anything',
  choice: 'anything',
};
