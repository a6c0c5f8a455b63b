import path from 'node:path';
import type { PageError } from '#/error-reports/page-error.ts';
import type { ErrorReporter, ReportedFrame } from '#/error-reports/reporter.ts';
import type { ObservationConfig } from '../config/observation.ts';
import type { LoggedError } from '../log.ts';
import { version } from './version.ts';

/** Where errors are told of beside the log; null without a DSN. */
export interface ErrorReports {
  /** Of the log: errors and what ends the process. */
  logged(line: LoggedError): void;
  ofPage(error: PageError, requestId: string): void;
  flush(limitMs: number): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
const firstOfLine = '    at ';
/** At the end of a line of a stack; bounded, so that it takes linear time. */
const position = /:(\d{1,7}):(\d{1,7})\)?$/;

export async function startErrorReports({ sentryDsn }: ObservationConfig): Promise<ErrorReports | null> {
  if (sentryDsn === undefined) return null;
  const { createErrorReporter } = await import('#/error-reports/reporter.ts');
  return connectErrorReports(createErrorReporter({ dsn: sentryDsn, version }));
}

function connectErrorReports(reporter: ErrorReporter): ErrorReports {
  return {
    logged({ level, message, error, fields }) {
      const { type, stack, cause: _, message: __, ...codes } = error;
      reporter.report({
        of: 'server',
        level,
        message,
        type: String(type ?? 'Error'),
        frames: framesOf(typeof stack === 'string' ? stack : ''),
        tags: tagsOf({ ...fields, ...codes }),
      });
    },
    ofPage({ place, name, stage, frames }, request) {
      const tags = tagsOf({ place, stage, request });
      reporter.report({ of: 'page', level: 'error', message: 'a page failed', type: name, frames, tags });
    },
    flush: (limitMs) => reporter.flush(limitMs),
  };
}

/** Short values alone: ids, codes and patterns. */
function tagsOf(fields: Record<string, unknown>): Record<string, string> {
  const told = Object.entries(fields).filter(
    ([, value]) => typeof value === 'number' || (typeof value === 'string' && value.length <= 200),
  );
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}

/** Without the folder that the program lies in. */
function framesOf(stack: string): ReportedFrame[] {
  return stack.split('\n').flatMap((line) => {
    const found = line.startsWith(firstOfLine) ? position.exec(line) : null;
    if (!found) return [];
    const [, row, column] = found;
    const place = line.slice(firstOfLine.length, found.index);
    const file = place.slice(place.lastIndexOf('(') + 1).replace('file://', '');
    const below = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
    return [{ file: below, line: Number(row), column: Number(column) }];
  });
}
