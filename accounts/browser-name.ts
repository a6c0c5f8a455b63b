/** From the most particular: most browsers also name the ones that they descend from. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [pattern: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser in words such as `Firefox on Windows`, from its User-Agent; of an unknown one nothing is repeated. */
export function browserName(userAgent: string | null | undefined): string {
  const [browser, system] = [browsers, systems].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return [browser ?? 'Another program', system].filter(Boolean).join(' on ');
}
