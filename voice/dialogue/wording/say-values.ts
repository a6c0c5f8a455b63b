const symbols = new Map(
  Object.entries({ '.': 'dot', '-': 'dash', _: 'underscore', '+': 'plus', '/': 'slash', '&': 'and' }),
);

/** Spells an address for the read-back: the local part letter by letter, the domain in words. */
export function spellEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const letters = [...local].map((letter) => symbols.get(letter) ?? letter.toUpperCase());
  return `${letters.join(', ')}, at ${sayDomain(domain)}`;
}

/** Says `https://shop.example.com/` as `shop dot example dot com`; spells parts without a vowel. */
export function sayDomain(address: string): string {
  const plain = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return plain
    .split(/([./_-])/)
    .filter(Boolean)
    .map((part) => symbols.get(part) ?? sayPart(part))
    .join(' ');
}

function sayPart(part: string): string {
  const pronounceable = /[aeiouy]/i.test(part) || part.length === 1 || part === 'com';
  return pronounceable ? part : [...part.toUpperCase()].join(' ');
}

/** Says a telephone number digit by digit, with a comma between groups for a pause. */
export function sayPhone(phone: string): string {
  const groups = phone
    .replace('+', ' plus ')
    .split(/[^\d a-z]+|\s+/)
    .filter(Boolean);
  return groups
    .map((group) => (group === 'plus' ? group : group === 'ext' ? 'extension' : [...group].join(' ')))
    .join(', ')
    .replace('plus,', 'plus');
}
