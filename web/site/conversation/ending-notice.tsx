import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { Button, ButtonLink } from '#/web/ui/button.tsx';
import { clockTime } from '#/web/ui/clock-time.ts';
import { useElementId } from './element-ids.tsx';

/** Warns before silence or the call's length ends it, with a button to stay on the line. */
export function EndingNotice({
  words,
  maxSeconds,
}: {
  words: VoiceDemoWords['call']['ending'];
  maxSeconds: number | null;
}) {
  const store = useCallStore();
  const messageBoxId = useElementId('message');
  const ending = useCall((call) => (call.status === 'in-call' ? call.ending : null));
  const present = useCall((call) => (call.status === 'in-call' ? call.maxSeconds : null));
  const isExtended = present !== null && maxSeconds !== null && present > maxSeconds;

  function stay() {
    store.stay();
    document.getElementById(messageBoxId)?.focus({ preventScroll: true });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {!ending && isExtended && words.extended.replace('{time}', clockTime(present))}
      </p>
      <div role="alert" className="contents">
        {ending && (
          <div
            data-ending=""
            className="flex basis-full flex-wrap items-center gap-x-5 gap-y-2 rounded-sm border border-brass border-l-6 bg-brass-wash px-4 py-2.5 text-ink"
          >
            <p className="min-w-[14rem] grow basis-0">
              {words[ending.because].replace('{seconds}', String(ending.leftSeconds))}{' '}
              {ending.mayStay ? words.goOn : words.final}
            </p>
            {ending.mayStay ? (
              <Button size="small" onClick={stay}>
                {words.stay}
              </Button>
            ) : (
              <ButtonLink href={words.writeToUs.href} size="small" variant="secondary">
                {words.writeToUs.label}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  );
}
