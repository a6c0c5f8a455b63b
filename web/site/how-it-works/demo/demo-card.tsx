import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { deskParameter } from '#/content/demo-address.ts';
import type { DemoDesk, VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { useDemoInfo } from '#/web/site/conversation/use-demo-info.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { HeadphonesIcon } from './call-icons.tsx';
import { callViews } from './call-store.ts';
import { RestPanel } from './rest-panel.tsx';
import { useLandingFocus } from './use-landing-focus.ts';

export interface DemoCardProps {
  words: VoiceDemoWords;
  desks: readonly DemoDesk[];
  /** By desk: a recorded call, shown until there is one. */
  samples: Readonly<Record<string, ReactNode>>;
}

const headingId = 'voice-demo-heading';

/** The demo card in each state of the call: at rest, connecting, in call, after a call. */
export function DemoCard({ words, desks, samples }: DemoCardProps) {
  const store = useCallStore();
  const status = useCall((call) => call.status);
  const lastEnd = useCall((call) => (call.status === 'idle' ? call.lastEnd : null));
  const info = useDemoInfo();
  const [deskId, setDeskId] = useState(desks[0]?.id ?? '');
  const card = useRef<HTMLDivElement>(null);
  const views = callViews();
  const view = status === 'idle' && lastEnd ? 'ended' : status;
  const isAtRest = view === 'idle' || view === 'connecting';
  useLandingFocus(card, view);

  // The page is the same for all; who comes from the page of an audience finds its desk chosen.
  useEffect(() => {
    const named = new URLSearchParams(location.search).get(deskParameter);
    if (desks.some(({ id }) => id === named)) setDeskId((chosen) => (chosen === desks[0]?.id ? String(named) : chosen));
  }, [desks]);

  function interruptByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || status !== 'in-call') return;
    event.preventDefault();
    store.interrupt();
  }

  return (
    <section
      id="voice-demo"
      aria-labelledby={headingId}
      onKeyDown={interruptByKey}
      // During a call the card is a sheet as wide as a phone. Its bar and transcript share a fixed height, so the page must
      // not scroll along when one grows, nor, on a wider screen or beside a request, when what is below the card moves,
      // unless a keyboard leaves no room for both.
      className={classNames(
        'page-width pt-5',
        view === 'in-call' &&
          'max-sm:px-0 [@media(min-height:42rem)]:[overflow-anchor:none] sm:[@media(min-height:42rem)]:[:root:has(&)]:[overflow-anchor:none] [@media(min-height:42rem)]:[:root:has(&_.guest-page)]:[overflow-anchor:none]',
      )}
    >
      <div
        ref={card}
        className={classNames(
          'lamplit rounded-lg border-brass border-t-6 bg-desk [--lamp:100%_100%] text-desk-ink shadow-raised print:border',
          view === 'in-call' && 'max-sm:-scroll-mt-6 max-sm:rounded-none',
        )}
      >
        {!isAtRest && (
          <h2 id={headingId} className="sr-only">
            {words.heading}
          </h2>
        )}
        {view === 'in-call' && views && <views.CallPanel words={words} info={info} />}
        {view === 'ended' && lastEnd && views && <views.CallSummary words={words} end={lastEnd} deskId={deskId} />}
        {isAtRest && (
          <RestPanel
            headingId={headingId}
            words={words}
            info={info}
            desks={desks}
            deskId={deskId}
            onChooseDesk={setDeskId}
          >
            {/* Astro's slots never update: each desk's is another element. */}
            <Fragment key={deskId}>{samples[deskId]}</Fragment>
          </RestPanel>
        )}
        <p className="flex items-center gap-3 relative rounded-b-[inherit] bg-wood px-5 py-3 text-sm text-wood-soft sm:px-8 lg:px-gutter">
          <HeadphonesIcon className="size-5 shrink-0 text-brass-bright" />
          {words.tip}
        </p>
      </div>
    </section>
  );
}
