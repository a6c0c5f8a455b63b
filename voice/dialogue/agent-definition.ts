import type { FieldKind } from '../protocol/form.ts';

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
}

export interface FormOption {
  value: string;
  label: string;
}

/** The fields in the order they are asked for. */
export type Form = readonly FormField[];
