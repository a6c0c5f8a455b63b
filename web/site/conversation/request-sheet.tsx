import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { CallState, FormState } from '#/voice/client/store.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { useElementId } from './element-ids.tsx';
import { RequestEntry } from './request-entry.tsx';
import { isTakenDown } from './request-state.ts';

/** The form that the agent fills in during a call and that the visitor can edit. */
export function RequestSheet({ words }: { words: VoiceDemoWords['request'] }) {
  const headingId = useElementId('request');
  const form = useCall(formOf);
  const sample = useCall((call) => call.status === 'in-call' && call.desk?.sample === true);
  const sent = sample ? words.sampleSent : words.sent;
  return (
    <>
      <p role="status" className="sr-only">
        {form && (form.stage === 'sent' ? sent : words.announcement)}
      </p>
      {form && (
        <section
          aria-labelledby={headingId}
          className="guest-page grid min-w-0 gap-3.5 self-start border-transparent py-5 pr-4 text-ink [--after-line:1.25rem] [--margin-line:1rem] sm:pr-6"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 id={headingId} className="text-xl">
              {words.heading}
            </h3>
            {form.urgent && !sample && <Badge tone="alarm">{words.urgent}</Badge>}
          </div>
          {form.stage === 'sent' ? (
            <p className="flex gap-2 font-semibold text-good">
              <CheckIcon className="mt-px size-5 shrink-0" />
              {sent}
            </p>
          ) : (
            <OpenForm words={words} form={form} />
          )}
        </section>
      )}
    </>
  );
}

function formOf(call: CallState): FormState | null {
  return call.status === 'in-call' && isTakenDown(call.form) ? call.form : null;
}

function OpenForm({ words, form }: { words: VoiceDemoWords['request']; form: FormState }) {
  const store = useCallStore();

  function send() {
    const { call } = store.getState();
    // Fields that the visitor typed into before the page changed, and has not left since.
    const typed = call.status === 'in-call' ? call.unsent.fields : {};
    for (const { name } of form.fields) if (typed[name] !== undefined) store.editField(name, typed[name]);
    // An empty optional slot counts as answered, so that the agent does not ask for it.
    for (const { name, required, missing, value } of form.fields) {
      if (!required && missing && !value && !typed[name]) store.editField(name, '');
    }
    store.decideForm('send');
  }

  return (
    <>
      <p className="text-ink-soft text-sm">{words.text}</p>
      <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2 lg:max-xl:grid-cols-1">
        {form.fields.map((field) => (
          <RequestEntry key={field.name} field={field} words={words} />
        ))}
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button onClick={send}>{words.send}</Button>
        <Button variant="secondary" onClick={() => store.decideForm('discard')}>
          {words.discard}
        </Button>
      </div>
    </>
  );
}
