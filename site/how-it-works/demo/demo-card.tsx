import { type KeyboardEvent, useRef } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { HeadphonesIcon } from './call-icons.tsx';
import { CallPanel } from './call-panel.tsx';
import { CallSummary } from './call-summary.tsx';
import { RestPanel } from './rest-panel.tsx';
import { useDemoInfo } from './use-demo-info.ts';
import { useLandingFocus } from './use-landing-focus.ts';

/** The card, in the state the call is in: at rest, connecting, in call, after a call. */
export function DemoCard({ words }: { words: VoiceDemoWords }) {
  const store = useCallStore();
  const status = useCall((call) => call.status);
  const lastEnd = useCall((call) => (call.status === 'idle' ? call.lastEnd : null));
  const info = useDemoInfo();
  const card = useRef<HTMLElement>(null);
  const view = status === 'idle' && lastEnd ? 'ended' : status;
  const isAtRest = view === 'idle' || view === 'connecting';
  useLandingFocus(card, view);

  function interruptByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || status !== 'in-call') return;
    event.preventDefault();
    store.interrupt();
  }

  return (
    <section
      ref={card}
      id="voice-demo"
      aria-labelledby="voice-demo-heading"
      onKeyDown={interruptByKey}
      className="page-width pt-10 md:pt-14"
    >
      <div className="overflow-hidden rounded-lg border-brass border-t-4 bg-desk text-desk-ink shadow-raised">
        <h2 id="voice-demo-heading" className={isAtRest ? 'px-5 pt-9 text-3xl sm:px-7 md:px-12 md:pt-12' : 'sr-only'}>
          {words.heading}
        </h2>
        {view === 'in-call' && <CallPanel words={words} maxSeconds={info?.limits.maxCallSeconds ?? null} />}
        {view === 'ended' && lastEnd && <CallSummary words={words} end={lastEnd} />}
        {isAtRest && <RestPanel words={words} info={info} />}
        <p className="flex items-center gap-3 bg-desk-deep px-5 py-4 text-desk-soft text-sm sm:px-7 md:px-12">
          <HeadphonesIcon className="size-5 shrink-0 text-brass-bright" />
          {words.tip}
        </p>
      </div>
    </section>
  );
}
