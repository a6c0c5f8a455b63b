import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds values in the sources of `content/`, which are plain data: objects, arrays, strings and calls around them. What it
 * does not find it answers with the nearest place around it, so that a mistake still gets a line.
 */

/** Strings, comments, and the marks between values. */
const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\/|[{}[\](),:]|[\w$]+/g;

export interface Argument {
  file: string;
  /** The offset of the value in the file. */
  start: number;
}

/** The first argument of the call at a place of a stack; for a name, what the name stands for. */
export function findArgument(file: string, line: number, column: number): Argument | null {
  const source = readFileSync(file, 'utf8');
  const open = source.indexOf('(', offsetOf(source, line, column));
  const [name = ''] = /^\s*[\w$]+(?=\s*[,)])/.exec(source.slice(open + 1)) ?? [];
  if (name === '') return open < 0 ? null : { file, start: open + 1 };
  const imported = new RegExp(`import [^;]*\\b${name.trim()}\\b[^;]* from '(\\.[^']+)'`).exec(source)?.[1];
  const home = imported ? path.join(path.dirname(file), imported) : file;
  const text = imported ? readFileSync(home, 'utf8') : source;
  const declared = home.endsWith('.json') ? 0 : text.search(new RegExp(`\\bconst ${name.trim()}\\b`));
  return declared < 0 ? null : { file: home, start: text.indexOf('=', declared) + 1 };
}

/** The offset of the value that the keys lead to from the value at `start`, or of the innermost one found. */
export function findValue(source: string, start: number, keys: readonly PropertyKey[]): number {
  let found = start + (/[{[]/.exec(source.slice(start))?.index ?? 0);
  for (const key of keys) {
    const inner = entries(source, found).get(String(key));
    if (inner === undefined) return found;
    found = inner;
  }
  return found;
}

/** The offsets of the values in the object or array that begins at `start`, by key or index. */
function entries(source: string, start: number): Map<string, number> {
  const found = new Map<string, number>();
  const isArray = source[start] === '[';
  let depth = 0;
  let key: string | null = isArray ? '0' : null;
  for (const { 0: mark, index } of source.slice(start).matchAll(token)) {
    if (mark.startsWith('//') || mark.startsWith('/*')) continue;
    if (depth === 1 && !/^[)\]},:]$/.test(mark)) {
      if (isArray && key !== null && !found.has(key)) found.set(key, start + index);
      else if (!isArray && key === null) key = mark.replace(/^['"]|['"]$/g, '');
      else if (key !== null && !found.has(key)) found.set(key, start + index);
    }
    if (/^[{[(]$/.test(mark)) depth += 1;
    else if (/^[}\])]$/.test(mark)) depth -= 1;
    else if (depth === 1 && mark === ',') key = isArray ? String(found.size) : null;
    if (depth === 0) break;
  }
  return found;
}

/** The offset of the first quotation mark that neither opens nor closes a string; null when there is none. */
export function findUnclosedQuote(source: string): number | null {
  let end = 0;
  for (const { 0: mark, index } of source.matchAll(token)) {
    const stray = source.slice(end, index).search(/['"]/);
    if (stray >= 0) return end + stray;
    end = index + mark.length;
  }
  return null;
}

function offsetOf(source: string, line: number, column: number): number {
  return source.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
