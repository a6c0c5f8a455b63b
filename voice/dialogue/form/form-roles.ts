import type { FieldKind } from '../../protocol/form.ts';
import type { Form, FormField } from '../agent-definition.ts';

/** Kinds by whose value a caller is found. */
export const addressKinds: ReadonlySet<FieldKind> = new Set(['email', 'url', 'phone']);

/** The default field for a value of this kind: the first of its kind. */
export function firstOf(form: Form, kind: FieldKind): FormField | null {
  return form.find((field) => field.kind === kind) ?? null;
}

/** The field for the caller's problem in their own words: the first text of several lines. */
export function storyOf(form: Form): FormField | null {
  return form.find(isStory) ?? null;
}

export function isStory({ kind, rows }: FormField): boolean {
  return kind === 'text' && rows !== undefined;
}

export function fieldNamed(form: Form, name: string): FormField {
  const field = form.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`the form has no field ${name}`);
  return field;
}
