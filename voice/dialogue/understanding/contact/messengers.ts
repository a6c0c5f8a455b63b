const messengers: readonly [said: RegExp, name: string][] = [
  [/\bwh?ats ?app\b/i, 'WhatsApp'],
  [/\btelegram\b/i, 'Telegram'],
  [/\bviber\b/i, 'Viber'],
  [/\bsignal\b/i, 'Signal'],
  [/\bwe ?chat\b/i, 'WeChat'],
  [/\bi ?message\b/i, 'iMessage'],
];
const declines =
  /\b(?:not|no|don't|dont|never|without|rather than|instead of)(?: (?:by|on|via|over|use|have|my|any|got|really))* $/i;

/** The messenger by which the caller wants to be written to: 'By WhatsApp'; no choice of a form tells of one. */
export function hearMessenger(text: string): string | null {
  for (const [said, name] of messengers) {
    const found = said.exec(text);
    if (found && !declines.test(text.slice(0, found.index))) return `By ${name}`;
  }
  return null;
}
