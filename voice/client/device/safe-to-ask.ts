/** What of a navigator tells the browser. */
export interface NavigatorLike {
  userAgent: string;
  /** Browsers made of Chromium have it, on secure pages. */
  userAgentData?: { mobile: boolean; brands: readonly { brand: string }[] };
}

/** Browsers made of Chromium that are known to answer. */
const answering: readonly string[] = ['Google Chrome', 'Microsoft Edge'];

/**
 * Whether a page may ask what the device can do. Programs that show pages by Chromium's code without being a browser
 * (WebViews of phones, Electron, the headless shell) have the interfaces but nobody behind them, and a page that asks is
 * killed: https://github.com/electron/electron/pull/52955
 */
export function isSafeToAsk({ userAgent, userAgentData }: NavigatorLike): boolean {
  if (!userAgentData) return !/\bChrome\//.test(userAgent);
  return !userAgentData.mobile && userAgentData.brands.some(({ brand }) => answering.includes(brand));
}
