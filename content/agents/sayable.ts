/** What the site writes short, as it is said aloud. */
const spoken: [written: RegExp, said: string][] = [
  [/\b10k\+/gi, 'more than 10 thousand'],
  [/\b(\d+)x-(\d+)x\b/gi, '$1 to $2 times'],
  [/\b(\d+)-(\d+)x\b/gi, '$1 to $2 times'],
  [/\b(\d+)-(\d+)%/g, '$1 to $2 percent'],
  [/(\d)%/g, '$1 percent'],
  [/\bDay (\d)-(\d)\b/g, 'Days $1 and $2'],
  [/\b24 hrs\b/g, '24 hours'],
  [/ & /g, ' and '],
  [/’/g, "'"],
];

/** A text of the site as it can be said. */
export function sayable(text: string): string {
  return spoken.reduce((said, [written, instead]) => said.replace(written, instead), text);
}

/** The same as a whole sentence. */
export function sentence(text: string): string {
  const said = sayable(text);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
