const menu = document.getElementById('menu');

// Otherwise the back/forward cache would restore the page with an open menu.
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
});
