import { hasWaitingCall } from './waiting-call.ts';

const bar = document.getElementById('call-bar');
const lookEveryMs = 1_000;

function look(): void {
  const waits = hasWaitingCall();
  if (bar) bar.hidden = !waits;
  // As during a call, no chat can be opened.
  document.documentElement.toggleAttribute('data-calling', waits);
  if (waits) setTimeout(look, lookEveryMs);
}

look();
// Also when the Back button restores the page from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => persisted && look());
