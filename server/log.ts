import pg from 'pg';
import { type Logger, pino, stdSerializers } from 'pino';
import { createLogOutput } from './log-output.ts';

export type Log = Logger;

/** One line of JSON for each event, on standard output. Nothing a person typed or said may go into it. */
export function createLog(level: string): Log {
  return pino({ level, base: null, serializers: { error: serializeError } }, createLogOutput());
}

/** The messages of Postgres quote the values it refused, so only its codes are kept. */
function serializeError(error: Error) {
  if (!(error instanceof pg.DatabaseError)) return stdSerializers.err(error);
  const { code, table, constraint } = error;
  return { type: error.name, code, table, constraint, stack: error.stack?.split('\n').slice(1).join('\n') };
}
