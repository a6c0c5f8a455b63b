const menu = document.getElementById('menu');

// A page kept for the Back button would come back with the menu still open.
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
});
