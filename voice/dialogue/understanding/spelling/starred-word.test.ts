import { describe, expect, it } from 'vitest';
import { withStarred } from './starred-word.ts';

describe('withStarred', () => {
  it.each([
    ['Marcia Wlison. *Wilson lol', 'Marcia Wilson. lol'],
    ['we mis calls at night *miss', 'we miss calls at night'],
    ['jo@exmaple.com *example', 'jo@example.com'],
    ['jo@example.con *.com', 'jo@example.com'],
    ['Ann Smith *owner', 'Ann Smith *owner'],
    ['*really* busy', '*really* busy'],
    ['5 * 3', '5 * 3'],
  ])('reads "%s" as "%s"', (said, meant) => {
    expect(withStarred(said)).toBe(meant);
  });
});
