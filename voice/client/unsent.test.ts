import { describe, expect, it } from 'vitest';
import { typingReportMs } from '#/voice/protocol/limits.ts';
import { holdStore } from '../testing/client/held-store.ts';

describe('the call store', () => {
  it('tells that the visitor types, once in a while, and keeps what they did not send for the next call', async () => {
    const { backend, call, clock, inCall, store, state } = holdStore();
    await call();
    for (const text of ['W', 'We', 'We m']) store.compose(text);
    store.composeField('email', 'ann@');
    expect(backend.sent).toEqual([{ type: 'typing' }]);
    await clock.advance(typingReportMs);
    store.compose('We miss ca');
    expect(backend.sent).toEqual([{ type: 'typing' }, { type: 'typing' }]);
    expect(inCall().unsent).toEqual({ message: 'We miss ca', fields: { email: 'ann@' } });
    await store.stop();
    expect(state()).toMatchObject({ lastEnd: { unsent: { message: 'We miss ca', fields: { email: 'ann@' } } } });
    await call();
    expect(inCall().unsent).toEqual({ message: 'We miss ca', fields: {} });
    store.type('We miss calls.');
    expect(inCall().unsent).toEqual({ fields: {} });
  });

  it('keeps what was not sent for the next page of the tab: the message for any call, fields for their desk', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const desk = { type: 'desk', id: 'frontdesk', name: 'Frontdesk', sample: false, suggestions: [] } as const;
    const first = holdStore(undefined, storage);
    await first.call();
    first.backend.deliver({ ...desk, suggestions: [] });
    first.store.compose('We miss ca');
    first.store.composeField('email', 'ann@');

    const again = holdStore(undefined, storage);
    await again.call();
    expect(again.inCall().unsent).toEqual({ message: 'We miss ca', desk: 'frontdesk', fields: { email: 'ann@' } });
    again.backend.deliver({ type: 'form', stage: 'sent', fields: [], urgent: false });
    expect(again.inCall().unsent.fields).toEqual({});
    again.backend.deliver({ ...desk, suggestions: [] });
    again.store.composeField('email', 'bob@');

    const other = holdStore(undefined, storage);
    await other.store.start({ agent: 'salon' });
    other.backend.deliver({ type: 'listening' });
    expect(other.inCall().unsent).toEqual({ message: 'We miss ca', fields: {} });
    other.store.type('We miss calls');
    expect(kept.size).toBe(0);

    for (const broken of ['{', '[]', '{"fields":{"email":1}}', '{"message":1,"fields":{}}']) {
      kept.set('unsent', broken);
      const { call, inCall } = holdStore(undefined, storage);
      await call();
      expect(inCall().unsent).toEqual({ fields: {} });
    }
  });
});
