/** The page's own icon, a drawing in a data URL. */
const link = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]');
const plain = link?.href ?? '';

/** Draws a number on the icon of the tab, and of an installed app; none for 0. */
export function drawUnread(count: number): void {
  if (link) link.href = count > 0 ? numbered(plain, count) : plain;
  // Refused where the app is not installed.
  navigator.setAppBadge?.(count).catch(() => {});
}

/**
 * The drawing with a number on its lower right corner, up to 9: a tab shows 16 px, where more digits are not read. The
 * edge of the disc parts it from the bell; its cream stands out in light and dark tabs.
 */
function numbered(dataUrl: string, count: number): string {
  const text = count > 9 ? '9+' : String(count);
  const width = count > 9 ? 30 : 20;
  const disc = `<rect x='${32 - width}' y='12' width='${width}' height='20' rx='10' fill='#fffaf0' stroke='#15402f' stroke-width='3' paint-order='stroke'/>`;
  const digits = `<text x='${32 - width / 2}' y='28.2' font-family='Arial,Helvetica,sans-serif' font-weight='700' font-size='18' text-anchor='middle' fill='#15402f'>${text}</text>`;
  const drawing = decodeURIComponent(dataUrl).replace(/<\/svg>$/, `${disc}${digits}</svg>`);
  return drawing.replace(/[%#<>{}"]/g, encodeURIComponent);
}
