import type { FieldKind } from '../protocol/form.ts';
import type { FieldWording, Wording } from './wording/wording.ts';

/** An agent, as data: who it is, what it says, knows and takes down. */
export interface AgentDefinition {
  /** Whose agent it says it is. */
  name: string;
  /** What that is, in a few sentences; a language model is told them. */
  about: string;
  /** Its first sentences; `{name}` is its own. */
  greeting: readonly string[];
  wording: Wording;
  knowledge: readonly KnowledgeEntry[];
  form: Form;
  /** What a language model may do in its calls. */
  tools: readonly AgentTool[];
  limits: AgentLimits;
}

/** A piece of what an agent knows. */
export interface KnowledgeEntry {
  id: string;
  topic: string;
  question: string;
  /** As it can be said aloud: whole sentences, no markup. */
  answer: string;
  /** Other words in which callers ask for it; they serve the search and are never said. */
  examples?: readonly string[];
}

export interface AgentLimits {
  /** Its knowledge names no prices: a question for one is never answered from it. */
  namesNoPrices: boolean;
  /** What callers ask and it does not know: a question nearest to these is not answered. */
  notAnswered: readonly string[];
}

/** What a language model can do in a call, by the names that it is told. */
export const agentTools = [
  'set_field',
  'show_form',
  'send_form',
  'discard_form',
  'ask_for_person',
  'end_call',
  'look_up',
] as const;
export type AgentTool = (typeof agentTools)[number];

/** A field of the form an agent takes down. */
export interface FormField {
  name: string;
  kind: FieldKind;
  label: string;
  /** It may be left empty. */
  optional?: true;
  /** It is asked for while a choice is one of these. */
  when?: { field: string; is: readonly string[] };
  /** Lines it is shown with; a text without them is of one line. */
  rows?: number;
  /** Of a choice. */
  options?: readonly FormOption[];
  /** What is chosen where nothing was said. */
  default?: string;
  /** What is said of it, where that of its kind does not fit. */
  spoken?: Partial<FieldWording>;
}

export interface FormOption {
  value: string;
  label: string;
  /** Within a sentence; the label in small letters is said otherwise. */
  spoken?: string;
}

/** The fields in the order they are asked for. */
export type Form = readonly FormField[];
