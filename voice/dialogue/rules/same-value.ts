/** The same address or number, however it is written. */
export function isSame(one: string, other: string): boolean {
  const [plain, said] = [one, other].map((value) => value.toLowerCase().replace(/[\s().-]/g, ''));
  return plain === said;
}
