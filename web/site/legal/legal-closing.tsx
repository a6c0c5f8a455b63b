import { operator } from '#/content/operator.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

interface Way {
  label: string;
  href: string;
}

export interface LegalClosingProps {
  /** Without one the text stands large. */
  heading?: string;
  text: string;
  link: Way;
  /** The page that says more. */
  more?: Way | undefined;
}

/** The end of a page of rules or facts: how to reach the operator. */
export function LegalClosing({ heading, text, link, more }: LegalClosingProps) {
  return (
    <div className="wall mt-20 [--lamp:78%_90%] md:mt-32 print:mt-8">
      <div className="page-width grid items-center gap-x-gutter gap-y-7 py-14 md:py-20 lg:grid-cols-2">
        {heading ? (
          <div>
            <h2 className="text-3xl">{heading}</h2>
            <p className="mt-4 max-w-[36rem] text-desk-soft text-lg">{text}</p>
          </div>
        ) : (
          <p className="max-w-[36rem] font-display font-semibold text-2xl">{text}</p>
        )}
        <div className="grid gap-6">
          <div className="flex flex-wrap gap-4 max-sm:grid">
            <ButtonLink href={link.href} size="large" variant="brass">
              {link.label}
              <ArrowIcon className="size-5" />
            </ButtonLink>
            {more && (
              <ButtonLink href={more.href} size="large" variant="onDesk">
                {more.label}
              </ButtonLink>
            )}
          </div>
          <OperatorAddress />
        </div>
      </div>
    </div>
  );
}

function OperatorAddress() {
  const { name, email, postalAddress } = operator;
  if (!email && !postalAddress) return null;
  return (
    <address className="text-desk-soft not-italic">
      {[name, ...(postalAddress ?? [])].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {email && (
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      )}
    </address>
  );
}
