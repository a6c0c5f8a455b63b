/** Whether this browser would show one now. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

interface NotifyOptions {
  body: string;
  onClick?: () => void;
}

/** Shows a notification in the place of the last; null where the browser does not. It is silent: the sound is a choice. */
export function notify(title: string, { body, onClick }: NotifyOptions): Notification | null {
  if (!mayNotify()) return null;
  try {
    const shown = new Notification(title, { body, tag: 'frontdesk-requests', icon: '/icon-192.png', silent: true });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick?.();
    };
    return shown;
  } catch {
    // Browsers of phones have them only for apps that were installed.
    return null;
  }
}
