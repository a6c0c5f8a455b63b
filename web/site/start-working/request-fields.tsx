import type { RequestFormWords } from '#/content/start-working.ts';
import type { FormValues } from '#/inbox/request-form.ts';
import { contactMethods, type FieldErrors, type SubmissionField } from '#/inbox/submission-input.ts';
import { Field, Input, Select, TextArea } from '#/web/ui/field.tsx';

export interface RequestFieldsProps {
  words: RequestFormWords;
  /** What the fields hold at first; from then on the browser keeps their values. */
  values: FormValues;
  errors: FieldErrors;
  /** The field the browser goes to when it shows this page. */
  focusFirst?: SubmissionField;
}

export function RequestFields({ words, values, errors, focusFirst }: RequestFieldsProps) {
  const field = (name: SubmissionField) => ({ id: name, ...words.fields[name], error: errors[name] });
  const control = (name: SubmissionField) => ({
    name,
    defaultValue: values[name],
    autoFocus: name === focusFirst || undefined,
  });
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field {...field('full_name')}>
          {(props) => <Input {...props} {...control('full_name')} autoComplete="name" required />}
        </Field>
        <Field {...field('email')}>
          {(props) => <Input {...props} {...control('email')} type="email" autoComplete="email" required />}
        </Field>
      </div>
      <Field {...field('website')} optional>
        {(props) => <Input {...props} {...control('website')} type="url" autoComplete="url" />}
      </Field>
      <Field {...field('bottleneck')}>
        {(props) => <TextArea {...props} {...control('bottleneck')} rows={4} required />}
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field {...field('contact_method')}>
          {(props) => (
            <Select {...props} {...control('contact_method')}>
              {contactMethods.map((method) => (
                <option key={method} value={method}>
                  {words.contactMethods[method]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field {...field('phone')} className="phone-when-needed">
          {(props) => <Input {...props} {...control('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
    </>
  );
}
