import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { Asks, choicesOf, suggestionsOf } from '#/web/site/conversation/asks.tsx';
import { MessageBox } from '#/web/site/conversation/message-box.tsx';
import { TranscriptLog } from '#/web/site/conversation/transcript-log.tsx';

const headingId = 'voice-demo-conversation';

export interface ConversationProps {
  words: VoiceDemoWords['conversation'];
  /** The message box gets the focus when the call begins. */
  landing: boolean;
}

/** The live transcript with its suggested questions and the message box. */
export function Conversation({ words, landing }: ConversationProps) {
  const store = useCallStore();
  const choices = useCall(choicesOf);
  const suggestions = useCall(suggestionsOf);
  return (
    <div className="flex min-w-0 flex-col self-start overflow-hidden rounded-md border border-transparent bg-sheet text-ink">
      <h3 id={headingId} className="border-line border-b px-4 py-3 text-lg sm:px-6">
        {words.heading}
      </h3>
      <TranscriptLog
        words={words}
        labelledBy={headingId}
        className="h-[clamp(7rem,100dvh-23rem-var(--notices)-var(--asks,0rem)-var(--sheet,0rem)-var(--ending,0rem),26rem)] px-4 py-4 sm:px-6 sm:py-5"
        first={<p className="self-center justify-self-center py-10 text-center text-ink-soft">{words.placeholder}</p>}
      />
      <Asks
        label={choices.length > 0 ? words.choices : words.suggestions}
        questions={choices.length > 0 ? choices : suggestions}
        className="sm:pl-6"
        onAsk={store.say}
      />
      <MessageBox words={words} landing={landing} />
    </div>
  );
}
