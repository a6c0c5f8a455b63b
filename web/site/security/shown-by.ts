/** Whether a fact is shown by a test, not decided by a setting. */
export function isTest(shownBy: string): boolean {
  return shownBy.endsWith('.ts');
}
