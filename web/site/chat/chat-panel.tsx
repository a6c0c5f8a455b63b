import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatWords } from '#/content/chat.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { CallState } from '#/voice/client/store.ts';
import { Asks, choicesOf, suggestionsOf } from '#/web/site/conversation/asks.tsx';
import { BubbleView } from '#/web/site/conversation/bubble-view.tsx';
import { CallNotices } from '#/web/site/conversation/call-notices.tsx';
import { EndingNotice } from '#/web/site/conversation/ending-notice.tsx';
import { TranscriptLog } from '#/web/site/conversation/transcript-log.tsx';
import { useDemoInfo } from '#/web/site/conversation/use-demo-info.ts';
import { ChatBox } from './chat-box.tsx';
import { ChatEnded } from './chat-ended.tsx';
import { ChatFailure } from './chat-failure.tsx';
import { ChatFoot } from './chat-foot.tsx';
import { ChatHeader } from './chat-header.tsx';
import { greeted } from './greeted.ts';
import { NotedRequest } from './noted-request.tsx';
import type { PanelState } from './panel-state.ts';
import { useSheet } from './use-sheet.ts';

export interface ChatPanelProps {
  words: ChatWords;
  panel: PanelState;
  onMinimise(): void;
}

const headingId = 'chat-heading';

/** The chat: a card below the top bar, a full sheet on a phone. What is written stays while it is closed. */
export function ChatPanel({ words, panel, onMinimise }: ChatPanelProps) {
  const view = useSyncExternalStore(panel.subscribe, panel.get, panel.get);
  const [draft, setDraft] = useState('');
  if (!view.open) return null;
  return (
    <OpenPanel
      words={words}
      focused={view.focused}
      endedByCall={view.endedByCall}
      question={view.question}
      draft={draft}
      onDraft={setDraft}
      onStart={() => panel.set({ endedByCall: false })}
      onAsked={() => panel.set({ question: null })}
      onMinimise={onMinimise}
    />
  );
}

interface OpenPanelProps {
  words: ChatWords;
  focused: boolean;
  endedByCall: boolean;
  question: string | null;
  draft: string;
  onDraft(text: string): void;
  onStart(): void;
  onAsked(): void;
  onMinimise(): void;
}

function OpenPanel({
  words,
  focused,
  endedByCall,
  question,
  draft,
  onDraft,
  onStart,
  onAsked,
  onMinimise,
}: OpenPanelProps) {
  const store = useCallStore();
  const info = useDemoInfo();
  const status = useCall((call) => call.status);
  const lastEnd = useCall((call) => (call.status === 'idle' ? call.lastEnd : null));
  const failure = useCall((call) => (call.status === 'idle' ? call.failure : null));
  const asked = useCall(lastIsTheirs);
  const choices = useCall(choicesOf);
  const suggestions = useCall(suggestionsOf);
  const unasked = useCall(isUnasked);
  const sheet = useRef<HTMLElement>(null);
  const written = useRef(draft);
  written.current = draft;
  useSheet(sheet);
  const stage = `${status} ${unasked} ${lastEnd !== null} ${choices}`;
  useEffect(() => {
    if (focused) land(sheet.current);
  }, [focused]);
  useEffect(() => {
    // What had the focus is gone: a question that was asked, or the button that ended the chat.
    if (stage && document.activeElement === document.body) land(sheet.current);
  }, [stage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is asked once
  useEffect(() => {
    if (!question) return;
    onAsked();
    ask(question);
  }, [question]);

  async function start(text: string) {
    if (store.getState().call.status !== 'idle') return; // the second of two taps
    onStart();
    await store.start({ microphone: false });
    await greeted(store);
    const { call } = store.getState();
    if (call.status !== 'in-call') return onDraft(written.current || text);
    const since = afterStart(written.current, text) + (call.unsent.message ?? '');
    store.type(text);
    onDraft('');
    if (since) store.compose(since);
  }

  function ask(question: string) {
    if (status === 'in-call') store.say(question);
    else void start(question);
  }

  function minimiseByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onMinimise();
  }

  const isOff = info?.chat === null;
  const greeting = info?.chat?.greeting ?? words.greeting;
  const questions = status === 'in-call' ? suggestions : (info?.chat?.suggestions ?? []);
  const { conversation, requestSheet } = words;
  return (
    <section
      ref={sheet}
      role="dialog"
      aria-labelledby={headingId}
      onKeyDown={minimiseByKey}
      className="fixed inset-0 z-40 flex h-dvh flex-col overflow-y-auto overflow-x-hidden overscroll-contain border-brass border-t-6 bg-sheet text-ink sm:inset-auto sm:top-19 sm:right-[clamp(1.125rem,4vw,3.5rem)] sm:h-[min(36rem,100dvh-6rem)] sm:w-[24.5rem] sm:rounded-lg sm:border-x sm:border-b sm:border-x-line sm:border-b-line sm:shadow-raised sm:[@media(max-height:30rem)]:top-1 sm:[@media(max-height:30rem)]:h-[calc(100dvh-0.5rem)] print:hidden"
    >
      <ChatHeader words={words} headingId={headingId} writing={asked} onMinimise={onMinimise} />
      <TranscriptLog
        words={conversation}
        labelledBy={headingId}
        isWritten
        className="min-h-24 grow basis-0 bg-paper px-4 py-4"
        first={<Greeting label={conversation.assistant} sentence={greeting} />}
        last={asked && <p className="text-ink-soft text-sm motion-safe:animate-pulse">{words.states.writing}</p>}
      />
      <div className="px-3 empty:hidden">
        <CallNotices dismissLabel={words.dismiss} />
        <EndingNotice words={{ ...words.ending, writeToUs: words.form }} maxSeconds={null} />
      </div>
      {failure && !lastEnd && <ChatFailure words={words} failure={failure} />}
      {lastEnd ? (
        <ChatEnded
          words={words}
          end={lastEnd}
          failure={failure}
          byCall={endedByCall}
          onAgain={() => {
            onStart();
            void store.start({ microphone: false });
          }}
          onTakeBack={() => void store.resume({ microphone: false })}
        />
      ) : isOff ? (
        <p className="border-line border-t px-4 py-3">
          {words.off}{' '}
          <a href={words.form.href} className="text-link">
            {words.form.label}
          </a>
        </p>
      ) : (
        <>
          <NotedRequest label={words.request} words={requestSheet} />
          {choices.length > 0 ? (
            <Asks label={conversation.choices} questions={choices} onAsk={ask} />
          ) : (
            unasked && <Asks label={conversation.suggestions} questions={questions} onAsk={ask} />
          )}
          <ChatBox words={conversation} draft={draft} onDraft={onDraft} onStart={(text) => void start(text)} />
        </>
      )}
      {!isOff && <ChatFoot words={words} consent={info?.chat?.consent ?? words.consent} short={status === 'in-call'} />}
    </section>
  );
}

function land(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[data-landing]')?.focus();
}

/** What was written while the chat began with `text`. */
function afterStart(written: string, text: string): string {
  return written.startsWith(text) ? written.slice(text.length).trimStart() : written;
}

function Greeting({ label, sentence }: { label: string; sentence: string }) {
  const role = 'assistant';
  return <BubbleView role={role} label={label} sentences={[sentence]} />;
}

/** The assistant owes an answer. */
function lastIsTheirs(call: CallState): boolean {
  return call.status === 'in-call' && !call.partial && call.finals.at(-1)?.role === 'user';
}

/** The suggested questions make room once the visitor has written something. */
function isUnasked(call: CallState): boolean {
  return call.status === 'idle' || (call.status === 'in-call' && call.finals.every(({ role }) => role !== 'user'));
}
