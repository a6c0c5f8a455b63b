// Opens the chat with the tapped question asked; a tap that would open a new tab follows the link.
const launcher = document.getElementById('chat-launcher');

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null;
  if (!launcher || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  launcher.dataset.question = link.dataset.ask;
  launcher.click();
});

export {};
