import pg from 'pg';
import { type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

/** What waits for standard output to take it; more is dropped. */
const maxWaitingBytes = 1024 * 1024;

/** One line of JSON for each event, on standard output. Nothing a person typed or said may go into it. */
export function createLog(level: string): Log {
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxWaitingBytes });
  // Standard output may be a file on the disk that is full: what cannot be logged must not end the process.
  output.on('error', () => {});
  return pino({ level, base: null, serializers: { error: serializeError } }, output);
}

/** The messages of Postgres quote the values it refused, so only its codes are kept. */
function serializeError(error: Error) {
  if (!(error instanceof pg.DatabaseError)) return stdSerializers.err(error);
  const { code, table, constraint } = error;
  return { type: error.name, code, table, constraint, stack: error.stack?.split('\n').slice(1).join('\n') };
}
