import { writeSync } from 'node:fs';

/** The buffer for lines that standard output does not accept yet; lines beyond it are dropped. */
const maxWaitingBytes = 1024 * 1024;
const retryMs = 200;

/**
 * Standard output for a log. `write` is synchronous, so that the last line of a process is written too. A line that
 * standard output does not accept (the disk is full, the reader has stopped or exited) is buffered and retried; it
 * neither blocks nor ends the process.
 */
export function createLogOutput(): { write(line: string): void } {
  // When the reader has exited, the stream emits an error besides the one that each write throws.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const { fd } = process.stdout; // by now non-blocking, where it is a pipe or a terminal
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let retry: NodeJS.Timeout | undefined;

  function flush(): void {
    retry = undefined;
    try {
      for (let chunk = waiting[0]; chunk; chunk = waiting[0]) {
        const written = writeSync(fd, chunk);
        waitingBytes -= written;
        if (written === chunk.length) waiting.shift();
        else waiting[0] = chunk.subarray(written);
      }
    } catch {
      retry = setTimeout(flush, retryMs).unref();
    }
  }

  process.once('exit', flush);
  return {
    write(line) {
      const chunk = Buffer.from(line);
      if (waitingBytes + chunk.length > maxWaitingBytes) return;
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (!retry) flush();
    },
  };
}
