import { useRef } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall } from '#/voice/client/react/voice-provider.tsx';
import type { CallState } from '#/voice/client/store.ts';
import { CallNotices } from '#/web/site/conversation/call-notices.tsx';
import type { DemoInfo } from '#/web/site/conversation/demo-info.ts';
import { EndingNotice } from '#/web/site/conversation/ending-notice.tsx';
import { RequestSheet } from '#/web/site/conversation/request-sheet.tsx';
import { isTakenDown } from '#/web/site/conversation/request-state.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { BookingSheet } from './booking-sheet.tsx';
import { CallControls } from './call-controls.tsx';
import { CallStatus } from './call-status.tsx';
import { Conversation } from './conversation.tsx';
import { HeadphonesChoice } from './headphones-choice.tsx';
import { MicrophoneChoice } from './microphone-choice.tsx';
import { useKeptInSight } from './use-kept-in-sight.ts';

export interface CallPanelProps {
  words: VoiceDemoWords;
  /** Null until the server has answered. */
  info: DemoInfo | null;
}

export function CallPanel({ words, info }: CallPanelProps) {
  const chosenTyping = useCall(isTypingByChoice);
  const hasRequest = useCall((call) => call.status === 'in-call' && isTakenDown(call.form));
  const hasBooking = useCall((call) => call.status === 'in-call' && call.booking !== null);
  const panel = useRef<HTMLElement>(null);
  useKeptInSight(panel, useCall(sheetStage));
  return (
    <section
      ref={panel}
      aria-label={words.call.label}
      tabIndex={-1}
      // The message box gets the focus of visitors who chose to type.
      data-landing={chosenTyping ? undefined : ''}
      className="px-3 pb-5 outline-none [--notices:0rem] has-[[data-notices]>*]:[--notices:13rem] has-[[data-ending]]:[--ending:10.5rem] sm:px-6 sm:has-[[data-notices]>*]:[--notices:6rem] sm:has-[[data-ending]]:[--ending:5rem] max-lg:has-[[data-booking]]:[--sheet:15rem] [@media(min-height:42rem)]:has-[[data-asks]]:[--asks:3.25rem] md:px-8 md:pb-8"
    >
      {/* Stays below the top bar while the visitor scrolls through the call. */}
      <div className="sticky top-16 z-10 -mx-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-desk px-5 pt-4 pb-3 sm:-mx-6 sm:px-6 sm:pt-6 md:-mx-8 md:px-8 print:static">
        <CallStatus words={words.call} maxSeconds={info?.limits.maxCallSeconds ?? null} />
        <CallControls words={words.call} />
        <EndingNotice words={words.call.ending} maxSeconds={info?.limits.maxCallSeconds ?? null} />
      </div>
      <CallNotices dismissLabel={words.call.dismiss} />
      <div
        className={classNames(
          'mt-1 grid gap-5 [&_:is(a,button,input,select,textarea)]:scroll-mt-44',
          (hasRequest || hasBooking) && 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,30rem)]',
        )}
      >
        <Conversation words={words.conversation} landing={chosenTyping} />
        <div className={hasRequest || hasBooking ? 'grid min-w-0 content-start gap-5' : 'contents'}>
          <BookingSheet words={words.booking} />
          <RequestSheet words={words.request} />
        </div>
      </div>
      <MicrophoneChoice label={words.call.microphone} />
      <HeadphonesChoice label={words.call.headphones} />
    </section>
  );
}

function isTypingByChoice(call: CallState): boolean {
  return call.status === 'in-call' && call.hearing.by === 'typing' && call.hearing.reason === null;
}

/** Changes whenever buttons of a sheet may be gone, or suggested questions. */
function sheetStage(call: CallState): string | null {
  if (call.status !== 'in-call') return null;
  const { form, booking, choices } = call;
  return `${form?.stage}${booking?.stage}${booking?.offers[0]?.say}${choices}`;
}
