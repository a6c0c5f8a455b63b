/**
 * Splits a command line into a program and its arguments without a shell. Blanks separate words, quotes and backslashes
 * work as in `sh`, and no other character is special. Pipes and variables need an explicit shell: `sh -c 'one | two'`.
 * @returns null when it has no program or a quote is not closed.
 */
export function splitCommandLine(line: string): [program: string, ...args: string[]] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] as string;
    if (quote) {
      if (sign === quote) quote = null;
      else if (sign === '\\' && quote === '"' && /["\\]/.test(line[at + 1] ?? '')) word += line[++at] as string;
      else word += sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (sign === '\\' && at + 1 < line.length) {
      word = (word ?? '') + line[++at];
    } else if (/\s/.test(sign)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? '') + sign;
    }
  }
  if (quote) return null;
  if (word !== null) words.push(word);
  const [program, ...args] = words;
  return program ? [program, ...args] : null;
}

/** Replaces each `{name}` by its value; a value never splits an argument. */
export function fillIn<T extends string[]>(command: T, values: Record<string, string>): T {
  return command.map((word) => word.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)) as T;
}
