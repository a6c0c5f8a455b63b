import { fieldKinds } from '../../../protocol/form.ts';
import type { Form, FormField } from '../../agent-definition.ts';
import { type Heard, hearEmail } from '../addresses/spoken-email.ts';
import { hearWebAddress } from '../addresses/spoken-web-address.ts';
import { hearChoice } from '../contact/spoken-choice.ts';
import { hearName } from '../names/spoken-name.ts';
import { hearPhone } from '../numbers/spoken-number.ts';

export type Hear = (text: string, options: { alone: boolean }) => Heard | null;

/** The reader for a field's kind; null for a text, which takes any words. */
export function readerOf(field: FormField): Hear | null {
  switch (field.kind) {
    case 'name':
      return hearName;
    case 'email':
      return hearEmail;
    case 'url':
      return hearWebAddress;
    case 'phone':
      return hearPhone;
    case 'choice':
      return (text, options) => hearChoice(field, text, options);
    case 'text':
      return null;
  }
}

/** The fields in the order in which values given together are set. */
export function byKind(form: Form): FormField[] {
  return form.toSorted((a, b) => fieldKinds.indexOf(a.kind) - fieldKinds.indexOf(b.kind));
}
