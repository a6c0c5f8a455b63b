/**
 * Speaks nothing, in a tap: browsers let a page speak later only after that. For a card whose client is still on its
 * way when the visitor taps; the client itself does the same.
 */
export function unlockSpeech(): void {
  if (typeof speechSynthesis === 'undefined') return;
  const utterance = new SpeechSynthesisUtterance('');
  utterance.volume = 0;
  speechSynthesis.speak(utterance);
}
