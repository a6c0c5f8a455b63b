import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
