import { paths } from '#/content/paths.ts';
import type { CallFailure } from '#/voice/client/call-failures.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';

/** Why there is no call. Where trying again is the next step, the start button below is the control for it. */
export function FailureNotice({ failure }: { failure: CallFailure }) {
  return (
    <Notice tone="alarm" role="alert">
      <p>{failure.sentence}</p>
      {failure.next === 'write-to-us' && (
        <ButtonLink href={paths.startWorking} size="small" variant="secondary" className="mt-2.5">
          {failure.label}
        </ButtonLink>
      )}
    </Notice>
  );
}
