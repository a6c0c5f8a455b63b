import { networkOf } from './network.ts';

/** Deals out something scarce, in units such as bytes or connections. */
export interface Shares {
  /**
   * Takes so many units for an address, or for nobody in particular when it is null. False, and nothing is taken, when
   * the address, its network, or all together would have more than their share.
   */
  take(address: string | null, units: number): boolean;
  giveBack(address: string | null, units: number): void;
  /** What is left for an address of its own share and its network's, whatever all have taken together. */
  left(address: string | null): number;
}

/** One address gets a quarter at most and one network half, so that neither can use up what is there for all. */
export function createShares(total: number): Shares {
  const taken = new Map<string, number>();
  const ofAddress = Math.floor(total / 4);
  const ofNetwork = Math.floor(total / 2);
  let all = 0;

  function holders(address: string | null): { key: string; most: number }[] {
    if (address === null) return [];
    const network = networkOf(address);
    const own = { key: address, most: ofAddress };
    return network ? [own, { key: network.key, most: ofNetwork }] : [own];
  }

  return {
    take(address, units) {
      if (all + units > total) return false;
      const each = holders(address);
      if (each.some(({ key, most }) => (taken.get(key) ?? 0) + units > most)) return false;
      all += units;
      for (const { key } of each) taken.set(key, (taken.get(key) ?? 0) + units);
      return true;
    },
    left: (address) => Math.min(total, ...holders(address).map(({ key, most }) => most - (taken.get(key) ?? 0))),
    giveBack(address, units) {
      all -= units;
      for (const { key } of holders(address)) {
        const left = (taken.get(key) ?? 0) - units;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      }
    },
  };
}
