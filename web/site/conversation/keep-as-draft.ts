import { requestForm } from '#/content/request-form.ts';
import { fieldNamed } from '#/forms/field-named.ts';
import type { FormValues } from '#/inbox/request/request-form.ts';
import type { CallEnd } from '#/voice/client/store.ts';
import { createIdempotencyKey } from '#/web/site/request-draft/idempotency-key.ts';
import { readDraft, saveDraft } from '#/web/site/request-draft/request-draft.ts';

/** Stores the call's form as the draft of the request form, replacing an earlier draft. */
export function keepAsDraft({ callToken, form, transcript, unsent }: CallEnd): void {
  const taken = form?.fields.flatMap(({ name, value }) => (value ? [[name, value] as const] : [])) ?? [];
  const written: Record<string, string> = { ...Object.fromEntries(taken), ...unsent.fields };
  const said = transcript.filter(({ role }) => role === 'user').map(({ text }) => text);
  if (unsent.message) said.push(unsent.message.trim());
  const known = requestForm.filter(({ name }) => written[name] !== undefined).map(({ name }) => [name, written[name]]);
  const values: Partial<FormValues> = { ...readDraft()?.values, ...Object.fromEntries(known) };
  saveDraft({
    values: {
      ...values,
      bottleneck: values.bottleneck || cutAtWord(said.join('\n'), fieldNamed(requestForm, 'bottleneck').maxLength),
    },
    idempotencyKey: createIdempotencyKey(),
    callToken,
  });
}

/** Cuts a text at a word to at most `length` characters. */
function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const fitting = text.slice(0, length);
  return fitting.slice(0, Math.max(0, fitting.search(/\s\S*$/))).trimEnd() || fitting;
}
