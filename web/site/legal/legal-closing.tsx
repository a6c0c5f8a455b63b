import { operator } from '#/content/operator.ts';
import { ButtonLink } from '#/web/ui/button.tsx';

interface Way {
  label: string;
  href: string;
}

export interface LegalClosingProps {
  text: string;
  link: Way;
  /** The page that says more. */
  more?: Way | undefined;
}

/** The end of a page of rules or facts: how to reach the operator. */
export function LegalClosing({ text, link, more }: LegalClosingProps) {
  return (
    <div className="page-width mt-14 md:mt-18">
      <div className="grid items-center gap-x-gutter gap-y-6 border-line border-t-4 border-double pt-8 lg:grid-cols-4">
        <p className="max-w-[36rem] text-lg lg:col-span-2 lg:col-start-2">{text}</p>
        <div className="flex flex-wrap gap-3 lg:col-span-2 lg:col-start-2">
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
          {more && (
            <ButtonLink href={more.href} variant="secondary">
              {more.label}
            </ButtonLink>
          )}
        </div>
        <OperatorAddress />
      </div>
    </div>
  );
}

function OperatorAddress() {
  const { name, email, postalAddress } = operator;
  if (!email && !postalAddress) return null;
  return (
    <address className="not-italic lg:col-span-2 lg:col-start-2">
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
