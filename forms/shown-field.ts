import type { Field } from './field.ts';

/** The label that staff read beside a value. */
export function staffLabel({ staffLabel: short, label }: Field): string {
  return short ?? label;
}

/** The chosen option's label; a value that is not an option is shown as it is. */
export function shownValue(field: Field, value: string): string {
  return field.options?.find((option) => option.value === value)?.label ?? value;
}
