/** A tab holds one conversation at a time: a call that begins ends a chat, and while it is on no chat can be opened. */
const began = 'frontdesk:call-began';

/** Tells the page whether a call is on. */
export function tellOfCall(isOn: boolean): void {
  const { documentElement } = document;
  if (isOn === 'calling' in documentElement.dataset) return;
  documentElement.toggleAttribute('data-calling', isOn);
  if (isOn) document.dispatchEvent(new Event(began));
}

export function onCallBegins(listener: () => void): void {
  document.addEventListener(began, listener);
}
