import { brand, getStarted, navigation } from '#/content/brand.ts';
import { ChatLauncher } from '#/web/site/chat/chat-launcher.tsx';
import { ButtonLink } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CloseIcon, MenuIcon } from '#/web/ui/icons.tsx';
import { Logo } from '#/web/ui/logo.tsx';

const menuButton =
  'flex items-center gap-2 rounded-md border border-desk-soft px-3.5 font-semibold hover:border-brass-bright hover:text-brass-bright';

export interface TopBarProps {
  current: string;
  hasChat: boolean;
}

export function TopBar({ current, hasChat }: TopBarProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-desk-line border-b bg-desk-deep text-desk-ink print:static">
      <div className="page-width flex h-16 items-center gap-2.5 lg:gap-4">
        {/* The name wraps out of sight where large letters leave no room for it. */}
        <a
          href="/"
          className="mr-auto flex h-8 min-w-8 flex-wrap items-center gap-x-3 overflow-clip font-display font-semibold text-xl tracking-tight"
        >
          <Logo className="size-8 text-brass-bright" />
          <span className="max-[16rem]:sr-only">{brand.name}</span>
        </a>
        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="flex">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="-mb-px flex h-16 items-center border-transparent border-y-3 px-4 text-desk-soft settle -outline-offset-3 hover:text-brass-bright aria-[current]:border-b-brass-bright aria-[current]:text-desk-ink forced-colors:border-y-0 forced-colors:aria-[current]:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {hasChat && <ChatLauncher />}
        {/* On its own page the form has the one button in brass. */}
        <ButtonLink
          href={getStarted.href}
          variant={getStarted.href === current ? 'onDesk' : 'brass'}
          className="max-sm:hidden"
        >
          {getStarted.label}
        </ButtonLink>
        <MobileMenu current={current} />
      </div>
    </header>
  );
}

/** A popover, which opens, and closes on Escape or a press outside, without JavaScript. */
function MobileMenu({ current }: { current: string }) {
  return (
    // Before the brand's name, its word wraps out of sight where large letters leave no room for it.
    <div className="flex min-w-12 shrink-9999 lg:hidden">
      <button
        type="button"
        popoverTarget="menu"
        className={classNames(menuButton, 'h-11 min-w-12 flex-wrap justify-center overflow-clip whitespace-nowrap')}
      >
        <MenuIcon className="h-11 w-5" />
        Menu
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overflow-y-auto border-0 border-brass border-b-4 bg-desk-deep text-desk-ink backdrop:bg-[rgb(8_24_18/0.6)] lg:hidden"
      >
        <div className="page-width pb-7">
          <div className="flex h-16 items-center justify-between">
            <span className="flex items-center gap-3 font-display font-semibold text-xl tracking-tight">
              <Logo className="size-8 text-brass-bright" />
              {brand.name}
            </span>
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              className={classNames(menuButton, 'min-h-11')}
            >
              <CloseIcon className="size-5" />
              Close
            </button>
          </div>
          <ul className="mb-6 border-desk-line border-y">
            {navigation.map(({ label, href }) => (
              <li key={href} className="border-desk-line not-last:border-b">
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="flex min-h-16 items-center font-display text-2xl -outline-offset-3 aria-[current]:text-brass-bright forced-colors:aria-[current]:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={getStarted.href} size="large" variant="brass" className="w-full">
            {getStarted.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}
