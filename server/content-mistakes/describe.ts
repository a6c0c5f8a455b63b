import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ZodError } from 'zod';
import { findArgument, findUnclosedQuote, findValue, lineAt } from './find-value.ts';

const contentDir = path.resolve(import.meta.dirname, '../../content');

/** `content/brand.ts:8: …`, for an error that an owner's change in `content/` causes; null for any other error. */
export function describeContentMistake(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ZodError) return describeValues(error);
  if (error instanceof SyntaxError) return describeSyntax(error);
  const frame = firstFrame(error);
  return frame && `${at(frame.file, frame.line)}: ${error.message}`;
}

/** Node puts the place before the stack of a TypeScript error, and into the message of a JSON error. */
function describeSyntax(error: SyntaxError): string | null {
  const json = /^(?<file>\/.+?\.json): (?<what>.+?)(?: in JSON)? at position \d+ \(line (?<line>\d+)/.exec(
    error.message,
  );
  if (json?.groups?.file?.startsWith(contentDir))
    return `${at(json.groups.file, Number(json.groups.line))}: ${json.groups.what}`;
  const [, url = '', line] = /^(file:\S+?):(\d+)\n/.exec(error.stack ?? '') ?? [];
  const file = url && fileURLToPath(url);
  if (!file.startsWith(contentDir)) return null;
  const source = readFileSync(file, 'utf8');
  const quote = findUnclosedQuote(source);
  // Of such a mistake the parser says only what it met much later.
  if (quote !== null) return `${at(file, lineAt(source, quote))}: a quotation mark too many or too few`;
  return `${at(file, Number(line))}: ${error.message}`;
}

/** Each refused value with its own line where it can be found, else the line of the check. */
function describeValues(error: ZodError): string | null {
  const frame = firstFrame(error);
  if (!frame) return null;
  const argument = findArgument(frame.file, frame.line, frame.column);
  return error.issues
    .map(({ path: keys, message }) => {
      const what = `${keys.length > 0 ? `${keys.join('.')}: ` : ''}${message}`;
      if (!argument) return `${at(frame.file, frame.line)}: ${what}`;
      const source = readFileSync(argument.file, 'utf8');
      return `${at(argument.file, lineAt(source, findValue(source, argument.start, keys)))}: ${what}`;
    })
    .join('\n');
}

/** The innermost place of the stack that is in the content and not in a helper of it that throws. */
function firstFrame({ stack = '' }: Error): { file: string; line: number; column: number } | null {
  const places = [...stack.matchAll(/(file:\/\/[^\s()]+?):(\d+):(\d+)\)?$/gm)].map(([, url = '', line, column]) => ({
    file: fileURLToPath(url),
    line: Number(line),
    column: Number(column),
  }));
  const frames = places.filter(({ file }) => file.startsWith(contentDir + path.sep));
  return frames.find(({ file }) => path.basename(file) !== 'entry.ts') ?? frames[0] ?? null;
}

function at(file: string, line: number): string {
  return `content/${path.relative(contentDir, file)}:${line}`;
}
