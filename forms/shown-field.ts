import type { Field } from './field.ts';

/** What staff read before a value. */
export function staffLabel({ staffLabel: short, label }: Field): string {
  return short ?? label;
}

/** The label of what was chosen; a value that is none of the options stands for itself. */
export function shownValue(field: Field, value: string): string {
  return field.options?.find((option) => option.value === value)?.label ?? value;
}
