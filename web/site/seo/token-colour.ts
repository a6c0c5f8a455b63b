import tokens from '#/web/site/styles/tokens.css?raw';

const [byDay = '', byNight = ''] = tokens.split('(prefers-color-scheme: dark)', 2);

/** A colour of `tokens.css`. A colour without a dark variant is the same in both schemes. */
export function tokenColour(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const find = (text: string) => /^\s*(#[0-9a-f]{6})/.exec(text.split(`--color-${name}:`, 2)[1] ?? '')?.[1];
  const colour = (scheme === 'dark' ? find(byNight) : undefined) ?? find(byDay);
  if (!colour) throw new Error(`tokens.css has no colour ${name}`);
  return colour;
}
