import { brand } from '#/content/brand.ts';
import { footer } from '#/content/footer.ts';
import { operator, senderOf } from '#/content/operator.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Logo } from '#/web/ui/logo.tsx';

const sender = senderOf(operator);

/** The footer of every page. */
export function Footer({ current }: { current: string }) {
  return (
    <footer className="border-brass border-t-6 bg-wood text-desk-ink print:hidden">
      <div className="page-width grid gap-x-gutter gap-y-7 pt-9 pb-5 text-sm lg:grid-cols-4">
        <div className={sender.length > 0 ? undefined : 'max-sm:hidden'}>
          <p className="flex items-center gap-3 font-display font-semibold text-xl tracking-tight">
            <Logo className="size-8 text-brass-bright" />
            {brand.name}
          </p>
          <p className="mt-3 max-w-[34rem] text-wood-soft max-lg:hidden">{brand.tagline}</p>
          {sender.length > 0 && (
            <address className="mt-4 text-wood-soft not-italic">
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
        <nav aria-label="Footer" className="grid grid-cols-2 gap-4 lg:gap-x-gutter lg:col-span-3 lg:grid-cols-3">
          {footer.lists.map(({ heading, links }) => (
            <div key={heading} className="last:col-span-2 lg:last:col-span-1">
              <p className="mb-2 text-wood-soft">{heading}</p>
              <ul className="font-semibold [:last-child>&]:columns-[8.5rem]">
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterLink {...link} current={current} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page-width pb-4 text-sm text-wood-soft">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 border-brass border-t pt-4">
          <li className="mr-auto py-1">{footer.owner}</li>
          {footer.last.map((link) => (
            <li key={link.href}>
              <FooterLink {...link} current={current} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function FooterLink({ label, href, current }: { label: string; href: string; current: string }) {
  return (
    <a
      href={href}
      aria-current={href === current ? 'page' : undefined}
      className={classNames('inline-block py-1 hover:text-brass-bright', href === current && 'text-link')}
    >
      {label}
    </a>
  );
}
