import { typingReportMs } from '../protocol/limits.ts';
import type { Capabilities } from './backends/backend.ts';
import { type CallControls, passControls } from './call-controls.ts';
import { failureOf } from './call-errors.ts';
import { type CallFailure, callFailure, failureOfEnd } from './call-failures.ts';
import {
  type CallState,
  endOf,
  type InCall,
  idle,
  newCall,
  readMessage,
  type Unsent,
  withHearing,
  withNotice,
  withoutNotice,
} from './call-state.ts';
import { systemClock } from './clock.ts';
import { createObservable } from './observable.ts';
import type { TabStorage } from './tab-storage.ts';
import { readUnsent, writeUnsent } from './unsent.ts';
import type { MicrophonePermission, StartOptions, Target, Voice } from './voice.ts';

/** All a card shows: the call, and the microphone, which is a machine of its own. */
export interface VoiceSnapshot {
  call: CallState;
  microphone: MicrophonePermission;
  /** Of the way calls are held; null until its code has come. */
  capabilities: Capabilities | null;
}

/** The controls do nothing without a call. */
export interface CallStore extends CallControls {
  /** The same object until something changes. */
  getState(): VoiceSnapshot;
  subscribe(listener: () => void): () => void;
  /** Fetches the client ahead of the tap, so that the tap asks for the microphone at once. */
  preload(): void;
  /** In a tap. Never rejects: what goes wrong is in the state. Does nothing while a call is on. */
  start(options?: StartOptions & { agent?: Target }): Promise<void>;
  /** Takes up the call this tab was in before the page changed. In a tap. */
  resume(options?: StartOptions): Promise<void>;
  stop(): Promise<void>;
  /** The visitor stays on the line, after a warning that the call ends. */
  stay(): void;
  /** What is written and not sent: it keeps the call from ending in silence, and outlasts it and its page. Null: nothing. */
  compose(text: string | null): void;
  /** The same in a field of the form. */
  composeField(field: string, text: string | null): void;
  /** What a tap says, besides what is being written. A second tap at once is nothing: it would answer the next question. */
  say(content: string): void;
  /** Says something by typing; empty text is nothing. */
  type(text: string): void;
  editField(field: string, value: string): void;
  decideForm(decision: 'send' | 'discard'): void;
  dismiss(notice: CallFailure): void;
}

export interface CallStoreOptions {
  /** Called at the first start; called again after it failed. */
  loadClient(): Promise<Voice>;
  /** Whom to call, unless a start says otherwise. */
  target: Target;
  /** Keeps what is written and not sent for the next page of the tab. */
  storage?: TabStorage | null;
  /** As `Clock.now`. */
  now?(): number;
}

/** The state of the demo, with no framework in it; nothing is fetched, asked or begun before `start` or `preload`. */
export function createCallStore(options: CallStoreOptions): CallStore {
  const { loadClient, target, storage = null, now = systemClock.now } = options;
  const { getState, set, subscribe } = createObservable<VoiceSnapshot>({
    call: idle,
    microphone: 'unknown',
    capabilities: null,
  });
  // The call as it will be shown once it is on: what is learnt while it connects belongs to it already.
  let call: InCall = newCall(readUnsent(storage));
  let failure: CallFailure | null = null;
  let endedReason = 'customer-ended-call';
  let client: Voice | null = null;
  let loading: Promise<Voice> | null = null;
  let attempt = 0;
  let typingToldAt = Number.NEGATIVE_INFINITY;

  function show(next: InCall): void {
    if (next === call) return;
    if (next.unsent !== call.unsent) writeUnsent(storage, next.unsent);
    call = next;
    const shown = getState().call;
    if (shown.status === 'in-call') set({ call });
    else if (shown.status === 'connecting' && shown.notices !== call.notices)
      set({ call: { ...shown, notices: call.notices } });
  }

  function load(): Promise<Voice> {
    loading ??= loadClient().then((loaded) => {
      client = loaded;
      follow(loaded);
      set({ capabilities: loaded.capabilities });
      return loaded;
    });
    loading.catch(() => {
      loading = null; // the next start fetches it again
    });
    return loading;
  }

  function follow(voice: Voice): void {
    voice.on('call-start-progress', ({ stage, status }) => {
      const shown = getState().call;
      if (shown.status === 'connecting' && status === 'started' && stage !== 'validation')
        set({ call: { ...shown, stage } });
    });
    voice.on('call-start', () => {
      if (getState().call.status !== 'connecting') return;
      call = { ...call, startedAt: now(), muted: voice.isMuted() };
      set({ call });
    });
    voice.on('call-start-success', ({ callId }) => show({ ...call, callId }));
    voice.on('call-start-failed', ({ context }) => {
      failure = context.failure;
    });
    voice.on('call-end', () => {
      const { status } = getState().call;
      if (status === 'idle') return;
      const code = failureOfEnd(endedReason);
      const callToken = voice.lastCall()?.transport.resumeToken ?? '';
      const lastEnd = status === 'in-call' ? endOf(call, callToken, endedReason, now()) : null;
      set({ call: { status: 'idle', lastEnd, failure: failure ?? (code && callFailure(code)) } });
    });
    voice.on('message', (message) => {
      if (message.type === 'status-update' && message.status === 'ended') noteEnd(message.endedReason);
      else show(readMessage(call, message, now()));
    });
    voice.on('speech-start', () => show({ ...call, speaking: true }));
    voice.on('speech-end', () => show({ ...call, speaking: false }));
    voice.on('volume-level', (level) => show(level === call.level ? call : { ...call, level }));
    voice.on('local-volume-level', (localLevel) =>
      show(localLevel === call.localLevel ? call : { ...call, localLevel }),
    );
    voice.on('network-connection', ({ event }) =>
      show({ ...call, resuming: event === 'interrupted', sending: call.sending && event === 'interrupted' }),
    );
    voice.on('hearing-change', (hearing) => show(withHearing(call, hearing)));
    voice.on('microphones-change', (microphones) => show({ ...call, microphones }));
    voice.on('audio-blocked', (blocked) =>
      show((blocked ? withNotice : withoutNotice)(call, callFailure('autoplay-blocked'))),
    );
    voice.on('error', (error) => {
      if (error.type !== 'call-error' || !error.failure) return;
      if (error.fatal) failure = error.failure;
      else show(withNotice({ ...call, sending: false }, error.failure));
    });
    voice.on('microphone-change', (microphone) => set({ microphone }));
  }

  /** The reason comes before `call-end` when the other side hung up, after it when we did. */
  function noteEnd(reason = 'customer-ended-call'): void {
    endedReason = reason;
    const shown = getState().call;
    if (shown.status !== 'idle' || !shown.lastEnd) return;
    const code = failureOfEnd(reason);
    set({
      call: { ...shown, lastEnd: { ...shown.lastEnd, reason }, failure: shown.failure ?? (code && callFailure(code)) },
    });
  }

  function fail(failure: CallFailure | null): void {
    if (getState().call.status === 'connecting') set({ call: { status: 'idle', lastEnd: null, failure } });
  }

  function compose(text: string | null): void {
    const { message: _, ...others } = call.unsent;
    show({ ...call, unsent: text ? { ...others, message: text } : others });
    if (text !== null) tellTyping();
  }

  function composeField(field: string, text: string | null): void {
    const { [field]: _, ...others } = call.unsent.fields;
    const desk = call.desk && { desk: call.desk.id };
    show({ ...call, unsent: { ...call.unsent, ...desk, fields: text ? { ...others, [field]: text } : others } });
    if (text !== null) tellTyping();
  }

  function tellTyping(): void {
    if (now() - typingToldAt < typingReportMs) return;
    typingToldAt = now();
    client?.send({ type: 'typing' });
  }

  function tell(content: string): void {
    if (!client) return;
    show({ ...call, choices: [], sending: true });
    client.send({ type: 'add-message', message: { role: 'user', content } });
  }

  /** Fields that were not sent belong to the form of their desk; `agent` is null for the call that goes on. */
  function unsentFor(agent: Target | null): Unsent {
    const { desk, ...unsent } = call.unsent;
    return agent === null || agent === desk ? call.unsent : { ...unsent, fields: {} };
  }

  async function begin(agent: Target | null, connect: (voice: Voice) => Promise<unknown>): Promise<void> {
    if (getState().call.status !== 'idle') return;
    const mine = ++attempt;
    call = newCall(unsentFor(agent));
    writeUnsent(storage, call.unsent);
    failure = null;
    endedReason = 'customer-ended-call';
    set({ call: { status: 'connecting', stage: 'loading', resuming: agent === null, notices: [] } });
    const voice = client ?? (await load().catch(() => null));
    if (mine !== attempt) return;
    if (!voice) return fail(callFailure('network'));
    await connect(voice).catch((error: unknown) => {
      const why = failureOf(error);
      if (mine === attempt) fail(why.code === 'stopped' ? null : why);
    });
  }

  return {
    ...passControls(() => client),
    getState,
    subscribe,
    preload: () => void load().catch(() => {}), // the tap tries again and tells
    start: (options) => begin(options?.agent ?? target, (voice) => voice.start({ agent: target, ...options })),
    resume: (options) => begin(null, (voice) => voice.resume(options)),
    async stop() {
      attempt += 1;
      const stopped = client?.stop(); // tells of the end before it returns
      if (getState().call.status === 'connecting') set({ call: idle });
      await stopped;
    },
    stay: () => client?.send({ type: 'stay' }),
    compose,
    composeField,
    say(content) {
      if (!call.sending) tell(content);
    },
    type(text) {
      compose(null);
      const content = text.trim();
      if (content) tell(content);
    },
    setMuted(muted) {
      if (getState().call.status !== 'in-call') return;
      client?.setMuted(muted);
      show({ ...call, muted });
    },
    editField(field, value) {
      composeField(field, null);
      client?.send({ type: 'form-edit', field, value });
    },
    decideForm: (decision) => client?.send({ type: 'form-decision', decision }),
    dismiss: (notice) => show(withoutNotice(call, notice)),
  };
}
