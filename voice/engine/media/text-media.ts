import type { MediaOptions, MediaPort } from '../session/media-port.ts';
import { defaultBargeIn } from '../turn-taking/barge-in.ts';

/** Media of a chat: a sentence counts as read as soon as it is sent, and nothing is heard. */
export function openTextMedia({ events }: Pick<MediaOptions, 'events'>): MediaPort {
  return {
    bargeIn: defaultBargeIn,
    mayInterrupt: false,
    startLimitMs: 0,
    playedShare: () => 0,
    speak: ({ turn, sentence }) => events.playbackFinished(turn, sentence),
    complete() {},
    stop() {},
    finished() {},
    answered: events.latencyMeasured,
    mute: events.muted,
    stopListening() {},
    hear: () => false,
    receive: ({ type }) => type === 'interim' || type === 'playback-ack' || type === 'playback-position',
    attached() {},
    detached() {},
    close() {},
  };
}
