import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { inSources } from './builds/source-places.ts';
import { createLogOutput } from './log-output.ts';

export type Log = Logger;

/**
 * One line of JSON per event, on standard output. No field may hold anything that a visitor typed, said or sent: log
 * the route and our own ids instead.
 */
export function createLog(
  level: string,
  output: DestinationStream = createLogOutput(),
  onError?: (line: LoggedError) => void,
): Log {
  const serializers = { error: serializeError, err: serializeError };
  return pino({ level, base: null, serializers, ...(onError && { hooks: tellingOf(onError) }) }, output);
}

/** A line of level error or fatal that has an error, as it is written. */
export interface LoggedError {
  level: 'error' | 'fatal';
  /** Our own words. */
  message: string;
  /** See `serializeError`. */
  error: Record<string, unknown>;
  fields: Record<string, unknown>;
}

/** The levels of pino. */
const errorLevel = 50;
const fatalLevel = 60;

function tellingOf(onError: (line: LoggedError) => void): LoggerOptions['hooks'] {
  return {
    logMethod(given, method, level) {
      method.apply(this, given);
      const [first, message] = given as unknown[];
      if (level < errorLevel || typeof first !== 'object' || first === null || !('error' in first)) return;
      const { error, ...fields } = first;
      const isFatal = level >= fatalLevel;
      onError({ level: isFatal ? 'fatal' : 'error', message: String(message), error: serializeError(error), fields });
    },
  };
}

/** An error whose message holds only our own words and may be logged. */
export interface LoggableError extends Error {
  readonly loggable: true;
}

/** The fields of an error that tell its kind. */
const telling = ['code', 'errcode', 'errno', 'syscall', 'status', 'statusCode', 'responseCode', 'table', 'constraint'];
/** An identifier, such as `ECONNRESET`, `23505` or `form_submissions_pkey`. */
const token = /^[\w.-]{1,80}$/;
const frame = /^ {4}at .+:\d+:\d+\)?$/;
const maxFrames = 20;
/** How deep chains of causes are followed. */
const maxDepth = 3;

/**
 * The parts of an error that are safe to log. Its message is not: `JSON.parse`, `new URL`, Zod, Postgres and mail
 * servers quote their input in it. The stack tells as much.
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

/** The frames of a stack, without the message in front of them, which may span several lines. */
function framesOf({ message, stack = '' }: Error): string {
  const end = stack.indexOf(message) + message.length;
  const lines = stack.slice(end).split('\n');
  const frames = lines.filter((line) => frame.test(line)).slice(0, maxFrames);
  return inSources(frames.join('\n'));
}
