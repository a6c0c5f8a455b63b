import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ZodError } from 'zod';

const contentDir = path.resolve(import.meta.dirname, '../../content');

/** `content/brand.ts:8: …`, for an error that an owner's change in `content/` causes; null for any other error. */
export async function describeContentMistake(error: unknown): Promise<string | null> {
  if (error instanceof ZodError) return describeValues(error);
  if (error instanceof SyntaxError) return describeSyntax(error);
  if (!(error instanceof Error)) return null;
  const frame = firstFrame(error);
  return frame && `${at(frame)}: ${error.message}`;
}

/** Node puts the place before the stack of a TypeScript error, and into the message of a JSON error. */
async function describeSyntax({ message, stack = '' }: SyntaxError): Promise<string | null> {
  if (message.startsWith(contentDir)) {
    const [file = '', what] = message.split(': ', 2);
    const line = /\(line (\d+) column/.exec(message)?.[1];
    return `${at({ file, line: Number(line ?? 1) })}: ${what?.split(' in JSON at')[0]}`;
  }
  const [, url] = /^(file:\S+?):\d+\n/.exec(stack) ?? [];
  const file = url && fileURLToPath(url);
  if (!file?.startsWith(contentDir)) return null;
  const { findSyntaxError } = await import('./find-value.ts');
  const found = findSyntaxError(file);
  return found && `${at(found)}: ${found.message}`;
}

/** Each refused value with its own line where it can be found, else the line of the check. */
async function describeValues(error: ZodError): Promise<string | null> {
  const frame = firstFrame(error);
  if (!frame) return null;
  const { findValue } = await import('./find-value.ts');
  return error.issues
    .map(({ path: keys, message }) => {
      const found = findValue(frame.file, frame.line, frame.column, keys) ?? frame;
      return [at(found), ...(keys.length > 0 ? [keys.join('.')] : []), message].join(': ');
    })
    .join('\n');
}

/** The innermost place of the stack that is in the content and not in a helper of it that throws. */
function firstFrame({ stack = '' }: Error): { file: string; line: number; column: number } | null {
  const frames = stack.split('\n').flatMap((frame) => {
    const start = frame.indexOf('file://');
    const [, line, column] = /:(\d+):(\d+)\)?$/.exec(frame) ?? [];
    if (start < 0 || line === undefined) return [];
    const file = fileURLToPath(frame.slice(start, frame.lastIndexOf(`:${line}:${column}`)));
    return file.startsWith(contentDir + path.sep) ? [{ file, line: Number(line), column: Number(column) }] : [];
  });
  return frames.find(({ file }) => path.basename(file) !== 'entry.ts') ?? frames[0] ?? null;
}

function at({ file, line }: { file: string; line: number }): string {
  return `content/${path.relative(contentDir, file)}:${line}`;
}
