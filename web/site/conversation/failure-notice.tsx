import { paths } from '#/content/paths.ts';
import type { CallFailure } from '#/voice/client/store.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';

/** Why the call failed. The start button below it serves as the retry button. */
export function FailureNotice({ failure }: { failure: CallFailure }) {
  return (
    // That others are calling, or that today's calls are used up, is no fault.
    <Notice tone={failure.next === 'write-to-us' ? 'info' : 'alarm'} role="alert">
      <p>{failure.sentence}</p>
      {failure.next === 'write-to-us' && (
        <ButtonLink href={paths.startWorking} size="small" variant="secondary" className="mt-2.5">
          {failure.label}
        </ButtonLink>
      )}
    </Notice>
  );
}
