import { useId, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';

interface CopyBoxProps {
  label: string;
  text: string;
}

/** A secret that is shown once, with a button that copies it. */
export function CopyBox({ label, text }: CopyBoxProps) {
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy(): Promise<void> {
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-9 min-w-0 grow basis-60 rounded-sm border border-edge bg-paper px-2.5 font-mono text-sm"
        />
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {copied === true && 'Copied.'}
        {copied === false && 'Your browser did not allow it. Select the text and copy it yourself.'}
      </p>
    </div>
  );
}
