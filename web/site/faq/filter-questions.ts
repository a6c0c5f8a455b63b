// The address holds the category, so that it can be shared and Back returns to the one before.
const parameter = 'category';
const list = document.getElementById('questions');
const topics = document.getElementById('topics');
const chips = [...(topics?.querySelectorAll<HTMLInputElement>('input[name=about]') ?? [])];
const counter = topics?.querySelector<HTMLElement>('[role=status]');
const chosen = () => chips.find(({ checked }) => checked)?.value ?? '';

/** Checks the chip named in the address, or All without one. */
function readAddress(): void {
  const named = new URLSearchParams(location.search).get(parameter)?.toLowerCase() ?? '';
  const chip = chips.find(({ value }) => value.toLowerCase() === named) ?? chips[0];
  if (!chip) return;
  const changed = !chip.checked;
  chip.checked = true;
  openTarget();
  if (changed) announce();
}

/** Opens the question that a link points to, and shows all questions when the chosen category hides it. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const question = target?.closest('details');
  if (!target || !question) return;
  const hidden = chosen() !== '' && question.dataset.category !== chosen();
  const [all] = chips;
  if (hidden && all) {
    all.checked = true;
    history.replaceState(history.state, '', location.pathname + location.hash);
    announce();
  }
  if (question.open && !hidden) return;
  question.open = true;
  target.scrollIntoView();
}

function announce(): void {
  if (!counter) return;
  const category = chosen();
  const questions = [...(list?.querySelectorAll<HTMLElement>('[data-category]') ?? [])];
  const count = questions.filter(({ dataset }) => category === '' || dataset.category === category).length;
  const { all = '', one = '', several = '' } = counter.dataset;
  const sentence = category === '' ? all : count === 1 ? one : several;
  counter.textContent = sentence.replace('{count}', String(count)).replace('{category}', category);
}

// Arrow keys check every chip they pass, so only the first step of such a walk adds a history entry.
let walking = false;
topics?.addEventListener('pointerdown', () => {
  walking = false;
});
topics?.addEventListener('focusout', ({ relatedTarget }) => {
  if (!chips.some((chip) => chip === relatedTarget)) walking = false;
});
topics?.addEventListener('change', ({ target }) => {
  if (!chips.some((chip) => chip === target)) return;
  const category = chosen();
  const address = category === '' ? location.pathname : `?${parameter}=${encodeURIComponent(category)}`;
  if (walking) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  walking = true;
  announce();
});
window.addEventListener('popstate', readAddress);
window.addEventListener('hashchange', openTarget);
readAddress();

export {};
