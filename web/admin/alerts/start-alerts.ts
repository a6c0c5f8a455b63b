import { staffPaths } from '#/content/staff-paths.ts';
import { listSubmissions, type SubmissionRow } from '../api/staff-api.ts';
import { requestPath } from '../inbox/requests/request-view.ts';
import { onArrival } from '../live/arrivals.ts';
import { notificationsWanted, soundWanted } from './alert-choices.ts';
import { prepareChime, ringForRequest } from './chime.ts';
import { notify } from './notify.ts';
import { leadTabs } from './tab-lead.ts';

/** Requests that come within this time are told together. */
const gatherMs = 1_000;
/** The most that the server lists at once; more are told as 'more than'. */
const maxTold = 200;

/** Tells of new requests until the signal. `open` goes to a page of the app. */
export function startAlerts(open: (path: string) => void, signal: AbortSignal): void {
  const arrived = new Set<string>();
  /** Told, and not looked at since. */
  let untouched: SubmissionRow[] = [];
  let shown: Notification | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leads = leadTabs({ signal, onLost: forget });
  prepareChime(signal);

  async function tell(): Promise<void> {
    timer = undefined;
    const ids = new Set(arrived);
    arrived.clear();
    if (!leads()) return;
    // The list leaves out spam, and what somebody has answered meanwhile.
    const page = await listSubmissions({ status: 'new', limit: maxTold });
    const rows = page.ok ? page.body.items.filter(({ id }) => ids.has(id)) : [];
    if (rows.length === 0 || !leads() || signal.aborted) return;
    if (soundWanted.isOn()) void ringForRequest();
    if (!notificationsWanted.isOn() || !isAway()) return;
    untouched = [...untouched, ...rows].slice(0, maxTold);
    show();
  }

  function show(): void {
    const [first] = untouched;
    const only = untouched.length === 1 ? first : undefined;
    const count = untouched.length === maxTold ? `More than ${maxTold - 1}` : untouched.length;
    const path = only ? requestPath(only.id) : staffPaths.inbox;
    // A new one is seen to come; one that only changes is not.
    shown?.close();
    shown = notify(only ? 'New request' : `${count} new requests`, {
      // No more than a name: it may stand on a locked screen.
      body: only?.full_name ?? '',
      onClick() {
        forget();
        open(path);
      },
    });
  }

  function forget(): void {
    untouched = [];
    shown?.close();
    shown = null;
  }

  onArrival((id) => {
    arrived.add(id);
    timer ??= setTimeout(() => void tell(), gatherMs);
  }, signal);
  window.addEventListener('focus', forget, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    forget();
  });
}

/** Nobody looks at this tab. */
function isAway(): boolean {
  return document.visibilityState === 'hidden' || !document.hasFocus();
}
