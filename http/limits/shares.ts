import { networkOf } from './network.ts';

/** Divides a scarce resource, in units such as bytes or connections. */
export interface Shares {
  /**
   * Takes `units` for an address; null counts against the total only. Returns false and takes nothing when the address,
   * its network or the total would exceed its share.
   */
  take(address: string | null, units: number): boolean;
  giveBack(address: string | null, units: number): void;
  /** The units left in the shares of an address and its network, regardless of the total. */
  left(address: string | null): number;
}

/** One address gets at most a quarter and one network at most half, so that neither can use up the total. */
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
