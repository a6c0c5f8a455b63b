import { useEffect, useRef, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { brandName } from '../page/page-title.ts';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  onDone: () => void;
}

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setTold(
      copied ? 'The codes are copied.' : 'This browser does not let a page copy. Download them, or write them down.',
    );
  }

  function download(): void {
    const address = URL.createObjectURL(new Blob([`${brandName}: recovery codes of ${email}\n\n${text}`]));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
    setTold('The codes are in your downloads.');
  }

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Your recovery codes
      </h3>
      <p className="max-w-[68ch] text-sm">
        If you lose your phone, one of these takes the place of a code of the app. Each works once. They are not shown
        again: keep them where you keep your passwords, and not on the phone.
      </p>
      <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1.5 rounded-sm border border-line bg-paper p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" size="small" onClick={download}>
          Download
        </Button>
        <Button size="small" onClick={onDone}>
          I have kept them
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {told}
      </p>
    </div>
  );
}
