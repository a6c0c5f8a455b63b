import { type ChildProcess, spawn } from 'node:child_process';
import { ProviderError, type ProviderFailureCode } from '../provider-failure.ts';

/** A child process for one utterance or one sentence. */
export interface Program {
  /** Writes to its standard input; discards data when the input is closed. */
  write(bytes: Uint8Array): void;
  /** Closes its input and resolves with its whole output. @throws {ProviderError} */
  finish(): Promise<Buffer>;
}

export interface ProgramOptions {
  /** Kills the program and its process group. */
  signal: AbortSignal;
  maxOutputBytes: number;
  /** The program has ended, or could not be started. */
  onEnd(): void;
}

/** Starts a program in its own process group. Its standard error is discarded, as it may quote what was said. */
export function startProgram([file, ...args]: [string, ...string[]], options: ProgramOptions): Program {
  const { signal, maxOutputBytes, onEnd } = options;
  const output: Buffer[] = [];
  let bytes = 0;
  const child = spawnGroup(file, args);
  if (!child) return failed(onEnd);
  // Undefined when the process has no file descriptors left.
  const { stdin, stdout } = child;
  /** Destroying `stdout` avoids waiting for a descendant that left the group and holds the output open. */
  const kill = () => {
    killGroup(child);
    stdout?.destroy();
  };

  const ended = new Promise<Buffer>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      onEnd();
      const code = error.code ?? 'unknown';
      const isFull = code === 'EAGAIN' || code === 'EMFILE' || code === 'ENFILE';
      reject(problem(isFull ? 'failed' : 'refused', isFull, `the program cannot be started (${code})`));
    });
    // Descendants that still run would hold the output open.
    child.once('exit', () => killGroup(child));
    child.once('close', (code, signalName) => {
      signal.removeEventListener('abort', kill);
      onEnd();
      if (code === 0) resolve(Buffer.concat(output));
      // A shell exits with 126 or 127 when it cannot run the command.
      else if (code === 126 || code === 127) {
        reject(problem('refused', false, `the program cannot be started (exit code ${code})`));
      } else reject(problem('failed', true, `the program ended with ${signalName ?? `exit code ${code}`}`));
    });
    stdout?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxOutputBytes) {
        output.push(chunk);
        return;
      }
      kill();
      reject(problem('malformed', false, `its output is longer than ${maxOutputBytes} bytes`));
    });
  });
  // It may reject before `finish` is called.
  ended.catch(() => {});
  stdin?.on('error', () => {}); // the program closed its input
  stdout?.on('error', () => {}); // 'close' follows and reports the outcome
  if (signal.aborted) kill();
  else signal.addEventListener('abort', kill, { once: true });

  return {
    write(input) {
      if (stdin?.writable) stdin.write(input);
    },
    finish() {
      stdin?.end();
      return ended;
    },
  };
}

/** Null when the system cannot create another process. */
function spawnGroup(file: string, args: string[]): ChildProcess | null {
  try {
    return spawn(file, args, { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

function failed(onEnd: () => void): Program {
  onEnd();
  return {
    write() {},
    finish: () => Promise.reject(problem('failed', true, 'the program cannot be started')),
  };
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

function problem(code: ProviderFailureCode, retryable: boolean, detail: string): ProviderError {
  return new ProviderError({ code, retryable, detail });
}
