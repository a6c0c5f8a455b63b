import { describe, expect, it } from 'vitest';
import { parseSubmission } from '#/inbox/request/submission-input.ts';

const ann = { full_name: 'Ann', email: 'ann@example.com', bottleneck: 'Nobody answers.', contact_method: 'email' };

/** The website of a request, as it is stored after somebody typed it; undefined when it is refused. */
function websiteOf(website: string): string | null | undefined {
  const parsed = parseSubmission({ ...ann, website });
  return parsed.ok ? parsed.input.website : undefined;
}

describe('a web address', () => {
  it.each([
    ['annbakes.com', 'https://annbakes.com'],
    [' www.annbakes.co.uk/menu?day=1 ', 'https://www.annbakes.co.uk/menu?day=1'],
    ['bäckerei-ann.de', 'https://bäckerei-ann.de'],
    ['annbakes.com:8080', 'https://annbakes.com:8080'],
    ['http://annbakes.com', 'http://annbakes.com'],
    ['HTTPS://annbakes.com', 'HTTPS://annbakes.com'],
    ['', null],
  ])('typed as %j is stored as %j', (typed, stored) => {
    expect(websiteOf(typed)).toBe(stored);
  });

  it.each([
    'Ann Bakes',
    'annbakes',
    'javascript:alert(1)',
    'ann@annbakes.com',
    'annbakes.',
    '1.2',
    '//annbakes.com',
    'ftp://annbakes.com',
  ])('is asked for again instead of %j', (typed) => {
    expect(websiteOf(typed)).toBeUndefined();
  });
});
