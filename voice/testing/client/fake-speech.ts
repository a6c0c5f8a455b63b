import type { RecognitionLike, SynthesisLike, UtteranceLike, VoiceLike } from '../../client/backends/native/browser.ts';

// Tests of a page run these two functions in the page, as text: they may use nothing else of this file.

/** Fires an event. By default that is done at once; browsers do it in a later task. */
type Fire = (event: () => void) => void;

/** A fake of the browser's speech recognition. */
export interface FakeRecognition {
  create(): RecognitionLike;
  /** All sessions, old ones included. */
  readonly sessions: FakeSession[];
  /** The running session; null when none is. */
  readonly current: FakeSession | null;
  /** Each session fails at once with this error, as in some browsers. */
  failsWith: string | null;
}

export interface FakeSession extends RecognitionLike {
  readonly state: 'new' | 'on' | 'aborted' | 'ended';
  /** Reports all results so far: finals, and a last one that may change. */
  hear(...texts: string[]): void;
  fail(error: string): void;
  end(): void;
}

export function createFakeRecognition(fire: Fire = (event) => event()): FakeRecognition {
  const sessions: FakeSession[] = [];

  function createSession(): FakeSession {
    let state: FakeSession['state'] = 'new';
    const session: FakeSession = {
      lang: '',
      continuous: false,
      interimResults: false,
      onresult: null,
      onerror: null,
      onend: null,
      get state() {
        return state;
      },
      start() {
        if (sessions.some((other) => other.state === 'on')) throw new Error('recognition has already started');
        state = 'on';
        const { failsWith } = fake;
        if (failsWith) fire(() => session.fail(failsWith));
      },
      abort() {
        fire(() => {
          if (state !== 'on') return;
          state = 'aborted';
          session.onerror?.({ error: 'aborted' });
          session.onend?.();
        });
      },
      hear(...texts) {
        const results = texts.map((transcript, index) =>
          Object.assign([{ transcript }], { isFinal: index < texts.length - 1 }),
        );
        session.onresult?.({ results });
      },
      fail(error) {
        session.onerror?.({ error });
        session.end();
      },
      end() {
        if (state !== 'on') return;
        state = 'ended';
        session.onend?.();
      },
    };
    return session;
  }

  const fake: FakeRecognition = {
    create() {
      const session = createSession();
      sessions.push(session);
      return session;
    },
    sessions,
    get current() {
      return sessions.find(({ state }) => state === 'on') ?? null;
    },
    failsWith: null,
  };
  return fake;
}

/** A fake of the browser's speech synthesis: an utterance lasts until `finish`. */
export interface FakeSynthesis extends SynthesisLike {
  createUtterance(text: string): UtteranceLike;
  /** All utterances, empty ones included. */
  readonly spoken: UtteranceLike[];
  readonly current: UtteranceLike | null;
  voices: VoiceLike[];
  /** `mute-events` speaks without firing events; `blocked` requires a tap first. */
  manner: 'normal' | 'mute-events' | 'blocked';
  finish(): void;
  voicesChanged(): void;
}

export function createFakeSynthesis(
  fire: Fire = (event) => event(),
  /** An utterance with words began to be heard. */
  onBegun: (utterance: UtteranceLike) => void = () => {},
): FakeSynthesis {
  let queue: UtteranceLike[] = [];
  let listeners: (() => void)[] = [];
  let begun: UtteranceLike | null = null;

  function begin(): void {
    const [first] = queue;
    // What is spoken in an `end` is next in the queue, and told to begin twice.
    if (!first || first === begun) return;
    begun = first;
    if (fake.manner === 'blocked' && first.text !== '') {
      queue = [];
      first.onerror?.({ error: 'not-allowed' });
      return;
    }
    if (fake.manner === 'normal') first.onstart?.();
    if (first.text === '') fake.finish();
    else onBegun(first);
  }

  const fake: FakeSynthesis = {
    spoken: [],
    voices: [{ lang: 'en-US', name: 'Local', default: true, localService: true }],
    manner: 'normal',
    get speaking() {
      return queue.length > 0;
    },
    get current() {
      return queue[0] ?? null;
    },
    createUtterance: (text) => ({
      text,
      lang: '',
      voice: null,
      rate: 1,
      volume: 1,
      onstart: null,
      onend: null,
      onerror: null,
    }),
    speak(utterance) {
      fake.spoken.push(utterance);
      queue.push(utterance);
      if (queue.length === 1) fire(() => queue[0] === utterance && begin());
    },
    cancel() {
      const cancelled = queue;
      queue = [];
      for (const utterance of cancelled) utterance.onerror?.({ error: 'canceled' });
    },
    finish() {
      const ended = queue.shift();
      if (fake.manner !== 'mute-events') ended?.onend?.();
      begin();
    },
    getVoices: () => fake.voices,
    addEventListener: (_type, listener) => void listeners.push(listener),
    removeEventListener(_type, listener) {
      listeners = listeners.filter((other) => other !== listener);
    },
    voicesChanged() {
      for (const listener of [...listeners]) listener();
    },
  };
  return fake;
}
