/** A waiting time in words: in seconds up to 90, then in whole minutes. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return 'a few minutes';
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
