import { callSessionKey } from '#/voice/client/resume.ts';
import { callKeyPrefix } from '#/web/site/call-bar/call-storage.ts';
import { chatKeyPrefix } from '#/web/site/chat/chat-storage.ts';

// All that a page has of calls and chats until its visitor asks for one, or comes from a page that has one.
const { conversations } = document.documentElement.dataset;
const launcher = document.getElementById('chat-launcher');

function wake(): void {
  if (!conversations) return;
  import(/* @vite-ignore */ conversations).catch(() => {
    launcher?.removeAttribute('aria-busy');
    const failed = document.getElementById('chat-failed');
    if (failed) failed.hidden = false;
  });
}

function wakeKept(): void {
  try {
    if ([callKeyPrefix, chatKeyPrefix].some((prefix) => sessionStorage.getItem(prefix + callSessionKey))) wake();
  } catch {
    // Nothing is kept.
  }
}

if (launcher) launcher.hidden = false;
launcher?.addEventListener('click', () => {
  // Tells `launcher.ts` that it was tapped.
  launcher.setAttribute('aria-busy', 'true');
  wake();
});
wakeKept();
// Also when the Back button restores the page from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => persisted && wakeKept());
