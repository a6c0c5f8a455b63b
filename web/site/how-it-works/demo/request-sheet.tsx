import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import type { CallState, Request } from '#/voice/client/call-state.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { Badge } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { RequestEntry } from './request-entry.tsx';
import { isTakenDown, shownFields } from './request-state.ts';

const headingId = 'voice-demo-request';

/** The request as the assistant takes it down: a page of the guest book that both sides write in. */
export function RequestSheet({ words }: { words: VoiceDemoWords['request'] }) {
  const request = useCall(requestOf);
  return (
    <>
      <p role="status" className="sr-only">
        {request && (request.stage === 'sent' ? words.sent : words.announcement)}
      </p>
      {request && (
        <section
          aria-labelledby={headingId}
          className="guest-page grid min-w-0 gap-3.5 self-start border-transparent py-5 pr-4 text-ink [--after-line:1.25rem] [--margin-line:1rem] after:hidden sm:pr-6"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 id={headingId} className="text-xl">
              {words.heading}
            </h3>
            {request.urgent && <Badge tone="alarm">{words.urgent}</Badge>}
          </div>
          {request.stage === 'sent' ? (
            <p className="flex gap-2 font-semibold text-good">
              <CheckIcon className="mt-px size-5 shrink-0" />
              {words.sent}
            </p>
          ) : (
            <OpenRequest words={words} request={request} />
          )}
        </section>
      )}
    </>
  );
}

function requestOf(call: CallState): Request | null {
  return call.status === 'in-call' && isTakenDown(call.request) ? call.request : null;
}

function OpenRequest({ words, request }: { words: VoiceDemoWords['request']; request: Request }) {
  const store = useCallStore();

  function send() {
    // Left empty, what is optional is answered: nobody needs to ask for it any more.
    for (const { name, optional } of shownFields(request)) {
      if (optional && request.missing.includes(name) && !request.draft[name]) store.editRequest(name, '');
    }
    store.decideRequest('send');
  }

  return (
    <>
      <p className="text-ink-soft text-sm">{words.text}</p>
      <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2 lg:max-xl:grid-cols-1">
        {shownFields(request).map((field) => (
          <RequestEntry key={field.name} field={field} request={request} words={words} />
        ))}
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button onClick={send}>{words.send}</Button>
        <Button variant="secondary" onClick={() => store.decideRequest('discard')}>
          {words.discard}
        </Button>
      </div>
    </>
  );
}
