import { brand, getStarted, navigation } from '#/content/brand.ts';
import { ButtonLink } from '#/site/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#/site/ui/icons.tsx';
import { Logo } from './logo.tsx';

export function TopBar({ current }: { current: string }) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-line border-b bg-paper print:static">
      <div className="page-width flex h-16 items-center gap-4">
        <a href="/" className="mr-auto flex items-center gap-3 font-bold font-display text-xl">
          <Logo />
          {brand.name}
        </a>
        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="flex gap-1">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="block rounded-sm px-3.5 py-2 font-medium decoration-2 decoration-edge underline-offset-8 hover:underline aria-[current]:font-bold aria-[current]:underline aria-[current]:decoration-brass"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={getStarted.href} className="max-sm:hidden">
          {getStarted.label}
        </ButtonLink>
        <MobileMenu current={current} />
      </div>
    </header>
  );
}

/** A popover: it opens, and closes on Escape or a press outside, without a script. */
function MobileMenu({ current }: { current: string }) {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="menu"
        className="flex min-h-11 items-center gap-2 rounded-md border-2 border-edge bg-sheet px-3.5 font-semibold hover:border-ink"
      >
        <MenuIcon className="size-5" />
        Menu
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overflow-y-auto border-brass border-b-4 bg-paper text-ink shadow-raised backdrop:bg-[rgb(8_24_18/0.55)] lg:hidden"
      >
        <div className="page-width pb-6">
          <div className="flex h-16 items-center justify-between">
            <span className="font-bold font-display text-xl">{brand.name}</span>
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              className="flex min-h-11 items-center gap-2 rounded-md border-2 border-edge bg-sheet px-3.5 font-semibold hover:border-ink"
            >
              <CloseIcon className="size-5" />
              Close
            </button>
          </div>
          <ul className="mb-5 divide-y divide-line border-line border-y">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="flex min-h-14 items-center gap-3 font-display text-xl before:size-2.5 before:rounded-full before:border-2 before:border-edge aria-[current]:font-bold aria-[current]:before:border-brass aria-[current]:before:bg-brass"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={getStarted.href} size="large" className="w-full">
            {getStarted.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}
