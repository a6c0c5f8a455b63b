import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface PageHeadProps {
  title: string;
  /** At the other end of the heading's line. */
  beside?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** The head of a page, as the inbox has it: above a line over the whole width. */
export function PageHead({ title, beside, children }: PageHeadProps) {
  return (
    <div className="grid gap-2 border-line border-b px-3 py-2.5 md:px-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <PageHeading>{title}</PageHeading>
        {beside}
      </div>
      {children}
    </div>
  );
}

/** What stands below the head, from the same edge on. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[90rem] gap-5 px-3 pt-4 pb-12 md:px-4">{children}</div>;
}
