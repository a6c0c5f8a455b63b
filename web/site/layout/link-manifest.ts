// Browsers ask for a manifest while they still owe the visitor the page: with scripts it is named once that is painted,
// without them it stands where it always did.
const place = document.querySelector('head noscript');
place?.insertAdjacentHTML('afterend', place.textContent);
