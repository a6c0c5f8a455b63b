/** The languages that staff set their browser to, first the one they like best; some browsers list what is no language. */
const languages = globalThis.navigator.languages.filter(isLanguage);

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** In the time zone of the browser, unless `options` name another. */
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
