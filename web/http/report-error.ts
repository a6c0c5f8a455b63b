import type { PageError } from '#/error-reports/page-error.ts';
import type { VoiceError } from '#/voice/client/index.ts';

/** At the end of a line of a stack; bounded, so that it takes linear time. */
const position = /:(\d{1,7}):(\d{1,7})\)?$/;
const maxFrames = 12;
const maxPathLength = 120;

/** The server knows the names of the language and of browsers. */
const known =
  /^(?:Aggregate|Abort|Eval|InvalidState|Network|NotAllowed|NotFound|NotSupported|QuotaExceeded|Range|Reference|Security|Syntax|Timeout|Type|URI)Error$/;

/**
 * Tells the server that a page crashed, or that a call ended for a reason that its visitor can do nothing about: the kind
 * of the error and where it was, not its message. What is neither is left alone.
 */
export function reportError(error: unknown, place: PageError['place'] = 'staff'): void {
  const stage = error instanceof Error ? undefined : stageOf(error as VoiceError | null);
  if (!stage && !(error instanceof Error)) return;
  const body: PageError = { place, name: nameOf(error), frames: framesOf(error), ...(stage && { stage }) };
  void fetch('/api/page-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {}); // nobody is there to be told
}

/** Null for what a call goes on after, and for what its visitor is told to do something about. */
function stageOf(error: VoiceError | null): PageError['stage'] | null {
  if (!error || !(error.fatal || error.type === 'start-method-error')) return null;
  return (error.failure?.code ?? 'internal') === 'internal' ? error.type : null;
}

function nameOf(error: unknown): PageError['name'] {
  return error instanceof Error && known.test(error.name) ? (error.name as PageError['name']) : 'Error';
}

function framesOf(error: unknown): PageError['frames'] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').flatMap((line) => {
    const found = position.exec(line);
    const from = line.search(/https?:\/\//);
    if (!found || from < 0) return [];
    const file = new URL(line.slice(from, found.index)).pathname.slice(0, maxPathLength);
    return [{ file, line: Number(found[1]), column: Number(found[2]) }];
  });
  return frames.slice(0, maxFrames);
}
