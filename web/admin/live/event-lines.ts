/** One message of a stream of server-sent events. */
export interface StreamMessage {
  id: string | null;
  event: string;
  data: string;
}

/**
 * Cuts server-sent events into messages as they come in pieces
 * (html.spec.whatwg.org/multipage/server-sent-events.html; of its line ends, ours alone: `\n`).
 */
export function createEventLines(): (piece: string) => StreamMessage[] {
  let rest = '';
  return function take(piece) {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(parseBlock).filter(({ data }) => data !== '');
  };
}

function parseBlock(block: string): StreamMessage {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name) fields.set(name, value);
  }
  return { id: fields.get('id') ?? null, event: fields.get('event') ?? 'message', data: fields.get('data') ?? '' };
}
