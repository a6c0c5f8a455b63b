import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { serverFolder } from './current.ts';

/** A file of the built server, a line and a column; bounded, so that it takes linear time. */
const builtPlace = /\/dist\.server\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g;
/** Each place that was asked for. The maps they are from take 50 MB, and are not kept. */
const known = new Map<string, string>();

/**
 * A stack with places in the sources instead of those in the built server. Node does this itself with
 * `--enable-source-maps`, for 50 MB of memory and a sixth of a start.
 */
export function inSources(stack: string): string {
  const maps = new Map<string, SourceMap | null>();
  return stack.replace(builtPlace, (place, file: string, line: string, column: string) =>
    known.getOrInsertComputed(place, () => {
      const origin = maps.getOrInsertComputed(file, readMap)?.findOrigin(Number(line), Number(column));
      if (!origin || !('fileName' in origin)) return place;
      return `${path.join('/dist.server', origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
    }),
  );
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path.join(serverFolder, `${file}.map`), 'utf8')));
  } catch {
    return null; // The folder was built anew while this server runs.
  }
}
