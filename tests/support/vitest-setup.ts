import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What a test waits for comes at once on a machine that is not busy; on one that is, a second is not enough.
const { waitFor } = vi;
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options);

// A noisy test fails. One that expects noise takes the spy over: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
const noise: string[] = [];

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...said) => noise.push(format(...said)));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise.splice(0), 'console.error and console.warn stay silent').toEqual([]);
});
