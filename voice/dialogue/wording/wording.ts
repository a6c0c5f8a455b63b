import type { FieldKind } from '../../protocol/form.ts';
import type { BookingWording } from './booking-wording.ts';

/**
 * The names of all phrases with their placeholders; `{name}` is the agent's. `AgentDefinition.wording` holds the
 * sentences.
 */
export const phrasePlaceholders = {
  hello: [],
  helloAgain: [],
  /** To 'Can you hear me?' */
  hearYou: [],
  hearYouAgain: [],
  howAreYou: [],
  howAreYouAgain: [],
  robot: ['name'],
  myName: ['name'],
  thanks: [],
  help: ['name'],
  niceToMeet: ['caller'],
  notHeard: [],
  takeYourTime: [],
  nothingToRepeat: [],
  inShort: ['answer'],
  noShorter: [],
  noOtherWords: [],
  welcomeBack: [],
  slower: [],
  faster: [],
  goodbye: [],
  unsentBeforeGoodbye: [],
  missingBeforeGoodbye: ['missing'],
  incompleteBeforeGoodbye: [],
  anythingElse: [],
  whatElse: [],

  whoIAm: ['name'],
  scripted: ['name'],
  modelled: ['name'],
  myJob: ['name'],
  compliment: [],
  /** To who complains: that it says the same again, that it knows nothing, that it does not listen. */
  sorryRepeated: [],
  sorryCannot: ['name'],
  sorryUnheard: [],
  sorryAgain: [],
  askOtherwise: [],
  personInstead: [],
  insult: [],
  joke: [],
  leadOn: [],
  leadToForm: [],
  leadToRest: [],
  yesToWhat: [],
  askAway: [],
  noToWhat: [],
  asISaid: ['answer'],
  /** To who asks again what an answer said is not told. */
  stillNotTold: [],
  noMore: [],
  noOtherAnswer: [],
  noReason: [],
  whyUnknown: ['name'],
  moreOfWhat: [],
  offerCallBack: [],
  emergency: [],
  selfHarm: [],
  threat: [],
  /** To who asks for a medicine or a dose. */
  medicine: [],
  spanish: [],
  french: [],
  german: [],
  italian: [],
  portuguese: [],
  onlyEnglish: [],

  unknown: [],
  /** Stands behind an answer that does not speak of everything that was asked. */
  beyond: ['thing'],
  /** In place of the answer to one of several questions. */
  unknownFirst: [],
  unknownSecond: [],
  unknownThird: [],
  which: ['first', 'second'],
  /** Behind `unknown`: what may have been meant, and in place of `offerPerson`. */
  perhaps: ['first', 'second'],
  orPerson: [],
  goOn: [],
  choiceGoOn: [],
  choiceYes: [],
  choiceNo: [],
  choiceNeither: [],
  maySkip: [],
  offerPerson: [],
  /** In place of the offer, where none is made. */
  personKnows: [],
  offerPersonLater: [],
  offerForm: [],
  heard: [],
  /** To who tells how they are; `feltPrice`: that something costs too much. */
  feltWorried: [],
  feltAshamed: [],
  feltSad: [],
  feltGlad: [],
  feltHurried: [],
  feltSlow: [],
  feltPrice: [],
  /** To who tells only who they are. */
  welcome: [],
  offerHelpWithStory: [],
  asYouLike: [],
  changed: [],

  /** In place of the question for the caller's problem, where they told it before. */
  proposeStory: ['text'],
  /** In place of the question for a name, where only the first is known. */
  askLastName: [],
  beginForm: [],
  beginUrgent: [],
  madeUrgent: [],
  willBeUrgent: [],
  discarded: [],
  nothingToDiscard: [],
  askWhatToChange: [],
  /** To who is not content with the text that was read back, where what to change is not understood. */
  askNewText: [],
  /** To what is not understood at a read-back. */
  unchanged: [],
  notSentStill: [],
  readBack: [],
  readBackUrgent: [],
  confirm: [],
  confirmShort: [],
  confirmAgain: [],
  sent: [],
  afterSent: [],
  sentAlready: [],
  newAfterSent: [],
  notSentYet: [],
  /** To 'Don't send it yet' while the request is still being taken down. */
  sentOnlyAfter: [],
  noFormYet: [],
  cannotBook: [],
  nameIsEnough: [],
  refused: [],
  limited: [],
  failed: [],
  incomplete: [],
  /** Stands before the question for the only value that is missing. */
  lastThing: [],
  added: ['text'],
  noted: ['text'],
  keptThat: ['text'],
  notKept: [],
  alsoSays: ['text'],

  /** The reason for a field that has none of its own. */
  whyNeeded: [],
  /** To 'Who will call me?' */
  whoReplies: [],
  /** To 'What happens with my number?' */
  useOfDetails: [],
  /** To 'How long will this take?' */
  questionsLeft: ['count'],
  lastQuestion: [],
  /** To 'Can I give my daughter's?' */
  anothersWill: [],
  spellAway: [],
  typeIt: [],
  spellInWords: [],
  halfEmail: [],
  cannotSendWithout: [],
  nothingNoted: [],
  letGo: [],
  nothingDone: [],
  robotShort: [],
  onlyService: [],
  urgentNoted: [],
  trouble: [],
} as const satisfies Record<string, readonly string[]>;
export type PhraseName = keyof typeof phrasePlaceholders;

/** Placeholders of a field's phrases: `{label}` in lower case, `{options}` of a choice, `{value}` as it is spoken. */
export const fieldPlaceholders = {
  ask: ['label', 'options'],
  /** Used for a caller who asked for a person. */
  askUrgent: ['label', 'options'],
  /** Used for a way to reach the caller beside the one that they chose. */
  askBeside: ['label', 'options'],
  /** Names the field within a sentence: 'I still need {missing}'. */
  needed: ['label'],
  /** Used for a caller who asks for other words. */
  simply: ['label', 'options'],
  /** Used after an answer that was not understood. */
  again: ['label', 'options'],
  /** Used after a value was understood; repeats it, so that the caller notices a mistake. */
  taken: ['label', 'value'],
  /** Used when the caller has no value. */
  none: ['label'],
  /** The reason, for a caller who wonders why it is asked for. */
  why: ['label'],
  /** Used when a caller declines a required field. */
  required: ['label'],
  /** Used in place of `required`, and of the question, for a caller who has none of it: what would do instead. */
  lacking: ['label'],
  readBack: ['label', 'value'],
  /** Used for a text that is too long to read back. */
  readBackLong: ['label', 'value'],
  /** Part for a conditional field, inserted before the full stop of its choice's sentence. */
  readBackTail: ['label', 'value'],
  /** The short answer that leaves an optional field empty. */
  skip: ['label'],
} as const satisfies Record<string, readonly string[]>;

/** An empty phrase says nothing. */
export type FieldWording = Record<keyof typeof fieldPlaceholders, string>;

export interface Wording {
  phrases: Record<PhraseName, string>;
  /** Said in place of a phrase that was said in the turn before. */
  otherwise: Partial<Record<PhraseName, string>>;
  /** By the kind of a field. */
  fields: Record<FieldKind, FieldWording>;
  /** What a chat has in place of the above. */
  written: WrittenWording;
}

/** Wording for a chat, where that of a call speaks of calling, hearing or saying. */
export interface WrittenWording {
  phrases: Partial<Record<PhraseName, string>>;
  otherwise: Partial<Record<PhraseName, string>>;
  fields: Partial<Record<FieldKind, Partial<FieldWording>>>;
  booking: Partial<BookingWording>;
}

/** Fills in the placeholders of a phrase; a missing value leaves its placeholder empty. */
export function fill(phrase: string, places: Readonly<Record<string, string>>): string {
  // 'Thank you, {caller}.' with 'Roberto Castillo Jr.' ends in one full stop.
  return phrase.replace(/\{(\w+)\}(\.?)/g, (_, place: string, stop: string) => {
    const value = places[place] ?? '';
    return value.endsWith('.') ? value : value + stop;
  });
}

/** The names of the placeholders in a phrase. */
export function placeholdersIn(phrase: string): string[] {
  return [...phrase.matchAll(/\{([^{}]*)\}/g)].map(([, place = '']) => place);
}
