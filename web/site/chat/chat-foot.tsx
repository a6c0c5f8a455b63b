import type { ChatWords } from '#/content/chat.ts';
import { classNames } from '#/web/ui/class-names.ts';

/** What a visitor agrees to by writing, and the other way to reach us. */
export function ChatFoot({ words, consent, short }: { words: ChatWords; consent: string; short: boolean }) {
  return (
    <p className={classNames('px-4 pb-3 text-ink-soft text-xs', short && '[@media(max-height:30rem)]:hidden')}>
      {!short && (
        <>
          {consent}{' '}
          <a href={words.privacy.href} className="text-link">
            {words.privacy.label}
          </a>
          {' · '}
        </>
      )}
      <a href={words.form.href} className="text-link">
        {words.form.label}
      </a>
    </p>
  );
}
