import type { FormErrors, FormSink, FormValues, TakenForm } from '../../engine/ports.ts';
import type { FormStage, FormState } from '../../protocol/form.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { withScheme } from '../understanding/addresses/spoken-web-address.ts';
import { shownFields } from './shown-fields.ts';

/** State of a form while it is filled in. */
export interface TakingState {
  stage: FormStage;
  values: FormValues;
  /** Fields that are still to be asked for, in the order of asking. */
  missing: readonly FormField[];
  errors: FormErrors;
  /** The caller asked for a person. */
  urgent: boolean;
}

export interface Haste {
  /** The caller needs to be called soon; staff see it. */
  urgent?: boolean;
  /** Only what is needed for a call-back is asked for, by default for urgent forms. */
  isBrief?: boolean;
}

/** Fills in the form of one call and knows the missing fields; only `send` stores it. */
export interface FormTaking {
  readonly form: Form;
  /** Null until a form is begun. */
  readonly state: TakingState | null;
  /** The form as the card shows it. */
  readonly shown: FormState | null;
  readonly active: boolean;
  /** The field to ask for next; null when the form is complete. */
  next(): FormField | null;
  /** The field that was set last. */
  readonly last: FormField | null;
  begin(known: FormValues, how?: Haste): void;
  makeUrgent(): void;
  /** Sets a spoken value if it is valid; otherwise returns a sentence that says why not and leaves the field. */
  set(field: FormField, value: string): string | null;
  /** Clears a field, so that it is asked for again. */
  unset(field: FormField): void;
  /** Sets a value from the screen, valid or not. */
  edit(field: FormField, value: string): void;
  /** Moves to stage `confirming`; false while a field is missing. */
  confirm(): boolean;
  discard(): void;
  /** Stores the form; concurrent calls share one attempt. */
  send(): Promise<TakenForm>;
}

export function createFormTaking(callId: string, form: Form, sink: FormSink): FormTaking {
  const urgentOrder = urgentOrderOf(form);
  const urgentValues = urgentValuesOf(form);
  let stage: FormStage = 'collecting';
  let values: FormValues | null = null;
  let urgent = false;
  let isBrief = false;
  let last: FormField | null = null;
  let errors: FormErrors = {};
  let sending: Promise<TakenForm> | null = null;

  const isWanted = ({ when }: FormField) => !when || when.is.includes(values?.[when.field] ?? '');
  const isOpen = () => values !== null && (stage === 'collecting' || stage === 'confirming');

  function missing(): FormField[] {
    if (!values) return [];
    const given = values;
    const absent = (isBrief ? urgentOrder : form).filter(
      (field) => isWanted(field) && (field.optional ? given[field.name] === undefined : !given[field.name]),
    );
    // Who wants to be called gives the number before an address beside it.
    const wanted = absent.findIndex(({ when }) => when !== undefined && given[when.field] !== undefined);
    const beside = absent.findIndex(({ kind }) => kind === 'email');
    if (wanted > beside && beside >= 0) absent.splice(beside, 0, ...absent.splice(wanted, 1));
    const refused = form.filter((field) => errors[field.name] !== undefined && !absent.includes(field));
    return [...absent, ...refused];
  }

  /** Errors of given values only; an absent value is missing, not invalid. */
  function check(candidate: FormValues): FormErrors {
    return Object.fromEntries(Object.entries(sink.check(candidate)).filter(([name]) => candidate[name]?.trim()));
  }

  function put(field: FormField, value: string, found: FormErrors): void {
    if (!isOpen()) reopen();
    values = { ...values, [field.name]: value };
    errors = found;
    last = field;
    stage = 'collecting';
  }

  /** A change after sending or discarding begins a new form; after sending it keeps the values. */
  function reopen(): void {
    values = stage === 'sent' ? { ...values } : {};
    stage = 'collecting';
    errors = {};
  }

  async function take(content: FormValues): Promise<TakenForm> {
    const taken = await sink.take(callId, content, urgent).catch((): TakenForm => ({ outcome: 'failed' }));
    if (taken.outcome === 'stored') stage = 'sent';
    if (taken.outcome === 'refused') {
      stage = 'collecting';
      errors = taken.errors;
    }
    return taken;
  }

  function stateNow(): TakingState | null {
    return values
      ? { stage, values: { ...values }, missing: isOpen() ? missing() : [], errors: { ...errors }, urgent }
      : null;
  }

  return {
    form,
    get state() {
      return stateNow();
    },
    get shown() {
      const state = stateNow();
      return state && { stage, fields: shownFields(form, state), urgent };
    },
    get active() {
      return isOpen();
    },
    get last() {
      return last;
    },
    next: () => missing()[0] ?? null,
    begin(known, how = {}) {
      if (isOpen()) return;
      urgent = how.urgent ?? false;
      isBrief = how.isBrief ?? urgent;
      values = isBrief ? { ...urgentValues, ...known } : { ...known };
      stage = 'collecting';
      errors = check(values);
      last = null;
    },
    makeUrgent() {
      urgent = true;
      isBrief = true;
      values = { ...urgentValues, ...values };
    },
    set(field, value) {
      const found = check({ ...values, [field.name]: value });
      const problem = found[field.name];
      if (problem) return problem;
      put(field, value, found);
      return null;
    },
    unset({ name }) {
      const { [name]: _, ...others } = values ?? {};
      values = others;
      errors = check(others);
      stage = 'collecting';
    },
    edit(field, value) {
      const written = field.kind === 'url' ? withScheme(value.trim()) : value.trim();
      put(field, written, check({ ...values, [field.name]: written }));
    },
    confirm() {
      if (!isOpen() || missing().length > 0) return false;
      stage = 'confirming';
      return true;
    },
    discard() {
      if (values) stage = 'discarded';
      values = values && {};
      errors = {};
      urgent = false;
      isBrief = false;
      last = null;
    },
    send() {
      if (sending) return sending;
      if (!values || stage !== 'confirming' || missing().length > 0)
        return Promise.resolve({ outcome: 'refused', errors });
      sending = take({ ...values }).finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}

/** Order for a caller who asked for a person: name and phone first, without other optional fields. */
function urgentOrderOf(form: Form): FormField[] {
  const firstKinds = ['name', 'phone'];
  const rank = ({ kind }: FormField) => (firstKinds.includes(kind) ? firstKinds.indexOf(kind) : firstKinds.length);
  return form.filter(({ kind, optional }) => !optional || kind === 'phone').toSorted((a, b) => rank(a) - rank(b));
}

/** Presets a contact choice to `phone`, where the form has that option. */
function urgentValuesOf(form: Form): FormValues {
  const calls = form.filter(
    ({ kind, options }) => kind === 'choice' && options?.some(({ value }) => value === 'phone'),
  );
  return Object.fromEntries(calls.map(({ name }) => [name, 'phone']));
}
