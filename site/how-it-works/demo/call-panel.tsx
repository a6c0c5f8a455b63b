import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { classNames } from '#/site/ui/class-names.ts';
import type { CallState } from '#/voice/client/call-state.ts';
import { useCall } from '#/voice/client/react/voice-provider.tsx';
import { CallControls } from './call-controls.tsx';
import { CallNotices } from './call-notices.tsx';
import { CallStatus } from './call-status.tsx';
import { Conversation } from './conversation.tsx';
import type { DemoInfo } from './demo-info.ts';
import { HeadphonesChoice } from './headphones-choice.tsx';
import { MicrophoneChoice } from './microphone-choice.tsx';
import { RequestSheet } from './request-sheet.tsx';
import { isTakenDown } from './request-state.ts';

export interface CallPanelProps {
  words: VoiceDemoWords;
  /** Null until the server has said it. */
  info: DemoInfo | null;
}

export function CallPanel({ words, info }: CallPanelProps) {
  const chosenTyping = useCall(isTypingByChoice);
  const hasRequest = useCall((call) => call.status === 'in-call' && isTakenDown(call.request));
  return (
    <section
      aria-label={words.call.label}
      tabIndex={-1}
      // Who chose to type lands in the box for it.
      data-landing={chosenTyping ? undefined : ''}
      className="px-3 pt-4 pb-5 outline-none sm:px-6 sm:pt-6 md:px-8 md:pb-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-2 sm:px-0">
        <CallStatus words={words.call} maxSeconds={info?.limits.maxCallSeconds ?? null} />
        <CallControls words={words.call} />
      </div>
      <CallNotices dismissLabel={words.call.dismiss} />
      <div className={classNames('mt-4 grid gap-5', hasRequest && 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,30rem)]')}>
        <Conversation words={words.conversation} landing={chosenTyping} />
        <RequestSheet words={words.request} />
      </div>
      <MicrophoneChoice label={words.call.microphone} />
      <HeadphonesChoice label={words.call.headphones} />
    </section>
  );
}

function isTypingByChoice(call: CallState): boolean {
  return call.status === 'in-call' && call.hearing.by === 'typing' && call.hearing.reason === null;
}
