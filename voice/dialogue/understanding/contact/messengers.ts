const messengers: readonly [said: RegExp, name: string][] = [
  [/\bwh?ats ?app\b/i, 'WhatsApp'],
  [/\btelegram\b/i, 'Telegram'],
  [/\bviber\b/i, 'Viber'],
  [/\bsignal\b/i, 'Signal'],
  [/\bwe ?chat\b/i, 'WeChat'],
  [/\bi ?message\b/i, 'iMessage'],
  [/\bmessenger\b/i, 'Messenger'],
];
const declines =
  /\b(?:not|no|don't|dont|never|without|rather than|instead of)(?: (?:by|on|via|over|use|have|my|any|got|really))* $/i;

/** Whether a text names a way to write that is none of a form's choices. */
export function namesMessenger(text: string): boolean {
  return messengers.some(([said]) => said.test(text));
}

/** The messenger by which the caller wants to be written to: 'By WhatsApp'; no choice of a form tells of one. */
export function hearMessenger(text: string): string | null {
  for (const [said, name] of messengers) {
    const found = said.exec(text);
    if (found && !declines.test(text.slice(0, found.index))) return `By ${name}`;
  }
  return null;
}
