import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { MessageForm } from '#/web/site/conversation/message-box.tsx';

export interface ChatBoxProps {
  words: VoiceDemoWords['conversation'];
  /** What is written before the chat has begun. */
  draft: string;
  onDraft(text: string): void;
  /** The first message begins the chat. */
  onStart(text: string): void;
}

export function ChatBox({ words, draft, onDraft, onStart }: ChatBoxProps) {
  const store = useCallStore();
  const status = useCall((call) => call.status);
  const unsent = useCall((call) => (call.status === 'in-call' ? (call.unsent.message ?? '') : ''));
  const isOn = status === 'in-call';
  const text = isOn ? unsent : draft;

  function send() {
    if (isOn) store.type(text);
    else if (status === 'idle' && text.trim()) onStart(text);
  }

  return (
    <MessageForm
      words={words}
      landing
      text={text}
      busy={status === 'connecting'}
      onCompose={isOn ? store.compose : onDraft}
      onSend={send}
    />
  );
}
