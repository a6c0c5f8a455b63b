import { type ChildProcess, spawn } from 'node:child_process';
import { ProviderError, type ProviderFailureCode } from '../provider-failure.ts';

/** A program that was started for one utterance or one sentence. */
export interface Program {
  /** Gives it more input; what it does not want is lost. */
  write(bytes: Uint8Array): void;
  /** Ends its input and resolves with its whole output. @throws {ProviderError} */
  finish(): Promise<Buffer>;
}

export interface ProgramOptions {
  /** Ends the program and all that it started. */
  signal: AbortSignal;
  maxOutputBytes: number;
  /** It has ended, or could not be started. */
  onEnd(): void;
}

/** Starts a program in a process group of its own. Its messages go nowhere: they may quote what was said. */
export function startProgram([file, ...args]: [string, ...string[]], options: ProgramOptions): Program {
  const { signal, maxOutputBytes, onEnd } = options;
  const output: Buffer[] = [];
  let bytes = 0;
  const child = spawnGroup(file, args);
  if (!child) return failed(onEnd);
  // Missing when the process may open no more files.
  const { stdin, stdout } = child;
  /** What has left its group, and holds its output open, is not waited for. */
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
    // What it may have left running would hold its output open.
    child.once('exit', () => killGroup(child));
    child.once('close', (code, signalName) => {
      signal.removeEventListener('abort', kill);
      onEnd();
      if (code === 0) resolve(Buffer.concat(output));
      // A shell's way to say that what it should run is not there.
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
  // It may fail before anybody asks for the outcome.
  ended.catch(() => {});
  stdin?.on('error', () => {}); // it wants no more
  stdout?.on('error', () => {}); // it ends, too, and says how
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

/** Null when the machine has no room for it. */
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
