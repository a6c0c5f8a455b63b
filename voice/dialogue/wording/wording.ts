import type { FieldKind } from '../../protocol/form.ts';

/**
 * Every phrase that an agent says by itself, with the places that are filled in when it is said: `{name}` is the agent's.
 * The sentences are the agent's own (`AgentDefinition.wording`).
 */
export const phrasePlaces = {
  hello: [],
  helloAgain: [],
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
  slower: [],
  faster: [],
  goodbye: [],
  unsentBeforeGoodbye: [],
  incompleteBeforeGoodbye: [],
  anythingElse: [],
  whatElse: [],

  unknown: [],
  offerPerson: [],
  offerPersonLater: [],
  noPrice: [],
  afterNoPrice: [],
  offerForm: [],
  offerHelpWithStory: [],
  asYouLike: [],
  changed: [],

  beginForm: [],
  beginUrgent: [],
  madeUrgent: [],
  discarded: [],
  nothingToDiscard: [],
  askWhatToChange: [],
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
  noFormYet: [],
  refused: [],
  limited: [],
  failed: [],
  incomplete: [],

  whyNeeded: [],
  spellAway: [],
  typeIt: [],
  halfEmail: [],
  nothingDone: [],
  robotShort: [],
  onlyService: [],
  urgentNoted: [],
  trouble: [],
} as const satisfies Record<string, readonly string[]>;
export type PhraseName = keyof typeof phrasePlaces;

/** What is said of a field: `{label}` in small letters, `{options}` of a choice, `{value}` as it is said aloud. */
export const fieldPlaces = {
  ask: ['label', 'options'],
  /** To a caller who asked for a person. */
  askUrgent: ['label', 'options'],
  /** After an answer that was not understood. */
  again: ['label', 'options'],
  /** When it was understood, so that a mistake can be heard. */
  taken: ['label', 'value'],
  /** When there is none. */
  none: ['label'],
  /** When a caller would rather not give it. */
  required: ['label'],
  readBack: ['label', 'value'],
  /** For a text that is too long to be read back. */
  readBackLong: ['label', 'value'],
  /** Of a field under a condition: said within the sentence of the choice it depends on, before its full stop. */
  readBackTail: ['label', 'value'],
} as const satisfies Record<string, readonly string[]>;

/** Empty where nothing is said. */
export type FieldWording = Record<keyof typeof fieldPlaces, string>;

export interface Wording {
  phrases: Record<PhraseName, string>;
  /** By the kind of a field. */
  fields: Record<FieldKind, FieldWording>;
}

/** A phrase with its places filled in; one that is not given stays empty. */
export function fill(phrase: string, places: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
}

/** The names of the places in a phrase. */
export function placesIn(phrase: string): string[] {
  return [...phrase.matchAll(/\{([^{}]*)\}/g)].map(([, place = '']) => place);
}
