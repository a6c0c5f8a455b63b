import type { SpeechToTextOptions } from '../../stt/speech-to-text.ts';

/** The command for each utterance of one call. */
export interface CommandCall {
  /** The command reads a file, `{in}`, not its input. */
  readonly takesFile: boolean;
  /** False while the next utterance is to be measured before it is recognised. */
  readonly isMeasured: boolean;
  /** Runs a command on what was said so far to learn how the caller sounds. Never rejects. */
  measure(run: (line: [string, ...string[]]) => Promise<unknown>): Promise<void>;
  next(): {
    line: [string, ...string[]];
    ended(): void;
    /** The transcript, where the program prints more than that. */
    read?: (output: string) => Promise<string>;
  };
}

/** The signal aborts when the call is over. */
export type OpenCommandCall = (options: SpeechToTextOptions, signal: AbortSignal) => CommandCall;

/** Runs the same command each time. */
export function openUntuned(line: [string, ...string[]]): OpenCommandCall {
  const takesFile = line.some((word) => word.includes('{in}'));
  return () => ({
    takesFile,
    isMeasured: true,
    measure: async () => {},
    next: () => ({ line, ended() {} }),
  });
}
