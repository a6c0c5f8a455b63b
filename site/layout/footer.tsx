import { brand, footerLinks, navigation } from '#/content/brand.ts';
import { Logo } from './logo.tsx';

export function Footer({ current }: { current: string }) {
  return (
    <footer className="mt-20 border-line border-t bg-paper print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10">
        <div className="flex max-w-md items-center gap-4">
          <Logo className="size-11 shrink-0" />
          <p className="text-ink-soft text-sm">
            <strong className="block font-display text-base text-ink">{brand.name}</strong>
            {brand.tagline}
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {[...navigation, ...footerLinks].map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="inline-block py-1.5 underline-offset-4 hover:underline aria-[current]:font-bold"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
