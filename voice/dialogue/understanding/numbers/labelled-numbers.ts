/** Numbers of a signature with what stands before them: `T: 028 9649 6014  M: 07700 900 331`. */
const labelled =
  /(?<![\p{L}\d])(?:(tel|telephone|ph|phone|office|direct|landline|[tpdo](?=\s?[:.]))|(mob|mobile|cell|handy|[mc](?=\s?[:.]))|(fax|f(?=\s?[:.])))\s?[:.]?\s?(?=\+?[\d(])/giu;
const wantsMobile =
  /\b(?:(?:on|to|use|try|ring|call|text|prefer|take|with|by|via) (?:my |the |our )?(?:mobile|cell ?phone|cell|handy)|(?:mobile|cell)(?: number| phone)? (?:please|only|is (?:best|better|easier)|not))\b/i;

/** A text without its fax numbers, and without its other numbers where the caller wants the mobile one used. */
export function withoutOtherNumbers(text: string): string {
  const labels = [...text.matchAll(labelled)];
  const hasMobile = labels.some(([, , mobile]) => mobile);
  const isLeftOut = ([, phone, , fax]: RegExpExecArray) => fax || (phone && hasMobile && wantsMobile.test(text));
  let kept = text;
  for (const label of labels.toReversed()) {
    if (!isLeftOut(label)) continue;
    const from = label.index + label[0].length;
    const number = /^[+\d][\d\s()./-]*/.exec(text.slice(from))?.[0] ?? text.slice(from, from + 1);
    kept = `${kept.slice(0, label.index)} ${kept.slice(from + number.length)}`;
  }
  return kept;
}
