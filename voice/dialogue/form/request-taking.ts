import type { RequestState } from '../../engine/agent.ts';
import type { RequestSink, TakenRequest } from '../../engine/ports.ts';
import type { RequestDraft, RequestField, RequestStage } from '../../protocol/request.ts';
import { withScheme } from '../understanding/spoken-web-address.ts';

type FieldErrors = Partial<Record<RequestField, string>>;

/** The request of one call while it is taken down. It knows what is missing, and never sends anything by itself. */
export interface RequestTaking {
  /** Null until a request is begun. */
  readonly state: RequestState | null;
  readonly active: boolean;
  /** The field to ask for next, or null when all is there. */
  next(): RequestField | null;
  /** The field that was set last. */
  readonly last: RequestField | null;
  begin(known: RequestDraft, urgent: boolean): void;
  makeUrgent(): void;
  /** Sets what was said, if it can be right; otherwise says in a sentence why not, and leaves the field. */
  set(field: RequestField, value: string): string | null;
  /** Takes a field out, to be asked for anew. */
  unset(field: RequestField): void;
  /** Sets what stands on screen, right or not. */
  edit(field: RequestField, value: string): void;
  /** Waits for a yes. Only when nothing is missing. */
  confirm(): boolean;
  discard(): void;
  /** Stores it. Two calls at once are one. */
  send(): Promise<TakenRequest>;
}

const order: RequestField[] = ['full_name', 'email', 'website', 'bottleneck', 'contact_method', 'phone'];
const urgentOrder: RequestField[] = ['full_name', 'phone', 'email', 'bottleneck'];
const phoneMethods = new Set(['phone', 'text']);

export function createRequestTaking(callId: string, sink: RequestSink): RequestTaking {
  let stage: RequestStage = 'collecting';
  let draft: RequestDraft | null = null;
  let urgent = false;
  let last: RequestField | null = null;
  let errors: FieldErrors = {};
  let sending: Promise<TakenRequest> | null = null;

  const wanted = () =>
    (urgent ? urgentOrder : order).filter(
      (field) => field !== 'phone' || phoneMethods.has(draft?.contact_method ?? ''),
    );
  const isOpen = () => draft !== null && (stage === 'collecting' || stage === 'confirming');

  function missing(): RequestField[] {
    if (!draft) return [];
    const given = draft;
    const absent = wanted().filter(
      (field) => given[field] === undefined || (given[field] === '' && field !== 'website'),
    );
    const refused = Object.keys(errors).filter((field) => !absent.includes(field as RequestField));
    return [...absent, ...(refused as RequestField[])];
  }

  /** Errors of what was given; what is absent is missing, not wrong. */
  function check(candidate: RequestDraft): FieldErrors {
    const given = Object.entries(sink.check(candidate)).filter(([field]) => candidate[field as RequestField]?.trim());
    return Object.fromEntries(given);
  }

  function put(field: RequestField, value: string, found: FieldErrors): void {
    if (!isOpen()) reopen();
    draft = { ...draft, [field]: value };
    errors = found;
    last = field;
    stage = 'collecting';
  }

  /** After it was sent or thrown away, a change makes a new request of what is known. */
  function reopen(): void {
    draft = stage === 'sent' ? { ...draft } : {};
    stage = 'collecting';
    errors = {};
  }

  async function take(content: RequestDraft): Promise<TakenRequest> {
    const taken = await sink.take(callId, content, urgent).catch((): TakenRequest => ({ outcome: 'failed' }));
    if (taken.outcome === 'stored') stage = 'sent';
    if (taken.outcome === 'refused') {
      stage = 'collecting';
      errors = taken.errors;
    }
    return taken;
  }

  return {
    get state() {
      return draft
        ? { stage, draft: { ...draft }, missing: isOpen() ? missing() : [], errors: { ...errors }, urgent }
        : null;
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
      draft = urgent ? { contact_method: 'phone', ...known } : { ...known };
      stage = 'collecting';
      errors = check(draft);
      last = null;
    },
    makeUrgent() {
      urgent = true;
      draft = { contact_method: 'phone', ...draft };
    },
    set(field, value) {
      const found = check({ ...draft, [field]: value });
      if (found[field]) return found[field];
      put(field, value, found);
      return null;
    },
    unset(field) {
      const { [field]: _, ...others } = draft ?? {};
      draft = others;
      errors = check(others);
      stage = 'collecting';
    },
    edit(field, value) {
      const written = field === 'website' ? withScheme(value.trim()) : value.trim();
      put(field, written, check({ ...draft, [field]: written }));
    },
    confirm() {
      if (!isOpen() || missing().length > 0) return false;
      stage = 'confirming';
      return true;
    },
    discard() {
      if (draft) stage = 'discarded';
      draft = draft && {};
      errors = {};
      urgent = false;
      last = null;
    },
    send() {
      if (sending) return sending;
      if (!draft || stage !== 'confirming' || missing().length > 0)
        return Promise.resolve({ outcome: 'refused', errors });
      sending = take({ ...draft }).finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}
