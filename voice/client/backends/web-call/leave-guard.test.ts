// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { guardLeaving } from './leave-guard.ts';

function page(html: string) {
  window.location.href = 'https://frontdesk.test/how-it-works';
  document.body.innerHTML = html;
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
}

/** Whether the browser would ask. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('asks before the site is left, and not on the way to another page of it', () => {
  page('<a id="in" href="/faq"><b>FAQ</b></a> <a id="out" href="https://else.test/">Elsewhere</a> <i>text</i>');
  const release = guardLeaving(window);
  expect(asks()).toBe(true);
  document.querySelector<HTMLElement>('#in b')?.click();
  expect(asks()).toBe(false);
  expect(asks()).toBe(true);
  document.querySelector<HTMLElement>('#out')?.click();
  expect(asks()).toBe(true);
  document.querySelector<HTMLElement>('i')?.click();
  expect(asks()).toBe(true);
  release();
  expect(asks()).toBe(false);
});
