import type { Voice, VoiceEventName, VoiceEvents } from '../../client/voice.ts';

export interface RecordedEvent<Name extends VoiceEventName = VoiceEventName> {
  name: Name;
  payload: VoiceEvents[Name][0];
}

const names: Record<VoiceEventName, true> = {
  'call-start': true,
  'call-end': true,
  'speech-start': true,
  'speech-end': true,
  'volume-level': true,
  'local-volume-level': true,
  message: true,
  error: true,
  'camera-error': true,
  'network-quality-change': true,
  'network-connection': true,
  'call-start-progress': true,
  'call-start-success': true,
  'call-start-failed': true,
  'microphone-change': true,
  'hearing-change': true,
  'microphones-change': true,
  'audio-blocked': true,
};

/** All events of a client, in order. */
export interface Recording {
  readonly events: readonly RecordedEvent[];
  /** Names in order, without volume levels. */
  names(): VoiceEventName[];
  of<Name extends VoiceEventName>(name: Name): VoiceEvents[Name][0][];
  clear(): void;
}

export function record(client: Pick<Voice, 'on'>): Recording {
  let events: RecordedEvent[] = [];
  for (const name of Object.keys(names) as VoiceEventName[]) {
    client.on(name, (...[payload]) => void events.push({ name, payload }));
  }
  return {
    get events() {
      return events;
    },
    names: () => events.map(({ name }) => name).filter((name) => !name.endsWith('volume-level')),
    of: (name) => events.filter((event) => event.name === name).map(({ payload }) => payload) as never,
    clear() {
      events = [];
    },
  };
}
