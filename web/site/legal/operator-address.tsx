import { operator } from '#/content/operator.ts';

/** How to reach the operator, once their details are filled in. */
export function OperatorAddress({ className }: { className: string }) {
  const { name, email, postalAddress } = operator;
  if (!email && !postalAddress) return null;
  return (
    <address className={`not-italic ${className}`}>
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
