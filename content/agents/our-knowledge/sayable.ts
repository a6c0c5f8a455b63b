/** Abbreviations of the site and how they are spoken. */
const spoken: [written: RegExp, said: string][] = [
  [/\b10k\+/gi, 'more than 10 thousand'],
  [/\b(\d+)x-(\d+)x\b/gi, '$1 to $2 times'],
  [/\b(\d+)-(\d+)x\b/gi, '$1 to $2 times'],
  [/\b(\d+)-(\d+)%/g, '$1 to $2 percent'],
  [/(\d)%/g, '$1 percent'],
  [/\bDay (\d)-(\d)\b/g, 'Days $1 and $2'],
  [/\b(\d+) hrs\b/g, '$1 hours'],
  [/ & /g, ' and '],
  [/’/g, "'"],
];

/** A text of the site in its spoken form. */
export function sayable(text: string): string {
  return spoken.reduce((said, [written, instead]) => said.replace(written, instead), text);
}

/** The spoken form of a text as a sentence, with a full stop. */
export function sentence(text: string): string {
  const said = sayable(text);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
