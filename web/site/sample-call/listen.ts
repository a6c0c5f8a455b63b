import { pickVoices, type VoicePair } from './voice-pair.ts';

interface Spoken {
  turn: HTMLElement;
  text: string;
  voice: SpeechSynthesisVoice;
}

const stateIntervalMs = 500;
/** Far above what a sentence of at most 200 characters takes. */
const longestSentenceMs = 30_000;
/** Voices come late: the list is empty until `voiceschanged`, which some browsers never send. */
const voicesLimitMs = 1_000;

const card = document.querySelector<HTMLElement>('.read-aloud');
const button = card?.querySelector('button');
const synthesis = (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
/** What is read aloud. */
let call: Spoken[] = [];
let voices: VoicePair<SpeechSynthesisVoice> | null = null;
/** A browser may collect an utterance nobody refers to, and its `end` with it. */
let current: SpeechSynthesisUtterance | null = null;
let watch: ReturnType<typeof setInterval> | undefined;

/** Shows the button once the browser has two voices. */
function offer(): void {
  voices ??= pickVoices(synthesis?.getVoices() ?? []);
  if (button && voices) button.hidden = false;
}

/** Each sentence is an utterance of its own: Chrome stops its network voices after 15 seconds. */
function sentences({ assistant, caller }: VoicePair<SpeechSynthesisVoice>): Spoken[] {
  return [...(card?.querySelectorAll<HTMLElement>('[data-turn]') ?? [])].flatMap((turn) =>
    [...turn.querySelectorAll('p > span')].map((sentence) => ({
      turn,
      text: sentence.textContent.trim(),
      voice: turn.dataset.turn === 'caller' ? caller : assistant,
    })),
  );
}

function speak(left: Spoken[]): void {
  settle();
  const [next, ...rest] = left;
  const end = lengthOf(rest);
  if (!next || !synthesis) {
    card?.toggleAttribute('data-heard', true);
    return;
  }
  show(end + next.text.length);
  const utterance = new SpeechSynthesisUtterance(next.text);
  utterance.voice = next.voice;
  utterance.lang = next.voice.lang;
  // Not every voice tells.
  utterance.onboundary = ({ charIndex }) => utterance === current && show(end + next.text.length - charIndex);
  utterance.onend = () => utterance === current && speak(rest);
  utterance.onerror = () => utterance === current && stop();
  current = utterance;
  card?.toggleAttribute('data-speaking', true);
  next.turn.toggleAttribute('data-spoken', true);
  synthesis.speak(utterance);
  watchOver(synthesis, rest);
}

function lengthOf(spoken: Spoken[]): number {
  return spoken.reduce((sum, { text }) => sum + text.length, 0);
}

/** How far the call was heard, by the letters that are left of it. */
function show(left: number): void {
  card?.style.setProperty('--spoken', `${100 - (100 * left) / lengthOf(call)}%`);
}

/** For an `end` that never comes: goes on when the voice has fallen silent, stops when it was never heard. */
function watchOver(voice: SpeechSynthesis, rest: Spoken[]): void {
  const since = performance.now();
  let wasHeard = false;
  let quiet = 0;
  watch = setInterval(() => {
    wasHeard ||= voice.speaking;
    quiet = voice.speaking || voice.pending ? 0 : quiet + 1;
    if (performance.now() - since > longestSentenceMs) stop();
    else if (quiet >= 2) wasHeard ? speak(rest) : stop();
  }, stateIntervalMs);
}

/** Nothing is spoken or marked any more. */
function settle(): void {
  clearInterval(watch);
  current = null;
  card?.removeAttribute('data-speaking');
  card?.style.removeProperty('--spoken');
  card?.querySelector('[data-spoken]')?.removeAttribute('data-spoken');
}

function stop(): void {
  settle();
  synthesis?.cancel();
}

// Only Home and the pages of the audiences have a call.
if (button && synthesis) {
  button.addEventListener('click', () => {
    if (current) stop();
    else if (voices) {
      for (const later of card?.querySelectorAll('details') ?? []) later.open = true;
      card?.removeAttribute('data-heard');
      call = sentences(voices);
      speak(call);
    }
  });
  // A browser speaks on when its page is left.
  addEventListener('pagehide', () => current && stop());
  offer();
  // Not in Safari before 16.
  synthesis.addEventListener?.('voiceschanged', offer);
  setTimeout(offer, voicesLimitMs);
}
