/** A text may be so much dearer than a harmless one of its length; those that were mended were more than 60 times as dear. */
export const mostTimes = 10;
const rounds = 5;

/** The least processor time of several rounds, in microseconds: what else the process did in one of them does not count. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const used: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    used.push(user + system);
  }
  return Math.min(...used);
}
