import type { StartOptions, Target, VoiceListener } from '../../client/voice-client.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';

/** Events that the official SDK and our client share. */
export type SharedEvent =
  | 'call-start'
  | 'call-end'
  | 'speech-start'
  | 'speech-end'
  | 'volume-level'
  | 'local-volume-level'
  | 'message'
  | 'error'
  | 'camera-error'
  | 'network-quality-change'
  | 'network-connection'
  | 'call-start-progress'
  | 'call-start-success'
  | 'call-start-failed';

/** Methods that the official class and our client share. */
export interface ContractClient {
  start(
    assistant?: Target,
    overrides?: undefined,
    squad?: Target,
    workflow?: Target,
    workflowOverrides?: undefined,
    options?: StartOptions,
  ): Promise<unknown>;
  stop(): Promise<void>;
  send(message: { type: 'say'; message: string } | { type: 'end-call' }): void;
  say(message: string, endCallAfterSpoken?: boolean): void;
  setMuted(muted: boolean): void;
  isMuted(): boolean;
  increaseMicLevel(gain: number): Promise<void>;
  setVolume(volume: number): void;
  on<Name extends SharedEvent>(event: Name, listener: VoiceListener<Name>): void;
}

/** Deviations of the official class that ours avoids on purpose (voice.md 4.3). */
export type Departure =
  | 'an error nobody listens to leaves the client unusable'
  | 'stop does not win over a start in flight'
  | 'speech-end arrives after the call'
  | 'a listener that throws breaks the start'
  | 'a stage that is done is not always reported'
  | 'the failed stage is told as unknown';

/** One implementation, with control over the other side of its calls. */
export interface ContractSubject {
  client: ContractClient;
  departures: readonly Departure[];
  /** The stages of a start, in this implementation's order. */
  stages: readonly string[];
  advance(ms: number): Promise<void>;
  /** Holds a start at the web call or the join, until `release`. */
  hold(): void;
  release(): void;
  /** The server refuses the next start with this answer. */
  refuse(status: number, body: unknown): void;
  /** Messages from the other side. */
  listening(): void;
  deliver(message: ServerMessage): void;
  deliverText(frame: string): void;
  /** Starts or stops the assistant's speech. */
  speak(heard: boolean): void;
  /** Messages that reached the other side. */
  sent(): unknown[];
  /** Playback volume of the assistant. */
  volume(): number;
  /** Number of open resources: connections, microphones, timers. */
  held(): number;
  asked(): unknown[];
}
