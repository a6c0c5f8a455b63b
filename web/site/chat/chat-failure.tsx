import type { ChatWords } from '#/content/chat.ts';
import type { CallFailure } from '#/voice/client/store.ts';
import { Notice } from '#/web/ui/notice.tsx';

/** Why there is no chat, and the form as another way. The message stays in the box to be sent again. */
export function ChatFailure({ words, failure }: { words: ChatWords; failure: CallFailure }) {
  return (
    <div className="px-3 pt-3">
      <Notice tone="alarm" role="alert">
        {words.failures[failure.code] ?? failure.sentence}{' '}
        <a href={words.form.href} className="text-link">
          {words.form.label}
        </a>
      </Notice>
    </div>
  );
}
