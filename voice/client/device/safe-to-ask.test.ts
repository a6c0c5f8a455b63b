import { expect, it } from 'vitest';
import { isSafeToAsk } from './safe-to-ask.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const brands = (...names: string[]) => names.map((brand) => ({ brand }));

it.each([
  ['Chrome', { userAgent: chrome, userAgentData: { mobile: false, brands: brands('Chromium', 'Google Chrome') } }],
  ['Edge', { userAgent: chrome, userAgentData: { mobile: false, brands: brands('Microsoft Edge', 'Chromium') } }],
  ['Firefox', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:160.0) Gecko/20100101 Firefox/160.0' }],
])('asks %s', (_, navigator) => {
  expect(isSafeToAsk(navigator)).toBe(true);
});

it.each([
  ['the headless shell', { userAgent: chrome, userAgentData: { mobile: false, brands: brands('HeadlessChrome') } }],
  ['Electron', { userAgent: chrome, userAgentData: { mobile: false, brands: brands('Chromium') } }],
  ['a WebView', { userAgent: chrome, userAgentData: { mobile: true, brands: brands('Android WebView', 'Chromium') } }],
  ['Chrome on a phone', { userAgent: chrome, userAgentData: { mobile: true, brands: brands('Google Chrome') } }],
  ['an old WebView, or a page that is not secure', { userAgent: chrome }],
])('does not ask %s, which may kill the page', (_, navigator) => {
  expect(isSafeToAsk(navigator)).toBe(false);
});
