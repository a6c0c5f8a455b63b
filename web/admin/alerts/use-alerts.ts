import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStoredSwitch } from '../page/stored-switch.ts';
import { notificationsWanted, soundWanted } from './alert-choices.ts';

/** Tells of new requests by a notification and a sound, as far as they are asked for. */
export function useAlerts(active: boolean): void {
  const navigate = useNavigate();
  const [notifies, sounds] = [useStoredSwitch(notificationsWanted), useStoredSwitch(soundWanted)];
  const isAsked = active && (notifies || sounds);
  useEffect(() => {
    if (!isAsked) return;
    const ending = new AbortController();
    const { signal } = ending;
    import('./start-alerts.ts')
      .then(({ startAlerts }) => signal.aborted || startAlerts((path) => void navigate(path), signal))
      // The inbox works without them.
      .catch(() => {});
    return () => ending.abort();
  }, [isAsked, navigate]);
}
