// Proof that `fixed-waits.grit` sees what a test must not do: wait for a time, or measure one. Each is suppressed here,
// and a suppression that suppresses nothing fails `npm run check`. Never run.
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

export async function wait(page: Page, begun: number): Promise<void> {
  // biome-ignore lint/plugin: planted
  await page.waitForTimeout(500);
  // biome-ignore lint/plugin: planted
  await delay(20);
  // biome-ignore lint/plugin: planted
  await new Promise((done) => setTimeout(done, 100));
  // biome-ignore lint/plugin: planted
  await new Promise<void>((done) => void setTimeout(done, 100));
  // biome-ignore lint/plugin: planted
  await new Promise((done) => {
    setTimeout(done, 100);
  });
  // biome-ignore lint/plugin: planted
  expect(performance.now() - begun).toBeLessThan(1_000);
  // biome-ignore lint/plugin: planted
  expect(Date.now() - begun, 'soon').toBeLessThanOrEqual(1_000);
}
