// Browsers fetch the manifest before the first paint, so with JavaScript it is linked only afterwards. Without
// JavaScript the link is in the page's `noscript`.
const place = document.querySelector('head noscript');
place?.insertAdjacentHTML('afterend', place.textContent);
