/** Draws that are the same each time for the same seed. */
export interface Random {
  between(least: number, most: number): number;
  oneOf<T>(all: readonly T[]): T;
  /** Leaves out each item with this probability; returns all of them if none would stay. */
  some<T>(all: readonly T[], leftOut: number): T[];
  shuffled<T>(all: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  let state = seed;
  /** From 0 to 1 (Lehmer's generator; Park and Miller, 1988). */
  function next(): number {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  }
  return {
    between: (least, most) => least + next() * (most - least),
    oneOf: (all) => all[Math.floor(next() * all.length)] as (typeof all)[number],
    some(all, leftOut) {
      const left = all.filter(() => next() >= leftOut);
      return left.length > 0 ? left : [...all];
    },
    shuffled(all) {
      const order = [...all];
      for (let at = order.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [order[at], order[other]] = [order[other] as (typeof order)[number], order[at] as (typeof order)[number]];
      }
      return order;
    },
  };
}
