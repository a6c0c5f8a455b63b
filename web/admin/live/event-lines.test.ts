import { expect, it } from 'vitest';
import { createEventLines } from './event-lines.ts';

it('cuts a stream into messages, wherever its pieces end', () => {
  const stream = 'retry: 1000\nid: 4\nevent: ready\ndata: {"number":4}\n\n:\n\nid: 5\nevent: change\ndata: {}\n\n';
  const wanted = [
    { id: '4', event: 'ready', data: '{"number":4}' },
    { id: '5', event: 'change', data: '{}' },
  ];
  for (let at = 0; at <= stream.length; at++) {
    const take = createEventLines();
    expect([...take(stream.slice(0, at)), ...take(stream.slice(at))]).toEqual(wanted);
  }
});
