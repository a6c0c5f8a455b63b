import { downFrameSamples, parseDownFrame } from '../../../audio/frames.ts';
import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { downSampleRateHz, maxWaitingFrames, playbackReportMs } from '../../../protocol/limits.ts';
import type { PlayoutReport, PlayoutSound } from '../../audio/playout.ts';
import type { CallHost } from '../backend.ts';
import type { AudioOutput } from '../web-call/web-call.ts';
import { createSilentReader } from './silent-reader.ts';
import type { SoundDevice } from './sound-device.ts';

/** The assistant's sound on its way to the loudspeaker, and what is told of it. */
export interface EngineOutput extends AudioOutput {
  heard(report: PlayoutReport): void;
  /** The device can be heard from now on, or cannot. */
  audible(audible: boolean): void;
}

export interface EngineOutputOptions {
  device: SoundDevice;
  host: CallHost;
  /** The browser has sound to give; else nobody is asked to tap for it. */
  hasSound: boolean;
  /** Another page has held the call before. */
  isTakenUp: boolean;
  send(message: ClientMessageInput): void;
}

/** Sound that is gone for this long is made no longer: text need not wait for what nobody hears. */
const unheardLimitMs = 250;

export function createEngineOutput({ device, host, hasSound, isTakenUp, send }: EngineOutputOptions): EngineOutput {
  const { timers } = host;
  const reader = createSilentReader(timers, told);
  /** What was not played to its end yet: whoever takes over plays it. */
  let waiting: PlayoutSound[] = [];
  let latestTurn = -1;
  let stoppedTurn = -1;
  let position = { turn: -1, samples: -1 };
  let sent = { turn: -1, samples: -1 };
  let level = 0;
  let player: 'device' | 'reader' | null = null;
  let isBlocked = false;
  /** Whether the engine leaves the sound out; null when a page before this one may have had it so. */
  let isSilenced: boolean | null = isTakenUp ? null : false;
  let forgetSilencing: (() => void) | null = null;
  let forgetReporting: (() => void) | null = null;

  function play(sound: PlayoutSound): void {
    if (waiting.length >= maxWaitingFrames) return;
    waiting.push(sound);
    if (player === 'device') device.play(sound);
    else if (player === 'reader') reader.take(sound);
  }

  /** Has the engine show its sentences at once, and make no sound of them. */
  function silence(silenced: boolean): void {
    forgetSilencing?.();
    forgetSilencing = null;
    if (silenced === isSilenced) return;
    isSilenced = silenced;
    send({ type: 'control', control: silenced ? 'mute-assistant' : 'unmute-assistant' });
  }

  /** What cannot be heard for a moment counts as played at its own pace, so that the call goes on. */
  function choose(next: 'device' | 'reader'): void {
    if (next === player) return;
    if (player === 'device') device.play({ type: 'reset' });
    else reader.forget();
    if (next === 'device') silence(false);
    else if (player === null) silence(true);
    else forgetSilencing ??= timers.after(unheardLimitMs, () => silence(true));
    player = next;
    const rest = waiting;
    waiting = [];
    for (const sound of rest) play(sound);
    const blocked = next === 'reader' && hasSound;
    if (blocked === isBlocked) return;
    isBlocked = blocked;
    host.emit('audio-blocked', blocked);
  }

  function told(report: PlayoutReport): void {
    const { turn, samples, finished } = report;
    level = finished ? 0 : report.level;
    if (turn < position.turn || (turn === position.turn && samples < position.samples)) return;
    position = { turn, samples };
    waiting = waiting.filter((sound) => !isPlayed(sound, report));
    if (finished) finish();
    else forgetReporting ??= timers.every(playbackReportMs, tell);
  }

  /** The last sample is heard a little later than it is played. */
  function finish(): void {
    forgetReporting?.();
    forgetReporting = null;
    const { turn, samples } = position;
    timers.after(device.latencyMs(), () => tellOf(turn, samples));
  }

  function tell(): void {
    const late = (device.latencyMs() * downSampleRateHz) / 1_000;
    tellOf(position.turn, Math.max(0, Math.round(position.samples - late)));
  }

  function tellOf(turn: number, samples: number): void {
    if (turn < sent.turn || (turn === sent.turn && samples <= sent.samples)) return;
    sent = { turn, samples };
    send({ type: 'playback-position', turn, samples });
  }

  function clear(turn: number): void {
    if (turn <= stoppedTurn) return;
    stoppedTurn = turn;
    level = 0;
    waiting = waiting.filter((sound) => sound.turn > turn);
    device.play({ type: 'clear', turn });
    reader.take({ type: 'clear', turn });
  }

  return {
    unlock: device.unlock,
    async ready() {
      await device.ready();
      choose(device.audible ? 'device' : 'reader');
    },
    take(message) {
      if (message.type === 'clear') clear(message.turn);
      else if (message.type === 'duck') device.play({ type: 'duck', turn: message.turn, on: message.on });
      else if (message.type === 'audio-end') play({ type: 'end', turn: message.turn, samples: message.samples });
    },
    takeSound(bytes) {
      const frame = parseDownFrame(bytes);
      if (!frame || frame.turn <= stoppedTurn) return;
      latestTurn = Math.max(latestTurn, frame.turn);
      play({ type: 'frame', ...frame });
    },
    stop: () => clear(latestTurn),
    controls: { setVolume: device.setVolume, resumeAudio: device.unlock },
    level: () => level,
    heard: told,
    audible(audible) {
      if (player) choose(audible ? 'device' : 'reader');
    },
    close: device.close,
  };
}

function isPlayed(sound: PlayoutSound, { turn, samples, finished }: PlayoutReport): boolean {
  if (sound.turn !== turn) return sound.turn < turn;
  return finished || (sound.type === 'frame' && (sound.seq + 1) * downFrameSamples <= samples);
}
