// Opens the chat with a question asked: one that was tapped, or one that was written. A tap that would open a new tab follows the link.
const launcher = document.getElementById('chat-launcher');

function ask(event: Event, question = ''): void {
  if (!launcher) return;
  event.preventDefault();
  launcher.dataset.question = question.trim();
  // Until its script has run, the launcher is hidden and hears no tap; modules run before `load`.
  if (launcher.hidden) addEventListener('load', () => launcher.click(), { once: true });
  else launcher.click();
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  ask(event, link.dataset.ask);
});

document.addEventListener('submit', (event) => {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  if (form?.dataset.askForm === undefined) return;
  ask(event, form.querySelector('input')?.value);
  form.reset();
});

export {};
