import type { ClientMessageInput } from '../protocol/client-messages.ts';

/**
 * What can be done within a call. The page's store, the client, the call and the backend all have these by this one
 * table: a new control is declared here, done by the backends that can, and offered by the page.
 */
export interface CallControls {
  send(message: ClientMessageInput): void;
  /** Stops the assistant's speech at once. */
  interrupt(): void;
  setMuted(muted: boolean): void;
  /** 0 to 1, remembered from call to call. */
  setVolume(volume: number): void;
  /** Speech interrupts the assistant. For headphones: without them it hears itself. Off by default. */
  setVoiceInterruption(on: boolean): void;
  /** Does nothing where the browser itself listens. */
  increaseMicLevel(gain: number): Promise<void>;
  /** Asks for the microphone again; belongs in a tap. */
  retryMicrophone(): Promise<void>;
  /** Stops waiting for an answer to the microphone prompt: the call goes on by typing. */
  skipMicrophone(): void;
  /** Takes another microphone, one of `microphones-change`, and remembers it for the tab. */
  selectMicrophone(id: string): Promise<void>;
  /** Lets the sound start; belongs in a tap. */
  resumeAudio(): void;
}

/** What each control does where there is no call, or no use for it. */
export const noControls: CallControls = {
  send() {},
  interrupt() {},
  setMuted() {},
  setVolume() {},
  setVoiceInterruption() {},
  async increaseMicLevel() {},
  async retryMicrophone() {},
  skipMicrophone() {},
  async selectMicrophone() {},
  resumeAudio() {},
};

/** Every control, passed on to whoever has them when it is used; to nobody when that is null. */
export function passControls(target: () => CallControls | null): CallControls {
  const names = Object.keys(noControls) as (keyof CallControls)[];
  const passed = names.map((name) => [
    name,
    (...values: unknown[]) => ((target() ?? noControls)[name] as (...values: unknown[]) => unknown)(...values),
  ]);
  return Object.fromEntries(passed) as CallControls;
}
