import {
  type AdmissionLimits,
  type AdmissionOptions,
  type AdmissionRefusal,
  type CallAdmission,
  type CallPlace,
  type OwnAdmission,
  refusalOf,
} from '#/voice/engine/call-admission.ts';
import type { Channel } from '#/voice/protocol/web-call.ts';
import { type LineUse, renewMs, type SharedLines } from './shared-lines.ts';

export interface SharedAdmissionOptions extends Pick<AdmissionOptions, 'clock' | 'networkOf'> {
  channel: Channel;
  limits: AdmissionLimits;
  /** The admission of this process, which goes on by itself while the database is away. */
  own: OwnAdmission;
  lines: SharedLines;
  onProblem(error: unknown): void;
}

/** Holds the limits of calls at once and of minutes over all servers. */
export function createSharedAdmission(options: SharedAdmissionOptions): CallAdmission & { close(): void } {
  const { clock, networkOf, channel, limits, own, lines, onProblem } = options;
  /** The calls of this process, with the last answer whether minutes are left for them. */
  const places = new Map<CallPlace, { network: string | null; hasMinutes: boolean }>();
  let cancel = clock.after(renewMs, renew);

  function renew(): void {
    cancel = clock.after(renewMs, renew);
    if (places.size > 0) Promise.all([lines.renew(), lookAtMinutes()]).catch(onProblem);
  }

  async function lookAtMinutes(): Promise<void> {
    for (const network of new Set([...places.values()].map((each) => each.network))) {
      const use = await lines.used(channel, network);
      for (const place of places.values()) {
        if (place.network === network) place.hasMinutes = minutesRefusal(use, network) === null;
      }
    }
  }

  function minutesRefusal({ usedMs, networkMs }: Pick<LineUse, 'usedMs' | 'networkMs'>, network: string | null) {
    if (usedMs >= limits.dailyMinutes * 60_000) return 'daily-limit';
    return network !== null && networkMs >= limits.dailyMinutesPerNetwork * 60_000 ? 'network-daily-limit' : null;
  }

  return {
    async admit(address, callId) {
      const here = own.admit(address);
      if (here.outcome !== 'admitted') return here;
      const network = address === null ? null : networkOf(address);
      const line = {
        callId,
        channel,
        address,
        network: network ?? (address === null ? null : { key: address, factor: 1 }),
      };
      const refusal = await lines
        .enter(line, (use): AdmissionRefusal | null => {
          if (use.calls >= limits.callsAtOnce) return 'busy';
          const most = Math.min(
            limits.callsAtOncePerAddress * (network?.factor ?? 1),
            Math.ceil(limits.callsAtOnce / 2),
          );
          if (use.ofAddress >= limits.callsAtOncePerAddress || (network && use.ofNetwork >= most))
            return 'address-busy';
          return minutesRefusal(use, line.network?.key ?? null);
        })
        .catch((error: unknown) => {
          onProblem(error);
          return null;
        });
      if (refusal) {
        here.place.leave();
        return refusalOf(refusal, clock.wallTime());
      }
      return { outcome: 'admitted', place: share(here.place, callId, line.network?.key ?? null) };
    },
    get calls() {
      return own.calls;
    },
    close: () => cancel(),
  };

  function share(place: CallPlace, callId: string, network: string | null): CallPlace {
    const state = { network, hasMinutes: true };
    /** One after the other, so that a call that ends at once is not entered again. */
    let told = Promise.resolve();
    const tell = (work: () => Promise<void>) => {
      told = told.then(work).catch(onProblem);
    };
    const shared: CallPlace = {
      start() {
        place.start();
        tell(() => lines.start(callId));
      },
      get startedAt() {
        return place.startedAt;
      },
      get hasMinutes() {
        return place.hasMinutes && state.hasMinutes;
      },
      leave(ms) {
        if (!places.delete(shared)) return;
        place.leave(ms);
        tell(() => lines.leave(callId, ms));
      },
    };
    places.set(shared, state);
    return shared;
  }
}
