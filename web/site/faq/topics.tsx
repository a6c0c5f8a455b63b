import type { Faq } from '#/content/faq.ts';

/** Chips that leave the questions of one category: by CSS, so that they work without JavaScript. */
export function Topics({ legend, all, shown, categories }: Faq['filter']) {
  return (
    <div id="topics" className="page-width min-w-0 pt-6 lg:pt-10 print:hidden">
      <style>{filterRules(categories)}</style>
      {/* On a narrow page one row from edge to edge, which scrolls. */}
      <fieldset className="min-w-0 max-lg:-mx-[clamp(1.125rem,4vw,3.5rem)]">
        <legend className="sr-only">{legend}</legend>
        <div className="flex gap-1 max-lg:overflow-x-auto max-lg:px-[clamp(1.125rem,4vw,3.5rem)] [scrollbar-width:none] lg:flex-wrap max-lg:fade-end">
          <Chip id="about-all" value="" label={all} checked />
          {categories.map((category) => (
            <Chip key={category} id={`about-${category}`} value={category} label={category} />
          ))}
        </div>
      </fieldset>
      <p role="status" data-all={shown.all} data-one={shown.one} data-several={shown.several} className="sr-only" />
    </div>
  );
}

function filterRules(categories: string[]): string {
  return categories
    .map((category) => `body:has(#about-${category}:checked) [data-category]:not([data-category=${category}])`)
    .join(',')
    .concat('{display:none}');
}

function Chip({ id, value, label, checked }: { id: string; value: string; label: string; checked?: boolean }) {
  return (
    <label
      htmlFor={id}
      className="relative inline-flex min-h-10 shrink-0 cursor-pointer items-center rounded-full px-4 text-ink-soft text-sm settle hover:text-brass-ink has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3"
    >
      <input
        type="radio"
        id={id}
        name="about"
        value={value}
        defaultChecked={checked}
        autoComplete="off"
        className="absolute inset-0 cursor-pointer appearance-none outline-none forced-colors:static forced-colors:mr-2 forced-colors:appearance-auto"
      />
      {label}
    </label>
  );
}
