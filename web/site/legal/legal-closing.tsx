import type { Legal } from '#/content/schema.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { OperatorAddress } from './operator-address.tsx';

/** The quiet end of a legal page: how to reach the operator, and the page that says more. */
export function LegalClosing({ text, link, more }: Legal['closing']) {
  return (
    <div className="page-width section-space">
      <div className="flex flex-wrap items-center justify-between gap-x-gutter gap-y-6 border-line border-t-4 border-double pt-9">
        <p className="max-w-[32rem] font-display font-semibold text-2xl">{text}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={link.href} size="large">
            {link.label}
            <ArrowIcon className="size-5" />
          </ButtonLink>
          {more && (
            <a href={more.href} className="text-link">
              {more.label}
            </a>
          )}
        </div>
        <OperatorAddress className="w-full text-ink-soft" />
      </div>
    </div>
  );
}
