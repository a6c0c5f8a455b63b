import type { SubmitEvent } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { Button } from '#/web/ui/button.tsx';
import { Input } from '#/web/ui/field.tsx';

export const messageBoxId = 'voice-demo-message';
/** The protocol's limit for a message, in characters. */
const longestMessage = 2_000;

export interface MessageBoxProps {
  words: VoiceDemoWords['conversation'];
  landing: boolean;
}

/** The box for typed messages. It works without a microphone, and a message interrupts the agent like barge-in. */
export function MessageBox({ words, landing }: MessageBoxProps) {
  const store = useCallStore();
  const text = useCall((call) => (call.status === 'in-call' ? (call.unsent.message ?? '') : ''));

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    store.type(text);
  }

  return (
    <form onSubmit={send} className="flex gap-2 border-line border-t p-2.5 sm:px-6 sm:py-3.5">
      <label htmlFor={messageBoxId} className="sr-only">
        {words.typeLabel}
      </label>
      <Input
        id={messageBoxId}
        data-landing={landing ? '' : undefined}
        value={text}
        onChange={(event) => store.compose(event.currentTarget.value)}
        placeholder={words.typePlaceholder}
        maxLength={longestMessage}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
