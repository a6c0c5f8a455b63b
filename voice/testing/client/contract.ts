import { createVoice, type VoiceOptions } from '../../client/create-voice.ts';
import { createVoiceClient } from '../../client/create-voice-client.ts';
import type { StartOptions, StartRequest, Target, VoiceListener } from '../../client/voice.ts';
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

/** Our two ways to start a call: by the official class's words, and by our own. */
export const contractClients = {
  'start(assistant)': createVoiceClient,
  'start({ agent })': inTheClassesWords,
} as const satisfies Record<string, (options: VoiceOptions) => ContractClient>;
export type CreateContractClient = (options: VoiceOptions) => ContractClient;

/** A `Voice` that the suite can start: what its start resolves to, or throws, is the voice's own. */
function inTheClassesWords(options: VoiceOptions): ContractClient {
  const voice = createVoice(options);
  return {
    ...voice,
    start(assistant, _overrides, squad, workflow, _workflowOverrides, startOptions) {
      const target = { ...(assistant && { agent: assistant }), ...(squad && { squad }), ...(workflow && { workflow }) };
      const started = voice.start({ ...target, ...startOptions } as StartRequest);
      started.catch(() => {}); // a test looks at it later
      return started;
    },
  };
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
  /** A start that makes no call throws a CallFailedError; else it resolves to null. */
  throws: boolean;
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
