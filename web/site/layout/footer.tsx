import { brand } from '#/content/brand.ts';
import { footer } from '#/content/footer.ts';
import { Logo } from '#/web/ui/logo.tsx';

/** The footer of every page. */
export function Footer({ current }: { current: string }) {
  return (
    <footer className="border-brass border-t-6 bg-wood text-desk-ink print:hidden">
      <div className="page-width grid gap-x-16 gap-y-10 pt-12 pb-24 md:pt-16 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="flex flex-wrap items-center gap-x-4 font-display font-semibold text-3xl tracking-tight">
            <Logo className="size-11 shrink-0 text-brass-bright" />
            {brand.name}
          </p>
          <p className="mt-4 max-w-[26rem] text-wood-soft">{brand.tagline}</p>
        </div>
        <nav
          aria-label="Footer"
          className="max-sm:columns-[9rem] max-sm:gap-x-8 sm:flex sm:flex-wrap sm:gap-x-16 sm:gap-y-10"
        >
          {footer.map(({ heading, links }) => (
            <div key={heading} className="max-sm:mb-10 max-sm:break-inside-avoid">
              <p className="mb-1 font-semibold text-sm text-wood-soft">{heading}</p>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      aria-current={href === current ? 'page' : undefined}
                      className="inline-block py-1.5 decoration-2 decoration-brass underline-offset-6 hover:text-brass-bright aria-[current]:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
