import { paths } from '#/content/paths.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { CallFailure, CallState } from '#/voice/client/store.ts';
import { Button, ButtonLink } from '#/web/ui/button.tsx';
import { CloseIcon } from '#/web/ui/icons.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { useElementId } from './element-ids.tsx';

const none: readonly CallFailure[] = [];

/** Problems that did not end the call, each with advice. */
export function CallNotices({ dismissLabel }: { dismissLabel: string }) {
  const store = useCallStore();
  const messageBoxId = useElementId('message');
  const notices = useCall(noticesOf);

  function dismiss(notice: CallFailure) {
    store.dismiss(notice);
    document.getElementById(messageBoxId)?.focus();
  }

  return (
    <div role="alert" data-notices="" className="grid gap-2 not-empty:mt-1 not-empty:mb-4">
      {notices.map((notice) => (
        <Notice key={notice.code}>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
            <p className="min-w-[14rem] grow basis-0">{notice.sentence}</p>
            <div className="flex flex-wrap items-center gap-2">
              <NextStep notice={notice} onDismiss={() => dismiss(notice)} />
              <Button size="small" variant="quiet" aria-label={dismissLabel} onClick={() => dismiss(notice)}>
                <CloseIcon className="size-5" />
              </Button>
            </div>
          </div>
        </Notice>
      ))}
    </div>
  );
}

function noticesOf(call: CallState): readonly CallFailure[] {
  return call.status === 'in-call' ? call.notices : none;
}

function NextStep({ notice, onDismiss }: { notice: CallFailure; onDismiss: () => void }) {
  const store = useCallStore();
  if (notice.next === 'write-to-us') {
    return (
      <ButtonLink href={paths.startWorking} size="small" variant="secondary">
        {notice.label}
      </ButtonLink>
    );
  }
  const steps = {
    'allow-microphone': () => void store.retryMicrophone(),
    'try-microphone': () => void store.retryMicrophone(),
    'tap-to-hear': store.resumeAudio,
    'take-back': () => void store.resume(),
    'try-again': onDismiss,
    type: onDismiss,
  };
  return (
    <Button size="small" variant="secondary" onClick={steps[notice.next]}>
      {notice.label}
    </Button>
  );
}
