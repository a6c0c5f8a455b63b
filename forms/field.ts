import type { WrittenKind } from '#/voice/protocol/form.ts';

/** Sentences an agent says about a field. `voice/dialogue/wording/wording.ts` lists their placeholders. */
export interface SpokenField {
  ask?: string;
  askUrgent?: string;
  askBeside?: string;
  needed?: string;
  again?: string;
  taken?: string;
  none?: string;
  required?: string;
  lacking?: string;
  readBack?: string;
  readBackLong?: string;
  readBackTail?: string;
  skip?: string;
  why?: string;
}

interface FieldBase<Name extends string> {
  /** As the table's column, the API and the posted form have it. */
  name: Name;
  label: string;
  hint?: string;
  /** For staff, in emails and in the inbox, where `label` is too long or speaks to the visitor. */
  staffLabel?: string;
  /** What browsers fill in by themselves: a value of HTML's `autocomplete`. */
  autoComplete?: string;
  /** The field may be left empty; its value is null then. */
  optional?: true;
  /**
   * The field is asked for while a choice is one of these; otherwise it is null, unless it was given in a call. A form
   * has one such condition at most, under which any number of fields may stand.
   */
  when?: { field: string; is: readonly string[] };
  /** The message shown when it is left empty. */
  missing: string;
  /** Two such fields in a row share a line where there is room. */
  half?: boolean;
  /** What an agent says of it in a call, where that of its kind does not fit. */
  spoken?: SpokenField;
  /** What an agent says of it in a chat, where `spoken` does not fit writing. */
  written?: SpokenField;
}

export interface WrittenField<Name extends string = string> extends FieldBase<Name> {
  kind: WrittenKind;
  /** The longest text taken, in UTF-16 units. */
  maxLength: number;
  /** Lines shown at first; a text without them is of one line. */
  rows?: number;
  options?: undefined;
  default?: undefined;
}

export interface ChoiceField<Name extends string = string> extends FieldBase<Name> {
  kind: 'choice';
  /** `spoken` is said within a sentence, in place of the label in small letters; `hint` stands below while it is chosen. */
  options: readonly { value: string; label: string; spoken?: string; hint?: string }[];
  /** The initial choice, and the value when nothing was sent. */
  default?: string;
  rows?: undefined;
}

export type Field<Name extends string = string> = WrittenField<Name> | ChoiceField<Name>;

/** A form is the list of its fields, in the order they are shown in. */
export type Form = readonly Field[];
export type FieldName<F extends Form> = F[number]['name'];

type InputOf<F extends Field> =
  | (F extends { options: readonly { value: infer Value }[] } ? Value : string)
  | (F extends { optional: true } | { when: object } ? null : never);

/** A parsed form: values cleaned, null where nothing was given. */
export type FormInput<F extends Form> = { [Each in F[number] as Each['name']]: InputOf<Each> };

/** A form as typed. */
export type FormValues<F extends Form> = Record<FieldName<F>, string>;

/** One message for the visitor for each refused field. */
export type FormErrors<F extends Form> = Partial<Record<FieldName<F>, string>>;
