// Text that made a reader take the square or the cube of its length: while it was read, nobody else was served.
// Measured is processor time, against a text of the same length and in the same run: no machine is too slow for it.

import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { cpuOf, expectNoDearer } from '#/tests/support/cpu-time.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { openVoiceServer, type TestSocket, type VoiceServer } from '#/tests/support/voice.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { createTestSink } from '../support/request-sink.ts';
import { siteKnowledge } from '../support/rule-agent.ts';

function openServer(): Promise<VoiceServer> {
  return openVoiceServer('sqlite', {
    demo: { backend: 'native', callsPerHour: 1_000, callsAtOncePerAddress: 10 },
    createAgent: ({ callId, clock }) =>
      createAgent({
        callId,
        clock,
        agent: ourDesk,
        knowledge: siteKnowledge,
        sink: createTestSink().sink,
      }),
  });
}

/** Types into a call, and waits for what is said to it. */
async function type(socket: TestSocket, content: string): Promise<void> {
  const known = socket.received.length;
  socket.send({ type: 'add-message', message: { role: 'user', content } });
  await socket.until('voice-input', (message) => socket.received.indexOf(message) >= known);
}

describe('a typed sentence takes the server no longer for being hostile', () => {
  const length = 1_917;
  const fill = (beginning: string, piece: string, end = '!') =>
    (beginning + piece.repeat(length)).slice(0, length - end.length) + end;
  const harmless = fill('no, ', 'we answer calls and take down what people want, ');

  it.each([
    ['blanks in a name', fill('no, my name is a', ' ')],
    ['brackets for a number', fill('no, ', '(')],
  ])('%s', async (_, hostile) => {
    const { openCall } = await openServer();
    const { socket } = await openCall();
    await type(socket, 'sign me up');
    await type(socket, harmless);
    const usual = await cpuOf(() => type(socket, harmless));
    await expectNoDearer(() => type(socket, hostile), usual);
    socket.raw.close();
  });
});

describe('a request takes the server no longer for being hostile', () => {
  const length = 14_000;

  it.each([
    ['blanks in Accept-Encoding', '/', { 'accept-encoding': `a${' '.repeat(length)}b` }],
    ['slashes in the address', `/${'/'.repeat(length)}x`, {}],
  ])('%s', async (_, path, headers) => {
    const { port } = await openServer();
    const get = (address: string, sent: Record<string, string>) =>
      new Promise<void>((resolve, reject) => {
        const call = request({ port, path: address, headers: sent, agent: false }, (response) =>
          response.resume().on('end', resolve),
        );
        call.on('error', reject).end();
      });
    const several = async (address: string, sent: Record<string, string>) => {
      for (let count = 0; count < 5; count++) await get(address, sent);
    };
    const plain = `/${'x'.repeat(length)}`;
    const usual = await cpuOf(() => several(plain, {}));
    await expectNoDearer(() => several(path, headers), usual);
  });

  it('marks in a phone number', async () => {
    const { send } = await openServer();
    const post = (phone: string) => send('POST', '/api/submissions', newRequest({ contact_method: 'phone', phone }));
    const usual = await cpuOf(() => post('\u0301'.repeat(28_000)));
    await expectNoDearer(() => post('\u0301\u0323'.repeat(14_000)), usual);
    expect((await post('\u0301\u0323'.repeat(14_000))).status).toBe(422);
  });
});
