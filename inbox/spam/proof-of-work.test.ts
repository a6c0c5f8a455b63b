import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { heldWords } from '#/content/proof.ts';
import { listEvents } from '#/events/list-events.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import {
  challengeOf,
  encode,
  endWindows,
  minuteMs,
  plainRequest,
  postForm,
  pressed,
  queuedMail,
  reasons,
  send,
  solve,
  stopClock,
  stored,
} from '#/tests/support/doubtful.ts';
import { newRequest, post } from '#/tests/support/requests.ts';

describe.each(databaseKinds)('fault 17: above the soft limit, on %s', (kind) => {
  it('a script is asked for a proof of work, stored with it under the same key, and refused above the hard limit', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 4, spam: { proofAbovePer10Min: 2 } });
    expect([(await send(app, 'a')).status, (await send(app, 'b')).status]).toEqual([201, 201]);
    const challenge = await challengeOf(await send(app, 'c'));
    expect(await stored(app)).toHaveLength(2);
    const proven = await send(app, 'c', { proof: await solve(challenge) });
    expect(proven.status).toBe(201);
    expect(await proven.json()).toMatchObject({ full_name: 'c' });
    const next = await challengeOf(await send(app, 'd'));
    expect((await send(app, 'd', { proof: await solve(next) })).status).toBe(201);
    const refused = await send(app, 'e');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(app, 'f', {}, '198.51.100.9')).status).toBe(201);
    expect(await reasons(app)).toEqual([null, null, null, null, null]);
  });

  it('pressure ends with the window', async () => {
    stopClock();
    const app = await openApp(kind, { spam: { proofAbovePer10Min: 1 } });
    expect((await send(app, 'a')).status).toBe(201);
    await challengeOf(await send(app, 'b'));
    await endWindows(app);
    expect((await send(app, 'b')).status).toBe(201);
  });

  it('a network has four or sixteen times the limit of an address', async () => {
    const app = await openApp(kind, { spam: { proofAbovePer10Min: 1 } });
    const six = Array.from({ length: 5 }, (_, subnet) => `2001:db8:1:${subnet}::1`);
    const four = Array.from({ length: 17 }, (_, last) => `198.51.100.${last}`);
    for (const addresses of [six, four]) {
      const statuses: number[] = [];
      for (const from of addresses) statuses.push((await send(app, from, {}, from)).status);
      expect(statuses).toEqual([...Array<number>(addresses.length - 1).fill(201), 403]);
    }
  });

  it('of all visitors together, everybody is asked, and nobody is refused', async () => {
    const app = await openApp(kind, { spam: { proofAboveInAllPer10Min: 3 } });
    for (const network of [1, 2, 3])
      expect((await send(app, `${network}`, {}, `198.51.${network}.1`)).status).toBe(201);
    const challenge = await challengeOf(await send(app, 'four', {}, '192.0.2.1'));
    expect((await send(app, 'four', { proof: await solve(challenge) }, '192.0.2.1')).status).toBe(201);
  });

  it('a repeat of what is stored is answered without a proof, and another text under its key is refused', async () => {
    const app = await openApp(kind, { spam: { proofAbovePer10Min: 1 } });
    const first = await (await send(app, 'a')).json();
    const repeated = await send(app, 'a');
    expect([repeated.status, await repeated.json()]).toEqual([201, first]);
    expect((await send(app, 'a', { bottleneck: 'Another text altogether' })).status).toBe(409);
  });

  it('a request without a key gets one with the challenge', async () => {
    const app = await openApp(kind, pressed);
    const body = newRequest();
    const challenge = await challengeOf(await post(app, body));
    const key = `${challenge.parameters.data?.key}`;
    expect(key).toMatch(/^[\da-f]{32}$/);
    const proof = await solve(challenge);
    const proven = await post(app, { ...body, proof }, { headers: { 'idempotency-key': key } });
    expect(proven.status).toBe(201);
    await challengeOf(await post(app, { ...body, proof }));
    expect(await stored(app)).toHaveLength(1);
  });
});

describe.each(databaseKinds)('fault 17: a proof of work on %s', (kind) => {
  it('that was used is good for nothing else: the same key is the same request, another key is asked again', async () => {
    const app = await openApp(kind, pressed);
    const proof = await solve(await challengeOf(await send(app, 'a')));
    const first = await (await send(app, 'a', { proof })).json();
    expect(await (await send(app, 'a', { proof })).json()).toEqual(first);
    expect((await send(app, 'a', { proof, bottleneck: 'Another text altogether' })).status).toBe(409);
    await challengeOf(await send(app, 'b', { proof }));
    expect(await stored(app)).toHaveLength(1);
  });

  it('fifty at once under one key are one request', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 100, ...pressed });
    const proof = await solve(await challengeOf(await send(app, 'a')));
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(app, 'a', { proof })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await stored(app)).toHaveLength(1);
  });

  it('is refused when it is too old', async () => {
    const advance = stopClock();
    const app = await openApp(kind, pressed);
    const challenge = await challengeOf(await send(app, 'a'));
    const proof = await solve(challenge);
    advance(11 * minuteMs);
    await challengeOf(await send(app, 'a', { proof }));
    const late = { ...challenge, parameters: { ...challenge.parameters, expiresAt: Date.now() / 1_000 + 60 } };
    await challengeOf(await send(app, 'a', { proof: await solve(late) }));
    expect(await stored(app)).toEqual([]);
  });

  it('is refused when it was made for another form, or by another server', async () => {
    const app = await openApp(kind, pressed);
    const elsewhere = await solve(await app.proofs.challenge('newsletter', 'a'));
    await challengeOf(await send(app, 'a', { proof: elsewhere }));
    const { parameters } = await app.proofs.challenge('request', 'a');
    const forged = await solve({ parameters, signature: 'f'.repeat(64) });
    await challengeOf(await send(app, 'a', { proof: forged }));
    expect(await stored(app)).toEqual([]);
  });

  it('is refused when it is wrong, unsolved or no proof at all', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 100, ...pressed });
    const challenge = await challengeOf(await send(app, 'a'));
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    const wrong = [
      encode(challenge, { counter: 0, derivedKey: '00'.repeat(32), time: 1 }),
      encode(challenge, { counter: -1, derivedKey: '', time: 1 }),
      encode(challenge, null),
      encode({ parameters: {} }, {}),
      await solve(easier),
      'no base64 {',
      '',
    ];
    for (const proof of wrong) await challengeOf(await send(app, 'a', { proof }));
    await challengeOf(await send(app, 'a', { proof: 'A'.repeat(5_000) }));
    await challengeOf(await send(app, 'a', { proof: { challenge } }));
    expect(await stored(app)).toEqual([]);
    expect((await send(app, 'a', { proof: await solve(challenge) })).status).toBe(201);
  });

  it('that is wrong counts against the address, so that nobody has us check them without end', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 3, ...pressed });
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await send(app, 'a', { proof: 'wrong' })).status);
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
  });
});

describe.each(databaseKinds)('without a proof, under pressure, on %s', (kind) => {
  it('a plain form is held: its sender is told so, staff see the reason, and no mail goes out until it is released', async () => {
    const app = await openApp(kind, { sendsMail: true, ...pressed });
    const fields = plainRequest({ idempotency_key: 'a' });
    const answer = await postForm(app, fields);
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([303, `${paths.startWorking}?sent=1&by=video&held=1`]);
    const page = await (await app.request(location)).text();
    expect(page).toContain(heldWords.heading);
    expect(page).toContain(heldWords.thanks);
    expect(page).not.toContain('>We’ll also');
    expect((await postForm(app, fields)).headers.get('location')).toBe(location);
    expect(await queuedMail(app)).toEqual([]);

    const headers = await app.signIn();
    const list = await (await app.request('/api/submissions?spam=true', { headers })).json();
    expect(list.items).toMatchObject([{ is_spam: true, spam_reason: 'no-proof', due_at: null }]);
    const [{ id }] = list.items;
    const released = await app.send('PATCH', `/api/submissions/${id}`, { is_spam: false }, { headers });
    expect(await released.json()).toMatchObject({ is_spam: false, spam_reason: null });
    expect(await queuedMail(app)).toEqual(['submission.notice due']);
    expect((await postForm(app, fields)).headers.get('location')).not.toContain('held');
    const [created] = await listEvents(app.database.db);
    expect(created).toMatchObject({ kind: 'submission.created', data: { is_spam: true, spam_reason: 'no-proof' } });
  });

  it('a script that can solve nothing has its request held', async () => {
    const app = await openApp(kind, pressed);
    const answer = await send(app, 'a', { hold: true });
    expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ held: true })]);
    expect(await reasons(app)).toEqual(['no-proof']);
  });

  it('and without pressure nothing is held', async () => {
    const app = await openApp(kind);
    expect(await (await send(app, 'a', { hold: true })).json()).not.toHaveProperty('held');
    expect(await reasons(app)).toEqual([null]);
  });
});
