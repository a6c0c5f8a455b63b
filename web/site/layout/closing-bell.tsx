import { Bell } from '#/web/ui/bell.tsx';

/** The bell at the end of Home. */
export function ClosingBell() {
  return (
    <svg
      aria-hidden="true"
      viewBox="290 250 244 222"
      className="w-full max-w-[30rem] justify-self-end text-on-brass max-lg:hidden print:hidden"
      fill="none"
    >
      <Bell />
    </svg>
  );
}
