import { onTestFinished, vi } from 'vitest';

/** One message of a stream of events, as a browser would see it. */
export interface StreamMessage {
  id: string;
  event: string;
  data: { number: number; kind?: string; subject?: { kind: string; id: string } };
}

export interface TestStream {
  response: Response;
  /** All that came so far, as sent. */
  heard(): string;
  messages(): StreamMessage[];
  /** The numbers of the changes so far. */
  changes(): number[];
  /** Resolves with the first message of a kind. */
  until(event: string): Promise<StreamMessage>;
  hasEnded(): boolean;
  /** Leaves, as a page that is closed. */
  leave(): void;
}

/** Opens `/api/events/stream` over a socket and reads on until the test is over. */
export async function openStream(
  origin: string,
  headers: Record<string, string>,
  lastEventId?: number | string,
): Promise<TestStream> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const resume: Record<string, string> = lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) };
  const response = await fetch(`${origin}/api/events/stream`, {
    headers: { ...headers, ...resume },
    signal: leaving.signal,
  });
  let heard = '';
  let ended = false;
  async function read(): Promise<void> {
    try {
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
    } catch {
      // The connection was closed on either side.
    }
    ended = true;
  }
  void read();
  const stream: TestStream = {
    response,
    heard: () => heard,
    messages: () => [...heard.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n\n/g)].map(readMessage),
    changes: () =>
      stream
        .messages()
        .filter(({ event }) => event === 'change')
        .map(({ data }) => data.number),
    until: (event) =>
      vi.waitFor(() => {
        const found = stream.messages().find((message) => message.event === event);
        if (!found) throw new Error(`no ${event} yet in ${heard}`);
        return found;
      }),
    hasEnded: () => ended,
    leave: () => leaving.abort(),
  };
  return stream;
}

function readMessage([, id = '', event = '', data = '']: RegExpExecArray): StreamMessage {
  return { id, event, data: JSON.parse(data) };
}
