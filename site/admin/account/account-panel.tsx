import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';

/** The sheet that holds a form about one's own account. */
export function AccountPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-width py-12 md:py-20">
      <section className="mx-auto grid max-w-md gap-6 rounded-lg border border-line bg-sheet p-6 shadow-sheet sm:p-9">
        <PageHeading>{heading}</PageHeading>
        {children}
      </section>
    </div>
  );
}
