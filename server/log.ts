import { type DestinationStream, type Logger, pino } from 'pino';
import { createLogOutput } from './log-output.ts';

export type Log = Logger;

/**
 * One line of JSON for each event, on standard output. Nothing that a visitor typed, said or sent may go into it, in
 * whatever field: what a call is about is named by its route and our own ids.
 */
export function createLog(level: string, output: DestinationStream = createLogOutput()): Log {
  return pino({ level, base: null, serializers: { error: serializeError, err: serializeError } }, output);
}

/** An error whose message holds nothing but words of our own, and may be logged. */
export interface LoggableError extends Error {
  readonly loggable: true;
}

/** Of an error's own fields, those that say what kind it is. */
const telling = ['code', 'errcode', 'errno', 'syscall', 'status', 'statusCode', 'responseCode', 'table', 'constraint'];
/** A word of a program: `ECONNRESET`, `23505`, `form_submissions_pkey`. */
const token = /^[\w.-]{1,80}$/;
const frame = /^ {4}at .+:\d+:\d+\)?$/;
const maxFrames = 20;
/** Causes of causes. */
const maxDepth = 3;

/**
 * What is safe to know of an error. Its message is not: `JSON.parse`, `new URL`, Zod, Postgres and a mail server all
 * quote what they were given. Where it was thrown says as much.
 */
function serializeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const told: Record<string, unknown> = { type: token.test(error.name) ? error.name : 'Error' };
  if ((error as Partial<LoggableError>).loggable === true) told.message = error.message;
  for (const name of telling) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (typeof value === 'number' || (typeof value === 'string' && token.test(value))) told[name] = value;
  }
  told.stack = framesOf(error);
  if (error.cause !== undefined && depth < maxDepth) told.cause = serializeError(error.cause, depth + 1);
  return told;
}

/** The places of a stack, without the message in front of them, which may have lines of its own. */
function framesOf({ message, stack = '' }: Error): string {
  const end = stack.indexOf(message) + message.length;
  const lines = stack.slice(end).split('\n');
  return lines
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .join('\n');
}
