import { hasWaitingCall } from './waiting-call.ts';

const bar = document.getElementById('call-bar');
const lookEveryMs = 1_000;

function look(): void {
  const waits = hasWaitingCall();
  if (bar) bar.hidden = !waits;
  if (waits) setTimeout(look, lookEveryMs);
}

look();
// Also for a page that the Back button brings out of the browser's memory.
addEventListener('pageshow', ({ persisted }) => persisted && look());
