import { useEffect, useRef, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';

interface SecretNoticeProps {
  secret: string;
  /** The one before signs too for a day. */
  replaces: boolean;
  onClose: () => void;
}

/** A new secret, which is shown once. */
export function SecretNotice({ secret, replaces, onClose }: SecretNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => notice.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      setTold('Copied.');
    } catch {
      setTold('The browser did not copy it. Select it and copy it yourself.');
    }
  }

  return (
    <Notice tone="good" ref={notice}>
      <p className="font-semibold">The signing secret of this webhook</p>
      <p className="my-2">
        <code className="block rounded-sm border border-line bg-sheet px-2 py-1.5 text-sm wrap-anywhere">{secret}</code>
      </p>
      <p className="text-sm">
        It is shown this once. Give it to the receiver, which checks with it that a message comes from here.
        {replaces && ' The secret before it is accepted for one more day.'}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="small" variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Done
        </Button>
        <p role="status" className="text-sm">
          {told}
        </p>
      </div>
    </Notice>
  );
}
