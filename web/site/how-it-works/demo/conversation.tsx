import { useLayoutEffect, useRef } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { bubblesOf, type CallState, emptyTranscript, type Transcript } from '#/voice/client/store.ts';
import { BubbleView } from './bubble-view.tsx';
import { MessageBox } from './message-box.tsx';
import { Suggestions } from './suggestions.tsx';

const headingId = 'voice-demo-conversation';
/** A visitor this close to the end follows new text. */
const readsAlongPx = 80;

export interface ConversationProps {
  words: VoiceDemoWords['conversation'];
  /** The message box gets the focus when the call begins. */
  landing: boolean;
}

/** The live transcript. Screen readers announce final text; interim text is hidden from them. */
export function Conversation({ words, landing }: ConversationProps) {
  const finals = useCall(finalsOf);
  const forgotten = useCall((call) => (call.status === 'in-call' ? call.forgotten : 0));
  const partial = useCall((call) => (call.status === 'in-call' ? call.partial : null));
  const log = useRef<HTMLDivElement>(null);
  const readsAlong = useRef(true);
  const lastTop = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word is what counts
  useLayoutEffect(showEnd, [finals, partial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it observes the element, which stays
  useLayoutEffect(() => {
    const observer = new ResizeObserver(showEnd);
    observer.observe(log.current as HTMLDivElement);
    return () => observer.disconnect();
  }, []);

  const bubbles = bubblesOf(finals, forgotten);
  const last = bubbles.at(-1);
  /** The agent continues its last bubble. */
  const goesOn = partial?.role === 'assistant' && last?.role === 'assistant';

  function showEnd() {
    if (readsAlong.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }

  /** A narrower panel also moves the end away, so only scrolling back means that the visitor reads earlier text. */
  function noteReading() {
    const { scrollTop, clientHeight, scrollHeight } = log.current as HTMLDivElement;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < readsAlongPx;
    if (isAtEnd || scrollTop < lastTop.current) readsAlong.current = isAtEnd;
    lastTop.current = scrollTop;
  }

  return (
    <div className="flex min-w-0 flex-col self-start overflow-hidden rounded-md border border-transparent bg-sheet text-ink">
      <h3 id={headingId} className="border-line border-b px-4 py-3 text-lg sm:px-6">
        {words.heading}
      </h3>
      <div
        ref={log}
        onScroll={noteReading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        role="log"
        aria-live="polite"
        aria-labelledby={headingId}
        className="grid h-[clamp(7rem,100dvh-23rem-var(--notices)-var(--asks,0rem)-var(--sheet,0rem)-var(--ending,0rem),26rem)] content-start gap-4 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-3 sm:px-6 sm:py-5"
      >
        {finals.length === 0 && !partial && (
          <p className="self-center justify-self-center py-10 text-center text-ink-soft">{words.placeholder}</p>
        )}
        {forgotten > 0 && <p className="text-ink-soft text-sm">{words.earlier}</p>}
        {bubbles.map(({ role, start, sentences }) => (
          <BubbleView
            key={start}
            role={role}
            label={labelOf(role, words)}
            sentences={sentences}
            changing={goesOn && start === last?.start ? partial?.text : undefined}
          />
        ))}
        {partial && !goesOn && (
          <div aria-hidden="true" className="grid">
            <BubbleView
              role={partial.role}
              label={labelOf(partial.role, words)}
              sentences={[]}
              changing={partial.text}
            />
          </div>
        )}
      </div>
      <Asks label={words.suggestions} />
      <MessageBox words={words} landing={landing} />
    </div>
  );
}

/** The desk's suggested questions; hidden where the keyboard of a phone leaves no room. */
function Asks({ label }: { label: string }) {
  const store = useCallStore();
  const questions = useCall(suggestionsOf);
  if (questions.length === 0) return null;
  return (
    <div data-asks="" className="hidden border-line border-t [@media(min-height:42rem)]:block">
      <Suggestions
        label={label}
        questions={questions}
        onAsk={(content) => store.send({ type: 'add-message', message: { role: 'user', content } })}
        className="flex overflow-x-auto px-2.5 py-2 sm:px-6"
        buttonClass="shrink-0 border-edge hover:border-ink"
      />
    </div>
  );
}

const none: readonly string[] = [];

function suggestionsOf(call: CallState): readonly string[] {
  return (call.status === 'in-call' && call.desk?.suggestions) || none;
}

function finalsOf(call: CallState): Transcript['finals'] {
  return call.status === 'in-call' ? call.finals : emptyTranscript.finals;
}

export function labelOf(role: 'user' | 'assistant', words: VoiceDemoWords['conversation']): string {
  return role === 'user' ? words.you : words.assistant;
}
