/** 'Mara, Jonas or Priya' */
export function listed(names: readonly string[], joint = 'or'): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}` : names.join('');
}

/** With a capital letter at the beginning. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
