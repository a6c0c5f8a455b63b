import { missedCalls } from './missed-calls.ts';

const form = document.querySelector<HTMLFormElement>('[data-calculator]');

function amount(id: string): number {
  return form?.querySelector<HTMLInputElement>(`#${id}`)?.valueAsNumber ?? Number.NaN;
}

function show(): void {
  const worked = missedCalls(
    amount('missed'),
    amount('share'),
    amount('value'),
    navigator.language,
    form?.dataset.calculator ?? '',
  );
  for (const place of form?.querySelectorAll<HTMLElement>('[data-result]') ?? []) {
    place.textContent = worked?.[place.dataset.result as keyof typeof worked] ?? '–';
  }
}

form?.addEventListener('input', show);
form?.addEventListener('submit', (event) => event.preventDefault());
show();
