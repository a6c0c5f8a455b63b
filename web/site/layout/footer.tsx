import { brand } from '#/content/brand.ts';
import { footer } from '#/content/footer.ts';
import { operator, senderOf } from '#/content/operator.ts';
import { Logo } from '#/web/ui/logo.tsx';

const sender = senderOf(operator);

/** The footer of every page. */
export function Footer({ current }: { current: string }) {
  return (
    <footer className="border-brass border-t-6 bg-wood text-desk-ink print:hidden">
      <div className="page-width grid gap-x-gutter gap-y-10 pt-12 pb-20 md:pt-16 lg:grid-cols-4">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 font-display font-semibold text-2xl tracking-tight">
            <Logo className="size-9 shrink-0 text-brass-bright" />
            {brand.name}
          </p>
          <p className="mt-4 max-w-[26rem] text-sm text-wood-soft">{brand.tagline}</p>
          {sender.length > 0 && (
            <address className="mt-6 text-sm text-wood-soft not-italic">
              {sender.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {operator.email && (
                <a href={`mailto:${operator.email}`} className="text-link">
                  {operator.email}
                </a>
              )}
            </address>
          )}
        </div>
        <nav aria-label="Footer" className="gap-x-gutter max-sm:columns-[9rem] sm:grid sm:grid-cols-3 lg:col-span-3">
          {footer.map(({ heading, links }) => (
            <div key={heading} className="max-sm:mb-10 max-sm:break-inside-avoid">
              <p className="mb-2 font-semibold text-sm text-wood-soft">{heading}</p>
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
