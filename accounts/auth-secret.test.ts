import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchDisk } from '#/tests/support/disk-watch.ts';
import { authSecret } from './auth-secret.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('the key that signs sessions', () => {
  it('is created once, readable by its owner only, and flushed before it gets its name', () => {
    const folder = newFolder();
    const file = join(folder, 'auth-secret');
    const events = watchDisk();
    const secret = authSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['auth-secret']);
    const aside = events[0]?.slice('sync '.length) ?? '';
    expect(aside.startsWith(`${file}.`)).toBe(true);
    expect(events).toEqual([`sync ${aside}`, `link ${aside} ${file}`, `sync ${folder}`]);
    expect(authSecret(folder)).toBe(secret);
  });

  it('is the other process’s when two create one at the same time', () => {
    const folder = newFolder();
    const theirs = 'made-by-another-process-meanwhile-0123456789';
    watchDisk((event) => {
      if (event.startsWith('link')) writeFileSync(join(folder, 'auth-secret'), theirs);
    });
    expect(authSecret(folder)).toBe(theirs);
    expect(readdirSync(folder)).toEqual(['auth-secret']);
  });

  it('leaves no partial file when writing is interrupted', () => {
    const folder = newFolder();
    watchDisk((event) => {
      if (!event.startsWith('sync')) throw new Error('the power is cut');
    });
    expect(() => authSecret(folder)).toThrow();
    expect(readdirSync(folder)).not.toContain('auth-secret');
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\n'],
    ['half of one', 'UK0d1vJ0k8sBZ7cE'],
    ['what a power cut leaves of a file that was not synced', '\0'.repeat(43)],
  ])('is refused when the file holds %s', (_, content) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'auth-secret'), content);
    expect(() => authSecret(folder)).toThrow(expect.objectContaining({ name: 'AuthSecretError' }));
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(content);
  });

  it('may be chosen by the operator', () => {
    const folder = newFolder();
    writeFileSync(
      join(folder, 'auth-secret'),
      'correct horse battery staple'.replaceAll(' ', '-').padEnd(40, '!').concat('\n'),
    );
    expect(authSecret(folder)).toHaveLength(40);
  });
});
