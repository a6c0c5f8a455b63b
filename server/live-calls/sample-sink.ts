import { createFormParser } from '#/forms/form-parser.ts';
import type { Form } from '#/voice/dialogue/agent-definition.ts';
import type { FormErrors, FormSink } from '#/voice/engine/ports.ts';

/** Checks the requests of a sample desk as others are checked, and stores nothing of them. */
export function createSampleSink(form: Form): FormSink {
  const parse = createFormParser(form as Parameters<typeof createFormParser>[0], { keepsGiven: true });
  const check = (values: unknown): FormErrors => {
    const parsed = parse(values);
    return parsed.ok ? {} : (parsed.errors as FormErrors);
  };
  return {
    check,
    async take(callId, values) {
      const errors = check(values);
      return Object.keys(errors).length > 0 ? { outcome: 'refused', errors } : { outcome: 'stored', id: callId };
    },
  };
}
