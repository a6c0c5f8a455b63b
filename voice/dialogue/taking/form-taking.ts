import type { FormErrors, FormSink, FormValues, TakenForm } from '../../engine/ports.ts';
import type { FormStage, FormState } from '../../protocol/form.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { withScheme } from '../understanding/spoken-web-address.ts';
import { shownFields } from './shown-fields.ts';

/** What is known of a form while it is taken down. */
export interface TakingState {
  stage: FormStage;
  values: FormValues;
  /** What must still be asked for, in the order of asking. */
  missing: readonly FormField[];
  errors: FormErrors;
  /** The caller asked for a person. */
  urgent: boolean;
}

/** The form of one call while it is taken down. It knows what is missing, and never sends anything by itself. */
export interface FormTaking {
  readonly form: Form;
  /** Null until a form is begun. */
  readonly state: TakingState | null;
  /** The same for the card. */
  readonly shown: FormState | null;
  readonly active: boolean;
  /** The field to ask for next, or null when all is there. */
  next(): FormField | null;
  /** The field that was set last. */
  readonly last: FormField | null;
  begin(known: FormValues, urgent: boolean): void;
  makeUrgent(): void;
  /** Sets what was said, if it can be right; otherwise says in a sentence why not, and leaves the field. */
  set(field: FormField, value: string): string | null;
  /** Takes a field out, to be asked for anew. */
  unset(field: FormField): void;
  /** Sets what stands on screen, right or not. */
  edit(field: FormField, value: string): void;
  /** Waits for a yes. Only when nothing is missing. */
  confirm(): boolean;
  discard(): void;
  /** Stores it. Two calls at once are one. */
  send(): Promise<TakenForm>;
}

export function createFormTaking(callId: string, form: Form, sink: FormSink): FormTaking {
  const urgentOrder = urgentOrderOf(form);
  const urgentValues = urgentValuesOf(form);
  let stage: FormStage = 'collecting';
  let values: FormValues | null = null;
  let urgent = false;
  let last: FormField | null = null;
  let errors: FormErrors = {};
  let sending: Promise<TakenForm> | null = null;

  const isWanted = ({ when }: FormField) => !when || when.is.includes(values?.[when.field] ?? '');
  const isOpen = () => values !== null && (stage === 'collecting' || stage === 'confirming');

  function missing(): FormField[] {
    if (!values) return [];
    const given = values;
    const absent = (urgent ? urgentOrder : form).filter(
      (field) => isWanted(field) && (field.optional ? given[field.name] === undefined : !given[field.name]),
    );
    const refused = form.filter((field) => errors[field.name] !== undefined && !absent.includes(field));
    return [...absent, ...refused];
  }

  /** Errors of what was given; what is absent is missing, not wrong. */
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

  /** After it was sent or thrown away, a change makes a new form of what is known. */
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
    begin(known, asUrgent) {
      if (isOpen()) return;
      urgent = asUrgent;
      values = urgent ? { ...urgentValues, ...known } : { ...known };
      stage = 'collecting';
      errors = check(values);
      last = null;
    },
    makeUrgent() {
      urgent = true;
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

/** Who asks for a person gives a name and a number first, and is not asked for what may be left empty. */
function urgentOrderOf(form: Form): FormField[] {
  const firstKinds = ['name', 'phone'];
  const rank = ({ kind }: FormField) => (firstKinds.includes(kind) ? firstKinds.indexOf(kind) : firstKinds.length);
  return form.filter(({ kind, optional }) => !optional || kind === 'phone').toSorted((a, b) => rank(a) - rank(b));
}

/** A person calls back, where the form lets callers choose that. */
function urgentValuesOf(form: Form): FormValues {
  const calls = form.filter(
    ({ kind, options }) => kind === 'choice' && options?.some(({ value }) => value === 'phone'),
  );
  return Object.fromEntries(calls.map(({ name }) => [name, 'phone']));
}
