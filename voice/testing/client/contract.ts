import type { StartOptions, Target, VoiceListener } from '../../client/voice-client.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';

/** The events that the official SDK and our client share. */
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

/** What the official class and our client have in common. */
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

/** Where the official class does otherwise, and ours does better on purpose (voice.md 4.3). */
export type Departure =
  | 'an error nobody listens to leaves the client unusable'
  | 'stop does not win over a start in flight'
  | 'speech-end arrives after the call'
  | 'a listener that throws breaks the start'
  | 'a stage that is done is not always reported'
  | 'the failed stage is told as unknown';

/** One implementation, and the other side of its calls in a test's hands. */
export interface ContractSubject {
  client: ContractClient;
  departures: readonly Departure[];
  /** The stages of a start, in this implementation's order. */
  stages: readonly string[];
  advance(ms: number): Promise<void>;
  /** Holds a start at the web call, the join; lets it go on. */
  hold(): void;
  release(): void;
  /** The next start is refused by the server with this answer. */
  refuse(status: number, body: unknown): void;
  /** The other side. */
  listening(): void;
  deliver(message: ServerMessage): void;
  deliverText(frame: string): void;
  /** The assistant is heard from now on, or is not. */
  speak(heard: boolean): void;
  /** Messages that reached the other side. */
  sent(): unknown[];
  /** The volume the assistant is heard with. */
  volume(): number;
  /** What is still held: connections, microphones, timers. */
  held(): number;
  asked(): unknown[];
}
