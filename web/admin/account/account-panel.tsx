import type { ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';

/** The panel around a form about the user's own account. */
export function AccountPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-width py-12 md:py-20">
      <section className="guest-page mx-auto grid max-w-lg gap-6 py-9 pr-5 [--after-line:1rem] [--margin-line:0.75rem] sm:py-12 sm:pr-10 sm:[--after-line:1.75rem] sm:[--margin-line:2rem]">
        <PageHeading>{heading}</PageHeading>
        {children}
      </section>
    </div>
  );
}
