/** The fields of a template for replies, written in braces: `{firstName}`. */
export const replyFields = ['firstName', 'fullName', 'company', 'staffName', 'businessName'] as const;
export type ReplyField = (typeof replyFields)[number];
export type ReplyFieldValues = Record<ReplyField, string>;

const inBraces = /\{([^{}\n]*)\}/g;

/** What is wrong with the fields of a template's text; null when nothing is. */
export function fieldMistake(text: string): string | null {
  for (const [index, line] of text.split('\n').entries()) {
    for (const [field, name = ''] of line.matchAll(inBraces)) {
      if (isField(name)) continue;
      const known = replyFields.map((each) => `{${each}}`).join(', ');
      return `line ${index + 1}: ${field} is not a field; there are ${known}`;
    }
  }
  return null;
}

/** What a person typed is put in as it stands: braces in it are no fields. */
export function fillIn(text: string, values: ReplyFieldValues): string {
  return text.replace(inBraces, (field, name: string) => (isField(name) ? values[name] : field));
}

function isField(name: string): name is ReplyField {
  return (replyFields as readonly string[]).includes(name);
}
