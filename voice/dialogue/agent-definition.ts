import type { FieldKind } from '../protocol/form.ts';
import type { BookingDefinition } from './booking/booking-definition.ts';
import type { BookingWording } from './wording/booking-wording.ts';
import type { FieldWording, Wording } from './wording/wording.ts';

/** An agent as data: its name, wording, knowledge and form. */
export interface AgentDefinition {
  /** The business that it says it belongs to. */
  name: string;
  /** A few sentences about that business, for a language model. */
  about: string;
  /** Its first sentences; `{name}` is replaced by `name`. */
  greeting: readonly string[];
  wording: Wording;
  knowledge: readonly KnowledgeEntry[];
  /** What callers state against the service, 'people hate robots', and what is said to it. */
  doubts: readonly KnowledgeEntry[];
  form: Form;
  /** The tools that a language model may use in its calls. */
  tools: readonly AgentTool[];
  /** What callers can book; null for an agent that takes requests only. */
  booking: (BookingDefinition & { wording: BookingWording }) | null;
  /** Questions that the card suggests. */
  suggestions: readonly string[];
  /** Shows what an agent can do: nothing of its calls is real, and its requests are not stored. */
  sample: boolean;
}

/** One question and answer of an agent's knowledge. */
export interface KnowledgeEntry {
  id: string;
  topic: string;
  question: string;
  /** Text to say aloud: whole sentences, no markup. */
  answer: string;
  /** Other ways in which callers ask it; used in the search, never said. */
  examples?: readonly string[];
  /** The business does not tell what is asked: the answer says so, and the agent offers a person. */
  declines?: boolean;
  /** Id of the entry that tells what is known near it, for who asks again what is declined. */
  instead?: string;
  /** Said in place of its last sentence to who names the program they use, as '{program}'. */
  named?: string;
  /** Its answer in plainer words, for who asks for them. */
  simply?: string;
  /** It answers whether, or how, an agent that the caller would have knows what only their own business can tell it. */
  ofOwnBusiness?: boolean;
  /** It answers whether the service is for a kind of business that a caller names. */
  ofKindsOfBusiness?: boolean;
}

/** Names of the tools for a language model. */
export const agentTools = [
  'set_field',
  'show_form',
  'send_form',
  'discard_form',
  'ask_for_person',
  'end_call',
  'look_up',
  'use_calendar',
] as const;
export type AgentTool = (typeof agentTools)[number];

/** A field (slot) of an agent's form. */
export interface FormField {
  name: string;
  kind: FieldKind;
  label: string;
  /** The field may stay empty. */
  optional?: true;
  /** The field is asked for only while the choice `field` has one of these values. */
  when?: { field: string; is: readonly string[] };
  /** Height in lines on the card; a text without it has a single line. */
  rows?: number;
  /** Options of a choice. */
  options?: readonly FormOption[];
  /** The option that applies when the caller names none. */
  default?: string;
  /** Wording that replaces the wording of its kind. */
  spoken?: Partial<FieldWording>;
  /** What a chat has in place of `spoken`. */
  written?: Partial<FieldWording>;
}

export interface FormOption {
  value: string;
  label: string;
  /** Text within a sentence; by default the label in lower case. */
  spoken?: string;
}

/** Fields in the order of asking. */
export type Form = readonly FormField[];
