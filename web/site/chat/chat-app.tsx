import { createRoot } from 'react-dom/client';
import type { ChatWords } from '#/content/chat.ts';
import { VoiceProvider } from '#/voice/client/react/voice-provider.tsx';
import { ElementIds } from '#/web/site/conversation/element-ids.tsx';
import { onCallBegins } from '#/web/site/conversation/one-at-a-time.ts';
import { report } from '#/web/site/conversation/report.ts';
import { ErrorBoundary } from '#/web/ui/error-boundary.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { hasWaitingChat, keepPanel } from './chat-storage.ts';
import { chatStore } from './chat-store.ts';
import { createPanelState } from './panel-state.ts';
import { isNarrow } from './use-sheet.ts';

/** The chat of a page once its code is there. */
export interface Chat {
  /** The visitor asked for it, perhaps with a question of the page. */
  open(question?: string): void;
  /** Goes on with the chat of another page of this tab. */
  takeUp(open: boolean): void;
}

/** Adds the chat to the page, closed; `button` opens it, and is hidden meanwhile. */
export function mountChat(button: HTMLElement, words: ChatWords): Chat {
  const panel = createPanelState();
  const root = document.createElement('div');
  document.body.append(root);
  let answers = 0;
  let isOn = false;

  function show(focused: boolean): void {
    button.hidden = true;
    showNews(null);
    panel.set({ open: true, focused });
    keepPanel(true);
  }

  function minimise(takesFocus: boolean): void {
    panel.set({ open: false });
    keepPanel(false);
    button.hidden = false;
    if (takesFocus) button.focus();
  }

  /** With null, there is none. */
  function showNews(news: 'answer' | keyof ChatWords['mark'] | null): void {
    const isAnswer = news === 'answer';
    button.toggleAttribute('data-news', isAnswer);
    if (isAnswer) button.setAttribute('aria-label', words.news);
    else button.removeAttribute('aria-label');
    const mark = button.querySelector('[data-mark]');
    if (mark) mark.textContent = news === null || isAnswer ? '' : words.mark[news];
  }

  function takeUp(open: boolean): void {
    const { status } = chatStore.getState().call;
    if (status === 'idle' && hasWaitingChat()) void chatStore.resume({ microphone: false });
    // The sheet of a phone hides the page that its visitor has just gone to.
    if (open && !isNarrow()) show(false);
  }

  chatStore.subscribe(() => {
    const { call } = chatStore.getState();
    const before = answers;
    const wasOn = isOn;
    isOn = call.status === 'in-call' || (call.status === 'connecting' && call.resuming);
    answers = call.status === 'in-call' ? call.finals.filter(({ role }) => role === 'assistant').length : answers;
    if (panel.get().open) return;
    if (answers > before && before > 0) showNews('answer');
    if (wasOn && call.status === 'idle') showNews(call.failure?.code === 'call-elsewhere' ? 'elsewhere' : 'ended');
  });
  onCallBegins(() => {
    const { status } = chatStore.getState().call;
    if (status === 'idle') return;
    // Open, it would cover the card of the call.
    if (panel.get().open) minimise(false);
    panel.set({ endedByCall: true });
    void chatStore.stop();
  });

  createRoot(root).render(
    <ErrorBoundary onError={(error) => report(error, 'chat')}>
      <VoiceProvider store={chatStore}>
        <ElementIds prefix="chat">
          <ChatPanel words={words} panel={panel} onMinimise={() => minimise(true)} />
        </ElementIds>
      </VoiceProvider>
    </ErrorBoundary>,
  );
  return {
    open(question) {
      show(true);
      if (question) panel.set({ question });
    },
    takeUp,
  };
}
