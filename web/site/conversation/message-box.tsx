import type { SubmitEvent } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { Button } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { Input } from '#/web/ui/field.tsx';
import { useElementId } from './element-ids.tsx';

/** The protocol's limit for a message, in characters. */
export const longestMessage = 2_000;

export interface MessageBoxProps {
  words: VoiceDemoWords['conversation'];
  landing: boolean;
}

/** The box for typed messages of a call. It works without a microphone, and a message interrupts the agent like barge-in. */
export function MessageBox({ words, landing }: MessageBoxProps) {
  const store = useCallStore();
  const text = useCall((call) => (call.status === 'in-call' ? (call.unsent.message ?? '') : ''));
  return (
    <MessageForm
      words={words}
      landing={landing}
      text={text}
      className="sm:px-6 sm:py-3.5"
      onCompose={store.compose}
      onSend={() => store.type(text)}
    />
  );
}

export interface MessageFormProps extends MessageBoxProps {
  text: string;
  /** A message is on its way. */
  busy?: boolean;
  className?: string;
  onCompose(text: string): void;
  onSend(): void;
}

export function MessageForm({ words, landing, text, busy = false, className, onCompose, onSend }: MessageFormProps) {
  const id = useElementId('message');

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSend();
  }

  return (
    <form onSubmit={send} className={classNames('flex gap-2 border-line border-t p-2.5', className)}>
      <label htmlFor={id} className="sr-only">
        {words.typeLabel}
      </label>
      <Input
        id={id}
        data-landing={landing ? '' : undefined}
        value={text}
        onChange={(event) => onCompose(event.currentTarget.value)}
        placeholder={words.typePlaceholder}
        maxLength={longestMessage}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}
