import type { MouseEvent, ReactNode } from 'react';
import { api, callTimeoutMs, within } from '../api/staff-api.ts';

interface DownloadLinkProps {
  href: string;
  children: ReactNode;
}

/** A download that wants the password of the last minutes: the browser cannot ask for it, so the page does so before. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  async function start(event: MouseEvent): Promise<void> {
    event.preventDefault();
    const answer = await api.account.recent.$get({}, within(callTimeoutMs)).catch(() => null);
    // The password was not given. Whatever else went wrong, the browser tells of.
    if (Number(answer?.status) === 409) return;
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    link.click();
  }

  return (
    <a href={href} download className="text-link" onClick={(event) => void start(event)}>
      {children}
    </a>
  );
}
