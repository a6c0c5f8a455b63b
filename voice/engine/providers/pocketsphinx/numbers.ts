const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The words of a number in digits; null for another text, and for numbers that callers say digit by digit. */
export function readNumber(text: string): string[] | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  if (value < 20) return [small[value] as string];
  if (value < 100) return [tens[Math.floor(value / 10)] as string, ...unless0(value % 10)];
  if (value < 1_000) return [small[Math.floor(value / 100)] as string, 'hundred', ...unless0(value % 100)];
  return [small[Math.floor(value / 1_000)] as string, 'thousand', ...unless0(value % 1_000)];
}

function unless0(rest: number): string[] {
  return rest === 0 ? [] : (readNumber(String(rest)) ?? []);
}
