import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall } from '#/voice/client/react/voice-provider.tsx';
import { bubblesOf, type CallState, emptyTranscript, type Transcript } from '#/voice/client/store.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { BubbleView } from './bubble-view.tsx';

/** A visitor this close to the end follows new text. */
const readsAlongPx = 80;

/** Above a bubble that is shown from its beginning. */
const marginPx = 12;

export interface TranscriptLogProps {
  words: VoiceDemoWords['conversation'];
  labelledBy: string;
  className: string;
  /** Shown until somebody has said something, or before it. */
  first: ReactNode;
  /** Shown after what was said. */
  last?: ReactNode;
  /** Text arrives whole: what is higher than the log is shown from its beginning. */
  isWritten?: boolean;
}

/** The transcript of the call that is on, or of the last one. Screen readers announce final text; interim text is hidden. */
export function TranscriptLog({ words, labelledBy, className, first, last: after, isWritten }: TranscriptLogProps) {
  const finals = useCall(finalsOf);
  const forgotten = useCall(forgottenOf);
  const partial = useCall((call) => (call.status === 'in-call' ? call.partial : null));
  const log = useRef<HTMLDivElement>(null);
  const readsAlong = useRef(true);
  const lastTop = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word is what counts
  useLayoutEffect(showEnd, [finals, partial, after]);
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
    const element = log.current;
    if (!readsAlong.current || !element) return;
    const end = element.scrollHeight - element.clientHeight;
    const newest = isWritten ? (element.lastElementChild as HTMLElement).offsetTop - element.offsetTop - marginPx : end;
    element.scrollTop = Math.min(end, newest);
    lastTop.current = element.scrollTop;
  }

  /** A narrower panel also moves the end away, so only scrolling back means that the visitor reads earlier text. */
  function noteReading() {
    const { scrollTop, clientHeight, scrollHeight } = log.current as HTMLDivElement;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < readsAlongPx;
    if (isAtEnd || scrollTop < lastTop.current) readsAlong.current = isAtEnd;
    lastTop.current = scrollTop;
  }

  return (
    <div
      ref={log}
      onScroll={noteReading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      role="log"
      aria-live="polite"
      aria-labelledby={labelledBy}
      className={classNames('grid content-start gap-4 overflow-y-auto overscroll-contain -outline-offset-3', className)}
    >
      {finals.length === 0 && !partial && first}
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
          <BubbleView role={partial.role} label={labelOf(partial.role, words)} sentences={[]} changing={partial.text} />
        </div>
      )}
      {after}
    </div>
  );
}

function finalsOf(call: CallState): Transcript['finals'] {
  if (call.status === 'in-call') return call.finals;
  return (call.status === 'idle' && call.lastEnd?.transcript) || emptyTranscript.finals;
}

function forgottenOf(call: CallState): number {
  if (call.status === 'in-call') return call.forgotten;
  return (call.status === 'idle' && call.lastEnd?.forgotten) || 0;
}

export function labelOf(role: 'user' | 'assistant', words: VoiceDemoWords['conversation']): string {
  return role === 'user' ? words.you : words.assistant;
}
