import { expect, test } from 'vitest';
import { type CallSession, readCallSession, readResumableSession } from './call-session.ts';

const session: CallSession = {
  callId: 'call-1',
  webCallUrl: 'wss://frontdesk.example/voice/calls/call-1',
  resumeToken: 'token',
  seenAt: 1_000,
  agreed: { onDevice: false, browserModel: true },
  waitMs: 5_000,
};

function keep(text: string) {
  const kept = new Map([['call', text]]);
  return { kept, getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => void kept.delete(key) };
}

test('reads a call until it has waited for its time', () => {
  const storage = keep(JSON.stringify(session));
  expect(readCallSession(storage, 5_999)).toEqual(session);
  expect(readCallSession(storage, 6_000)).toBeNull();
  expect(storage.kept.size).toBe(1);
});

test('reads a call that another tab holds only for who asks to take it back', () => {
  const storage = keep(JSON.stringify({ ...session, isElsewhere: true }));
  expect(readCallSession(storage, 1_000)).toBeNull();
  expect(readResumableSession(storage, 100_000)).toMatchObject({ callId: 'call-1' });
});

test.each([
  ['no JSON', '{"callId":'],
  ['null', 'null'],
  ['a text', '"call-1"'],
  ...Object.entries({
    callId: '',
    webCallUrl: '::',
    resumeToken: 7,
    seenAt: null,
    agreed: null,
    waitMs: 'long',
    isElsewhere: false,
  }).map(([name, value]) => [`a wrong ${name}`, JSON.stringify({ ...session, [name]: value })]),
  ['an address of another kind', JSON.stringify({ ...session, webCallUrl: 'javascript:alert(1)' })],
] as [string, string][])('removes a kept call that is %s', (_, text) => {
  const storage = keep(text);
  expect(readCallSession(storage, 1_000)).toBeNull();
  expect(storage.kept.size).toBe(0);
});
