import { useState } from 'react';
import { useStoredSwitch } from '../page/stored-switch.ts';
import { notificationsWanted, soundWanted } from './alert-choices.ts';
import { ring } from './chime.ts';
import { mayNotify, notify } from './notify.ts';

const box = 'size-4 shrink-0 accent-accent';

/** The two ways in which a new request makes itself known; kept by this browser. */
export function AlertSettings() {
  const notifies = useStoredSwitch(notificationsWanted) && mayNotify();
  const sounds = useStoredSwitch(soundWanted);
  // Switched on, and taken back in the browser since.
  const [problem, setProblem] = useState(notificationsWanted.isOn() && !notifies ? refusal() : null);

  async function setNotifies(wanted: boolean): Promise<void> {
    setProblem(null);
    if (!wanted) return notificationsWanted.set(false);
    if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
    const works = notify('Notifications are on', { body: 'A new request will show like this.' }) !== null;
    setProblem(works ? null : refusal());
    notificationsWanted.set(works);
  }

  function setSounds(wanted: boolean): void {
    soundWanted.set(wanted);
    if (wanted) void ring();
  }

  return (
    <fieldset className="grid gap-0.5">
      <legend className="mb-1 font-semibold">When a request comes in</legend>
      <label className="flex min-h-7 items-center gap-2.5 stacked:min-h-10">
        <input
          type="checkbox"
          checked={notifies}
          aria-describedby="alert-problem"
          onChange={(event) => void setNotifies(event.currentTarget.checked)}
          className={box}
        />
        Show a notification
      </label>
      <p id="alert-problem" role="alert" className="mb-1.5 rounded-sm bg-alarm-wash px-2.5 py-1.5 text-xs empty:hidden">
        {problem}
      </p>
      <label className="flex min-h-7 items-center gap-2.5 stacked:min-h-10">
        <input
          type="checkbox"
          checked={sounds}
          onChange={(event) => setSounds(event.currentTarget.checked)}
          className={box}
        />
        Play a sound
      </label>
    </fieldset>
  );
}

const notInThisBrowser = 'This browser does not show notifications of websites.';

/** Why there are no notifications, and what to do. */
function refusal(): string {
  if (!window.isSecureContext) return 'Browsers show notifications only of websites with https.';
  if (!('Notification' in window)) return notInThisBrowser;
  if (Notification.permission === 'denied')
    return 'Your browser blocks notifications of this website. Allow them in its settings for this website, which open by the icon before the address; then switch this on again.';
  if (mayNotify()) return notInThisBrowser;
  return 'Your browser asks whether this website may show notifications. Switch this on again, and allow it.';
}
