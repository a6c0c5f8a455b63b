import type { ReactNode } from 'react';
import type { requestForm } from '#/content/request-form.ts';
import type { Form, Field as FormField } from '#/forms/field.ts';
import type { FormValues } from '#/inbox/request/request-form.ts';
import type { FieldErrors, SubmissionField } from '#/inbox/request/submission-input.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Field, type FieldControl, Input, Select, TextArea } from '#/web/ui/field.tsx';

export interface RequestFieldsProps {
  fields: typeof requestForm;
  /** The initial values; afterwards the browser keeps them. */
  values: FormValues;
  errors: FieldErrors;
  /** The field with `autofocus`. */
  focusFirst?: SubmissionField | undefined;
}

export function RequestFields({ fields, values, errors, focusFirst }: RequestFieldsProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {fields.map((field: FormField<SubmissionField>) => (
        <Field
          key={field.name}
          id={field.name}
          label={field.label}
          hint={hintOf(field)}
          hintFirst
          optional={field.optional}
          error={errors[field.name]}
          className={classNames(
            !field.half && 'sm:col-span-2',
            field.options && 'alone-until-asked',
            field.when && 'when-asked',
          )}
        >
          {(control) => (
            <RequestControl
              form={fields}
              field={field}
              {...control}
              name={field.name}
              defaultValue={values[field.name]}
              autoFocus={field.name === focusFirst || undefined}
              autoComplete={field.autoComplete}
              required={!(field.optional || field.when || field.default) || undefined}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

/** Beside a choice stands what its chosen option says. */
function hintOf({ hint, options }: FormField): ReactNode {
  if (!options?.some((option) => option.hint)) return hint;
  return options.map((option) => (
    <span key={option.value} className="of-chosen">
      {option.hint}
    </span>
  ));
}

/** A web address is plain text to the browser, which would refuse `annbakes.com` where no script checks it. */
const inputKinds = {
  email: { type: 'email' },
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  name: {},
  text: {},
} as const;

interface RequestControlProps extends FieldControl {
  form: Form;
  field: FormField;
  name: string;
  defaultValue: string;
  autoFocus: true | undefined;
  autoComplete: string | undefined;
  required: boolean | undefined;
}

function RequestControl({ form, field, ...control }: RequestControlProps) {
  if (field.kind !== 'choice') {
    return field.rows ? (
      <TextArea {...control} rows={field.rows} className="min-h-28! leading-snug" />
    ) : (
      <Input {...control} {...inputKinds[field.kind]} />
    );
  }
  const asksForMore = (value: string) => form.some(({ when }) => when?.field === field.name && when.is.includes(value));
  return (
    <Select {...control}>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value} data-asks={asksForMore(value) || undefined}>
          {label}
        </option>
      ))}
    </Select>
  );
}
