import { describe, expect, it } from 'vitest';
import type { Answer, SubmissionPage } from '../../api/staff-api.ts';
import type { RequestApi } from './request-api.ts';
import { createRequestStore } from './request-store.ts';

/** A store whose lists are answered by the test, in any order. */
function openStore() {
  const asked: ((answer: Answer<SubmissionPage>) => void)[] = [];
  const list = () => new Promise<Answer<SubmissionPage>>((resolve) => asked.push(resolve));
  const none = async () => ({ ok: false, failure: 'gone' }) as const;
  const api: RequestApi = { list, read: none, change: none, remove: none, restore: none };
  return {
    store: createRequestStore(api),
    asked,
    answer: (call: number, total: number) => asked[call]?.(pageOf(total)),
  };
}

function pageOf(total: number): Answer<SubmissionPage> {
  const counts = { total, new: total, contacted: 0, completed: 0 };
  const body = {
    items: [],
    counts,
    overdue: total,
    waiting: 0,
    next_cursor: null,
    as_of: '2026-11-20T10:00:00.000Z',
    matching: 0,
  };
  return { ok: true, body };
}

describe('the counts of all requests', () => {
  it.each([
    ['the same view', {}],
    ['another view', { status: 'new' } as const],
  ])('are those of the reading that was asked for last, though one of %s is answered later', async (_, view) => {
    const { store, answer } = openStore();
    await Promise.all([store.open({}), answer(0, 1)]);
    const early = store.refresh(view);
    const late = store.refresh({});
    answer(2, 3);
    await late;
    answer(1, 2);
    await early;
    expect(store.state()).toMatchObject({ counts: { total: 3 }, overdue: 3 });
  });

  it('are not taken from a whole reading that a later one overtook', async () => {
    const { store, asked, answer } = openStore();
    await Promise.all([store.open({}), answer(0, 1)]);
    const whole = store.reread();
    const late = store.refresh({});
    answer(2, 3);
    await late;
    answer(1, 2);
    // The view is read once more.
    await expect.poll(() => asked).toHaveLength(4);
    expect(store.state()).toMatchObject({ counts: { total: 3 }, overdue: 3 });
    answer(3, 4);
    await whole;
    expect(store.state()).toMatchObject({ counts: { total: 4 }, overdue: 4 });
  });
});

describe('a store that was emptied', () => {
  it.each([
    ['a list', (store: ReturnType<typeof createRequestStore>) => store.refresh({})],
    ['a whole list', (store: ReturnType<typeof createRequestStore>) => store.reread()],
  ])('takes nothing from %s that was asked for before', async (_, read) => {
    const { store, answer } = openStore();
    await Promise.all([store.open({}), answer(0, 1)]);
    const reading = read(store);
    store.clear();
    answer(1, 2);
    await reading;
    expect(store.state()).toMatchObject({ counts: null });
    expect(store.state().views.size).toBe(0);
    await Promise.all([store.open({}), answer(2, 3)]);
    expect(store.state()).toMatchObject({ counts: { total: 3 } });
  });
});
