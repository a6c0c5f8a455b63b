import { writeSync } from 'node:fs';

/** What waits for standard output to take it; more is dropped. */
const maxWaitingBytes = 1024 * 1024;
const retryMs = 200;

/**
 * Standard output for a log. A line is out when `write` returns, the last one of a process included; one that is not
 * taken (the disk is full, whoever reads stands still or is gone) waits for a while, and neither blocks the process nor
 * ends it.
 */
export function createLogOutput(): { write(line: string): void } {
  // Whoever reads them may be gone, which an event tells besides each write.
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
