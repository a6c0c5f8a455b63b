import { requestForm } from '#/content/request-form.ts';
import { fieldNamed } from '#/forms/field-named.ts';
import type { FormValues } from '#/inbox/request-form.ts';
import type { CallEnd } from '#/voice/client/call-state.ts';
import { createIdempotencyKey } from '#/web/site/start-working/idempotency-key.ts';
import { readDraft, saveDraft } from '#/web/site/start-working/request-draft.ts';

/** Puts what was taken down in a call where the form looks for a draft; what was typed there before gives way to it. */
export function keepAsDraft({ callToken, request, transcript, unsent: { message, ...written } }: CallEnd): void {
  const taken = Object.entries(request?.draft ?? {}).filter(([, value]) => value !== '');
  const said = transcript.filter(({ role }) => role === 'user').map(({ text }) => text);
  if (message) said.push(message.trim());
  const values: Partial<FormValues> = { ...readDraft()?.values, ...Object.fromEntries(taken), ...written };
  saveDraft({
    values: {
      ...values,
      bottleneck: values.bottleneck || cutAtWord(said.join('\n'), fieldNamed(requestForm, 'bottleneck').maxLength),
    },
    idempotencyKey: createIdempotencyKey(),
    callToken,
  });
}

/** As much of a text as a field takes. */
function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const fitting = text.slice(0, length);
  return fitting.slice(0, Math.max(0, fitting.search(/\s\S*$/))).trimEnd() || fitting;
}
