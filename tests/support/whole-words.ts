import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Every word that is shown stands on one line, apart from names of files, which may break anywhere. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect(await page.evaluate(cutWords), `cut words at ${page.url()}`).toEqual([]);
}

function cutWords(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('script, style, code, .sr-only')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
      if (lines.size > 1) cut.push(`${word} in <${parent.localName}>`);
    }
  }
  return cut;
}
