import { describe, expect, it } from 'vitest';
import type { SubmissionPage, SubmissionRow } from '../api/staff-api.ts';
import { appendPage, startList } from '../paged-list/paged-list.ts';
import { refreshList, removeRow, replaceRow } from './submission-list.ts';

const counts = { total: 0, new: 0, contacted: 0, completed: 0 };

/** A row; higher numbers are newer. */
function row(number: number, more: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id: `id-${String(number).padStart(3, '0')}`,
    full_name: `Visitor ${number}`,
    email: 'visitor@example.com',
    website: null,
    phone: null,
    bottleneck: 'Calls after six.',
    contact_method: 'email',
    status: 'new',
    notes: null,
    created_at: new Date(number * 1_000).toISOString(),
    version: 1,
    call_id: null,
    urgent: false,
    source: 'form',
    assignee_id: null,
    is_spam: false,
    contacted_at: null,
    labels: [],
    due_at: null,
    ...more,
  };
}

function page(numbers: number[], next_cursor: string | null = null): SubmissionPage {
  return { items: numbers.map((number) => row(number)), counts, next_cursor, matching: null };
}

function numbersOf(list: { items: SubmissionRow[] }): number[] {
  return list.items.map(({ id }) => Number(id.slice(3)));
}

describe('the list of the inbox', () => {
  it('appends the next page and takes over its cursor', () => {
    const list = appendPage(startList(page([6, 5], 'after-5')), page([4, 3], 'after-3'));
    expect(numbersOf(list)).toEqual([6, 5, 4, 3]);
    expect(list.nextCursor).toBe('after-3');
  });

  it('shows a row once when two pages contain it', () => {
    expect(numbersOf(appendPage(startList(page([6, 5], 'after-5')), page([5, 4])))).toEqual([6, 5, 4]);
  });

  it('keeps later pages when the first is reloaded', () => {
    const grown = appendPage(startList(page([6, 5], 'after-5')), page([4, 3], 'after-3'));
    const list = refreshList(grown, page([7, 6], 'after-6'));
    expect(numbersOf(list)).toEqual([7, 6, 5, 4, 3]);
    expect(list.nextCursor).toBe('after-3');
  });

  it('drops a row that the first page no longer has', () => {
    const grown = appendPage(startList(page([6, 5], 'after-5')), page([4, 3], 'after-3'));
    expect(numbersOf(refreshList(grown, page([6, 4], 'after-4')))).toEqual([6, 4, 3]);
  });

  it('starts over rather than show a gap', () => {
    const list = refreshList(startList(page([6, 5], 'after-5')), page([20, 19], 'after-19'));
    expect(numbersOf(list)).toEqual([20, 19]);
    expect(list.nextCursor).toBe('after-19');
  });

  it('shows only the first page when there is no other', () => {
    const grown = appendPage(startList(page([6, 5], 'after-5')), page([4]));
    expect(numbersOf(refreshList(grown, page([6])))).toEqual([6]);
    expect(numbersOf(refreshList(grown, page([])))).toEqual([]);
  });

  it('orders requests of the same moment by id', () => {
    const created_at = new Date(0).toISOString();
    const [newest, middle, oldest] = [row(3, { created_at }), row(2, { created_at }), row(1, { created_at })];
    const list = { items: [newest, middle, oldest], nextCursor: null };
    const fresh = { items: [newest, middle], counts, next_cursor: 'after-2' };
    expect(numbersOf(refreshList(list, fresh))).toEqual([3, 2, 1]);
  });

  it('updates a changed row in its place, or drops it when it no longer matches the filter', () => {
    const list = startList(page([3, 2, 1]));
    const changed = row(2, { status: 'completed', version: 2 });
    expect(replaceRow(list, changed, 'all').items[1]).toBe(changed);
    expect(numbersOf(replaceRow(list, changed, 'new'))).toEqual([3, 1]);
  });

  it('keeps a row without a status under new', () => {
    const list = startList(page([2, 1]));
    expect(numbersOf(replaceRow(list, row(2, { status: null }), 'new'))).toEqual([2, 1]);
  });

  it('removes a row', () => {
    expect(numbersOf(removeRow(startList(page([2, 1])), 'id-002'))).toEqual([1]);
  });
});
