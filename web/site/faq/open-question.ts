// A link to a question opens it: a browser that does not open what a link leads to would show a closed row.
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const question = target?.closest('details');
  if (!target || !question || question.open) return;
  question.open = true;
  target.scrollIntoView();
}

window.addEventListener('hashchange', openTarget);
openTarget();

export {};
