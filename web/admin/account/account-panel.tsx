import type { ReactNode } from 'react';
import { paths } from '#/content/paths.ts';
import { Logo } from '#/web/ui/logo.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { brandName } from '../page/page-title.ts';

/** The panel around a form about the user's own account. */
export function AccountPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main id="content" className="grid justify-items-center gap-6 px-4 py-10 md:py-20">
      <a href={paths.home} className="flex items-center gap-2 font-semibold text-lg">
        <Logo className="size-6 text-brass-ink" />
        {brandName}
      </a>
      <section className="grid w-full max-w-sm gap-5 rounded-lg border border-line bg-sheet p-6 shadow-sheet">
        <PageHeading>{heading}</PageHeading>
        {children}
      </section>
    </main>
  );
}
