import { missedCalls } from './missed-calls.ts';

const form = document.querySelector<HTMLFormElement>('[data-calculator]');
const amounts = form?.querySelector<HTMLElement>('[data-amounts]');
const results = form?.querySelector<HTMLElement>('[data-results]');
const sums = form?.querySelector('template');

function amount(id: string): number {
  return form?.querySelector<HTMLInputElement>(`#${id}`)?.valueAsNumber ?? Number.NaN;
}

function show(): void {
  const worked = missedCalls(amount('missed'), amount('share'), amount('value'), navigator.language);
  for (const place of results?.querySelectorAll<HTMLElement>('[data-result]') ?? []) {
    place.textContent = worked?.[place.dataset.result as keyof typeof worked] ?? '–';
  }
}

// Without this script the page shows the formula and an example in place of fields.
if (form && amounts && results && sums) {
  results.replaceChildren(sums.content.cloneNode(true));
  amounts.hidden = false;
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
}
