// Loaded only where SENTRY_DSN is set.
import { createTransport, type StackFrame, type Transport, type TransportRequestExecutor } from '@sentry/core';
import { ServerRuntimeClient } from '@sentry/core/server';

/** An error as the log has it: its kind and place, without the message, which may quote its input. */
export interface ReportedError {
  /** Visitors can report failures of pages as they like, so these have a limit of their own. */
  of: 'server' | 'page';
  /** What failed, in our own words. */
  message: string;
  level: 'error' | 'fatal';
  /** The name of the error's class. */
  type: string;
  /** Innermost first. */
  frames: readonly ReportedFrame[];
  /** Our own ids, codes and patterns, such as the route. */
  tags: Readonly<Record<string, string>>;
}

export interface ReportedFrame {
  /** Below the root of the program, or the address of a script of the site. */
  file: string;
  line: number;
  column: number;
}

export interface ErrorReporter {
  report(error: ReportedError): void;
  /** Resolves when all reports are sent, at the latest after `limitMs`. */
  flush(limitMs: number): Promise<void>;
}

/** Of the server, and of pages. One fault may cause thousands of errors a second. */
const maxAMinute = 30;
const sendMs = 5_000;

/** Reports to Sentry or a compatible service. No integration is loaded, so nothing is caught or collected automatically. */
export function createErrorReporter({ dsn, version }: { dsn: string; version: string }): ErrorReporter {
  const client = new ServerRuntimeClient({
    dsn,
    release: `frontdesk@${version}`,
    environment: 'production',
    integrations: [],
    stackParser: () => [],
    transport: sendByFetch,
    sendDefaultPii: false,
    sendClientReports: false,
    platform: 'node',
    serverName: 'frontdesk',
    maxBreadcrumbs: 0,
  });
  client.init();
  const sent = { server: countSent(), page: countSent() };

  return {
    report({ of, message, level, type, frames, tags }) {
      const untold = sent[of].take();
      if (untold === null) return;
      const extra = untold > 0 ? { untold } : {};
      client.captureEvent({
        level,
        logger: 'frontdesk',
        tags: { ...tags },
        extra,
        // Sentry groups by kind and place, so that the same failure is one issue in all releases.
        exception: { values: [{ type, value: message, stacktrace: { frames: frames.map(frameOf).reverse() } }] },
      });
    },
    async flush(limitMs) {
      await client.flush(limitMs);
    },
  };
}

function countSent() {
  let minute = 0;
  let told = 0;
  let untold = 0;
  return {
    /** How many were left out since the last; null for one that is left out, too. */
    take(): number | null {
      const now = Math.floor(performance.now() / 60_000);
      if (now !== minute) {
        minute = now;
        told = 0;
      }
      if (++told > maxAMinute) {
        untold += 1;
        return null;
      }
      const before = untold;
      untold = 0;
      return before;
    },
  };
}

function frameOf({ file, line, column }: ReportedFrame): StackFrame {
  return {
    filename: file,
    lineno: line,
    colno: column,
    in_app: !file.includes('node_modules') && !file.startsWith('node:'),
  };
}

function sendByFetch(options: Parameters<typeof createTransport>[0] & { url: string }): Transport {
  const send: TransportRequestExecutor = async ({ body }) => {
    const answer = await fetch(options.url, {
      method: 'POST',
      body: body as BodyInit,
      redirect: 'error',
      signal: AbortSignal.timeout(sendMs),
    });
    await answer.body?.cancel();
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    };
  };
  return createTransport(options, send);
}
