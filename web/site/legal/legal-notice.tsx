import type { ReactNode } from 'react';
import { operator } from '#/content/operator.ts';
import type { Legal } from '#/content/schema.ts';

/** A legal page: its sections and the operator's details. */
export function LegalNotice({
  sections,
  closing,
  children,
}: Pick<Legal, 'sections' | 'closing'> & { children?: ReactNode }) {
  return (
    <div className="page-width grid gap-12 pt-12 md:pt-16">
      {sections.map(({ id, heading, shownWith, points }) => (
        <LegalSection key={id} id={id} heading={heading} shownWith={shownWith}>
          <ul className="grid max-w-[68ch] gap-4 border-brass border-l-4 pl-6">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </LegalSection>
      ))}
      {children}
      <div className="grid gap-4 text-lg">
        <p>
          {closing.text}{' '}
          <a href={closing.link.href} className="text-link">
            {closing.link.label}
          </a>
        </p>
        <OperatorAddress />
      </div>
    </div>
  );
}

interface LegalSectionProps {
  id: string;
  heading: string;
  shownWith?: Legal['sections'][number]['shownWith'];
  children: ReactNode;
}

/** A section with its heading in the margin. The server looks for the attribute right after the tag's name. */
export function LegalSection({ id, heading, shownWith, children }: LegalSectionProps) {
  return (
    <section
      {...(shownWith && { 'data-shown-with': shownWith.join(' ') })}
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function OperatorAddress() {
  const { name, email, postalAddress } = operator;
  if (!email && !postalAddress) return null;
  return (
    <address className="text-base not-italic">
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
