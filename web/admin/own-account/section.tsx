import type { ReactNode } from 'react';
import { Notice } from '#/web/ui/notice.tsx';

interface SectionProps {
  id: string;
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the account page. */
export function Section({ id, heading, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-md border border-line bg-sheet p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 id={id} className="font-semibold text-base">
          {heading}
        </h2>
        {text && <p className="max-w-[68ch] text-ink-soft text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}

export function Problem({ text }: { text: string | null }) {
  return (
    text !== null && (
      <Notice tone="alarm" role="alert">
        {text}
      </Notice>
    )
  );
}
