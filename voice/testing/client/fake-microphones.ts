import type { DeviceLike, EngineBrowser, MicrophoneStream } from '../../client/backends/engine/browser.ts';

/** The microphones of a machine and the visitor's answer to the permission prompt. */
export interface FakeMicrophones extends Required<Pick<EngineBrowser, 'listMicrophones' | 'onDeviceChange'>> {
  openMicrophone: NonNullable<EngineBrowser['openMicrophone']>;
  /** Answer to the permission prompt: granted, an error by name, or `later`, at `allow`. */
  answer: 'granted' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError' | 'later';
  /** Ids of plugged-in microphones; the first is the system default. */
  plugged: string[];
  /** Requested device ids, in order. */
  readonly wishes: (string | null)[];
  /** Id of the open microphone. */
  readonly used: string | null;
  /** Number of live tracks. */
  readonly live: number;
  allow(): void;
  /** Unplugs a microphone, also while it is in use. */
  unplug(id: string): void;
}

interface FakeTrack {
  id: string;
  live: boolean;
  enabled: boolean;
  ended(): void;
}

export function createFakeMicrophones(): FakeMicrophones {
  const changes = new Set<() => void>();
  let tracks: FakeTrack[] = [];

  function open(id: string): MicrophoneStream {
    const listeners: (() => void)[] = [];
    const track: FakeTrack = {
      id,
      live: true,
      enabled: true,
      ended() {
        track.live = false;
        for (const listener of listeners) listener();
      },
    };
    tracks.push(track);
    return {
      getTracks: () => [
        {
          get enabled() {
            return track.enabled;
          },
          set enabled(enabled) {
            track.enabled = enabled;
          },
          stop() {
            track.live = false;
          },
          getSettings: () => ({ deviceId: id, groupId: `group of ${id}` }),
          addEventListener: (_, listener) => void listeners.push(listener),
        },
      ],
    };
  }

  const fake: FakeMicrophones = {
    answer: 'granted',
    plugged: ['built-in'],
    wishes: [],
    get used() {
      return tracks.findLast(({ live }) => live)?.id ?? null;
    },
    get live() {
      return tracks.filter(({ live }) => live).length;
    },
    allow: () => {},
    unplug(id) {
      fake.plugged = fake.plugged.filter((other) => other !== id);
      for (const track of tracks.filter((other) => other.live && other.id === id)) track.ended();
      tracks = tracks.filter(({ live }) => live);
      for (const listener of [...changes]) listener();
    },
    async openMicrophone(wish) {
      fake.wishes.push(wish.deviceId);
      if (fake.answer === 'later') {
        await new Promise<void>((resolve) => {
          fake.allow = resolve;
        });
      } else if (fake.answer !== 'granted') throw new DOMException('no microphone', fake.answer);
      const [first] = fake.plugged;
      if (first === undefined) throw new DOMException('no microphone', 'NotFoundError');
      if (wish.deviceId === null || fake.plugged.includes(wish.deviceId)) return open(wish.deviceId ?? first);
      if (wish.strict) throw new DOMException('not this one', 'OverconstrainedError');
      return open(first);
    },
    listMicrophones: async () => [
      device('default', fake.plugged[0] ?? ''),
      ...fake.plugged.map((id) => device(id, id)),
      { ...device('speakers', 'speakers'), kind: 'audiooutput' },
    ],
    onDeviceChange(callback) {
      changes.add(callback);
      return () => void changes.delete(callback);
    },
  };
  return fake;
}

function device(deviceId: string, id: string): DeviceLike {
  return { deviceId, groupId: `group of ${id}`, label: `The ${id} microphone`, kind: 'audioinput' };
}
