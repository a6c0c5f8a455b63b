import { createRoot } from 'react-dom/client';
import type { ChatWords } from '#/content/chat.ts';
import { VoiceProvider } from '#/voice/client/react/voice-provider.tsx';
import { ElementIds } from '#/web/site/conversation/element-ids.tsx';
import { onCallBegins } from '#/web/site/conversation/one-at-a-time.ts';
import { ErrorBoundary } from '#/web/ui/error-boundary.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { hasWaitingChat, keepPanel } from './chat-storage.ts';
import { chatStore } from './chat-store.ts';
import { createPanelState } from './panel-state.ts';
import { isNarrow } from './use-sheet.ts';

/** The chat of a page once its code is there. */
export interface Chat {
  /** The visitor asked for it. */
  open(): void;
  /** Goes on with the chat of another page of this tab. */
  takeUp(open: boolean): void;
}

/** Adds the chat to the page, closed; `button` in `place` opens it, and both are hidden meanwhile. */
export function mountChat(place: HTMLElement, button: HTMLElement, words: ChatWords): Chat {
  const panel = createPanelState();
  const root = document.createElement('div');
  place.after(root);
  let answers = 0;

  function show(focused: boolean): void {
    place.hidden = true;
    showNews(false);
    panel.set({ open: true, focused });
    keepPanel(true);
  }

  function minimise(): void {
    panel.set({ open: false });
    keepPanel(false);
    place.hidden = false;
    button.focus();
  }

  function showNews(isNews: boolean): void {
    button.toggleAttribute('data-news', isNews);
    if (isNews) button.setAttribute('aria-label', words.news);
    else button.removeAttribute('aria-label');
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
    answers = call.status === 'in-call' ? call.finals.filter(({ role }) => role === 'assistant').length : answers;
    if (answers > before && before > 0 && !panel.get().open) showNews(true);
  });
  onCallBegins(() => {
    const { status } = chatStore.getState().call;
    if (status === 'idle') return;
    panel.set({ endedByCall: true });
    void chatStore.stop();
  });

  createRoot(root).render(
    <ErrorBoundary>
      <VoiceProvider store={chatStore}>
        <ElementIds prefix="chat">
          <ChatPanel words={words} panel={panel} onMinimise={minimise} />
        </ElementIds>
      </VoiceProvider>
    </ErrorBoundary>,
  );
  return { open: () => show(true), takeUp };
}
