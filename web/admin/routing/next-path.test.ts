import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { nextPath, signInPath } from './next-path.ts';

describe('the page after sign-in', () => {
  it.each([
    ['/', '/'],
    ['/?status=new', '/?status=new'],
    ['/calls/0198-abc?from=inbox', '/calls/0198-abc?from=inbox'],
    [paths.admin, '/'],
    [`${paths.admin}?status=new`, '/?status=new'],
    ['/administrators', '/administrators'],
  ])('%s is a place inside the app', (wanted, path) => {
    expect(nextPath(wanted)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    `${paths.admin}//evil.example`,
    'javascript:alert(1)',
    '/sign-in',
    '/sign-in?next=/sign-in',
    `${paths.admin}/sign-out`,
    '/set-up?token=x',
    'inbox',
  ])('%j leads to the inbox instead', (wanted) => {
    expect(nextPath(wanted)).toBe('/');
  });

  it('is carried to the sign-in page and back', () => {
    const search = new URL(signInPath('/?status=new'), 'http://localhost').searchParams;
    expect(nextPath(search.get('next'))).toBe('/?status=new');
    expect(signInPath('/')).toBe('/sign-in');
  });
});
