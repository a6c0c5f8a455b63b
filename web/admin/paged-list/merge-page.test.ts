import { describe, expect, it } from 'vitest';
import { appendPage, mergeFirstPage } from './merge-page.ts';

function list(ids: string, nextCursor: string | null = null) {
  return { ids: [...ids], nextCursor };
}

describe('the pages of a list', () => {
  it('appends the next page and takes over its cursor', () => {
    expect(appendPage(list('fe', 'after-e'), list('dc', 'after-c'))).toEqual(list('fedc', 'after-c'));
  });

  it('shows an id once when two pages contain it', () => {
    expect(appendPage(list('fe', 'after-e'), list('ed'))).toEqual(list('fed'));
  });

  it('keeps later pages when the first is read again', () => {
    expect(mergeFirstPage(list('fedc', 'after-c'), list('gf', 'after-f'))).toEqual(list('gfedc', 'after-c'));
  });

  it('drops an id that the first page no longer has', () => {
    expect(mergeFirstPage(list('fedc', 'after-c'), list('fd', 'after-d'))).toEqual(list('fdc', 'after-c'));
  });

  it('starts over rather than show a gap', () => {
    expect(mergeFirstPage(list('fe', 'after-e'), list('zy', 'after-y'))).toEqual(list('zy', 'after-y'));
  });

  it('is the page when there is no other', () => {
    expect(mergeFirstPage(list('fedc'), list('f'))).toEqual(list('f'));
  });

  it('keeps the order of the page when an id moved to its top', () => {
    expect(mergeFirstPage(list('abcdef', 'after-f'), list('eab', 'after-b'))).toEqual(list('eabcdf', 'after-f'));
  });
});
