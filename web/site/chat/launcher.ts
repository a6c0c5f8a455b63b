import type { ChatWords } from '#/content/chat.ts';
import type { Chat } from './chat-app.tsx';
import { hasWaitingChat, wasPanelOpen } from './chat-storage.ts';

const launcher = document.getElementById('chat-launcher');
const failed = document.getElementById('chat-failed');
let loading: Promise<Chat> | null = null;

/** Nothing of the chat is loaded before the first tap in this tab. */
function load(button: HTMLElement): Promise<Chat> {
  loading ??= Promise.all([import('./chat-app.tsx'), words(), styles()]).then(([{ mountChat }, known]) =>
    mountChat(button, known),
  );
  loading.catch(() => {
    loading = null; // the next tap fetches it again
  });
  return loading;
}

async function words(): Promise<ChatWords> {
  const response = await fetch('/chat-words.json');
  if (!response.ok) throw new Error('the words of the chat did not come');
  return response.json();
}

/** The styles of the panel, which the built page names; see `web/build/finish-page.ts`. */
function styles(): Promise<void> | undefined {
  const { chatStyles } = document.documentElement.dataset;
  if (!chatStyles || document.querySelector(`link[href="${chatStyles}"]`)) return;
  return new Promise((resolve, reject) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: chatStyles });
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error('the styles of the chat did not come'));
    };
    document.head.append(sheet);
  });
}

async function show(how: 'tapped' | 'kept'): Promise<void> {
  if (!launcher) return;
  if (how === 'tapped') launcher.setAttribute('aria-busy', 'true');
  if (failed) failed.hidden = true;
  try {
    const chat = await load(launcher);
    const { question } = launcher.dataset;
    delete launcher.dataset.question;
    if (how === 'tapped') chat.open(question);
    else chat.takeUp(wasPanelOpen());
  } catch {
    if (failed) failed.hidden = how === 'kept';
  } finally {
    launcher.removeAttribute('aria-busy');
  }
}

function takeUpKept(): void {
  if (hasWaitingChat()) void show('kept');
}

if (launcher) {
  launcher.hidden = false;
  launcher.addEventListener('click', () => void show('tapped'));
  // The tap that had this loaded.
  if (launcher.hasAttribute('aria-busy')) void show('tapped');
  takeUpKept();
  // Also when the Back button restores the page from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && takeUpKept());
}
