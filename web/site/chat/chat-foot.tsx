import type { ChatWords } from '#/content/chat.ts';

/** What a visitor agrees to by writing, and the other way to reach us. */
export function ChatFoot({ words, consent, short }: { words: ChatWords; consent: string; short: boolean }) {
  return (
    <p className="px-4 pb-3 text-ink-soft text-xs">
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
