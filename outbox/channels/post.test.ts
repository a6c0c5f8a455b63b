import { describe, expect, it } from 'vitest';
import { startTestReceiver } from '#/tests/support/receiver.ts';
import { isOutside, mayBeOutside, type ResolveHost } from './outside-address.ts';
import { createPost, type PostOptions } from './post.ts';

const never = new AbortController().signal;
const at =
  (...addresses: string[]): ResolveHost =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

function send(url: string, options: Partial<PostOptions> = {}, signal = never) {
  return createPost({ allowsLocal: false, ...options })({ url, headers: { 'x-test': 'yes' }, body: '{}' }, signal);
}

describe('fault 23: an address that a webhook may not reach', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    'receiver.example',
    '',
  ])('%s is inside', (address) => {
    expect(isOutside(address)).toBe(false);
  });

  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    '%s is outside',
    (address) => {
      expect(isOutside(address)).toBe(true);
    },
  );

  it.each([
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://localhost/',
    'https://169.254.169.254/latest/meta-data/',
    'http://93.184.215.14/',
    'ftp://93.184.215.14/',
    'not an address',
  ])('%s is refused before anything is connected to', async (url) => {
    const asked: string[] = [];
    const resolve: ResolveHost = async (host) => {
      asked.push(host);
      return [];
    };
    expect(await send(url, { resolve })).toEqual({ kind: 'failed', code: 'inner-address' });
    expect(asked).toEqual([]);
  });

  it.each([['127.0.0.1'], ['93.184.215.14', '10.0.0.7'], ['::1'], ['169.254.169.254']])(
    'is refused when a name stands for %j',
    async (...addresses) => {
      const receiver = await startTestReceiver();
      const result = await send(`https://receiver.example:${receiver.port}/`, { resolve: at(...addresses) });
      expect(result).toEqual({ kind: 'failed', code: 'inner-address' });
      expect(receiver.received).toEqual([]);
    },
  );

  it('may be any where local targets are allowed', async () => {
    const receiver = await startTestReceiver({ status: 200, body: 'thanks' });
    expect(await send(receiver.url, { allowsLocal: true })).toEqual({ kind: 'answered', status: 200, text: 'thanks' });
    expect(receiver.received).toMatchObject([{ path: '/hook', headers: { 'x-test': 'yes' }, body: '{}' }]);
  });

  it.each(['localhost', 'router', '[::1]', '10.0.0.1', '0.0.0.0'])('%s is refused by its text', (host) => {
    expect(mayBeOutside(host)).toBe(false);
  });
});

describe('fault 23: a receiver', () => {
  const local = { allowsLocal: true };

  it('is connected to at the address that was checked, with one lookup an attempt', async () => {
    const receiver = await startTestReceiver();
    const asked: string[] = [];
    const resolve: ResolveHost = async (host) => {
      asked.push(host);
      // The second answer of a name server that changes its mind.
      return at(asked.length === 1 ? '127.0.0.1' : '169.254.169.254')(host);
    };
    const result = await send(`http://receiver.example:${receiver.port}/`, { ...local, resolve });
    expect(result).toMatchObject({ kind: 'answered', status: 204 });
    expect(asked).toEqual(['receiver.example']);
    expect(receiver.received).toHaveLength(1);
  });

  it('that redirects to a metadata address gets its status back, and nobody is asked there', async () => {
    const inner = await startTestReceiver({ status: 200, body: 'keys' });
    const headers = { location: inner.url };
    const receiver = await startTestReceiver({ status: 302, headers });
    expect(await send(receiver.url, local)).toEqual({ kind: 'answered', status: 302, text: '' });
    expect(inner.received).toEqual([]);
  });

  it('that hangs is left in time', async () => {
    const receiver = await startTestReceiver('hang');
    expect(await send(receiver.url, { ...local, timeoutMs: 100 })).toEqual({ kind: 'failed', code: 'timeout' });
  });

  it('whose name server hangs is left in time', async () => {
    const resolve: ResolveHost = () => new Promise(() => {});
    const result = await send('https://receiver.example/', { resolve, timeoutMs: 100 });
    expect(result).toEqual({ kind: 'failed', code: 'timeout' });
  });

  it('that answers with a gigabyte is cut off after its first part', async () => {
    const receiver = await startTestReceiver('gigabyte');
    const result = await send(receiver.url, local);
    expect(result).toMatchObject({ kind: 'answered', status: 200 });
    expect(result.kind === 'answered' && result.text.length).toBe(16 * 1_024);
    // What the sockets of both sides hold.
    expect(receiver.sentBytes()).toBeLessThan(64 * 1_024 ** 2);
  });

  it('that drips its answer is not waited for to the end', async () => {
    const receiver = await startTestReceiver('drip');
    expect(await send(receiver.url, local)).toEqual({ kind: 'answered', status: 200, text: '.' });
  });

  it('that sends headers without end is refused', async () => {
    const receiver = await startTestReceiver('endless-headers');
    expect(await send(receiver.url, local)).toEqual({ kind: 'failed', code: 'HPE_HEADER_OVERFLOW' });
  });

  it('that breaks off, or is not there, has a code', async () => {
    const receiver = await startTestReceiver('break-off');
    expect(await send(receiver.url, local)).toEqual({ kind: 'failed', code: 'ECONNRESET' });
    await receiver.stop();
    expect(await send(receiver.url, local)).toEqual({ kind: 'failed', code: 'ECONNREFUSED' });
  });

  it('with a certificate that nobody signed gets nothing', async () => {
    const receiver = await startTestReceiver({ status: 204 }, { tls: true });
    expect(await send(receiver.url, local)).toEqual({ kind: 'failed', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(receiver.received).toEqual([]);
  });

  it('that holds the connection is let go of when the sender stops', async () => {
    const receiver = await startTestReceiver('hang');
    const stopping = new AbortController();
    const result = send(receiver.url, local, stopping.signal);
    while (receiver.received.length === 0) await new Promise(setImmediate);
    stopping.abort();
    expect(await result).toEqual({ kind: 'failed', code: 'timeout' });
  });
});
