import { Telephone } from '#/web/ui/telephone.tsx';

/** The telephone at the end of a page about calls, of green glass since it stands before the wall. */
export function ClosingTelephone() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 6 176 162"
      className="w-full max-w-80 justify-self-end [--color-desk:var(--color-glass)] [--color-ink:var(--color-desk-deep)] max-lg:hidden print:hidden"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Telephone />
    </svg>
  );
}
