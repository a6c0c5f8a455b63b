// The category shown stands in the address, so that it can be shared and Back leads to the one before.
const parameter = 'category';
const list = document.getElementById('questions');
const chips = [...(list?.querySelectorAll<HTMLInputElement>('input[name=about]') ?? [])];
const counter = list?.querySelector<HTMLElement>('[role=status]');
const chosen = () => chips.find(({ checked }) => checked)?.value ?? '';

/** Marks the chip the address names; All when it names none. */
function readAddress(): void {
  const named = new URLSearchParams(location.search).get(parameter)?.toLowerCase() ?? '';
  const chip = chips.find(({ value }) => value.toLowerCase() === named) ?? chips[0];
  if (!chip) return;
  const changed = !chip.checked;
  chip.checked = true;
  openTarget();
  if (changed) announce();
}

/** Opens the question a link leads to, and shows all questions when the chosen category would hide it. */
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

// Arrow keys choose each chip they pass: of such a walk only the first step makes an entry in the history.
let walking = false;
list?.addEventListener('pointerdown', () => {
  walking = false;
});
list?.addEventListener('focusout', ({ relatedTarget }) => {
  if (!chips.some((chip) => chip === relatedTarget)) walking = false;
});
list?.addEventListener('change', ({ target }) => {
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
