/** The browser's preferred languages, best first. Some browsers list invalid tags, which are left out. */
const languages = globalThis.navigator.languages.filter(isLanguage);

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A date format in the browser's time zone unless `options` name another. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages, options);
}

const whole = new Intl.NumberFormat(languages);
const percent = new Intl.NumberFormat(languages, { style: 'percent', maximumFractionDigits: 1 });

export function formatCount(count: number): string {
  return whole.format(count);
}

export function formatShare(share: number): string {
  return percent.format(share);
}
