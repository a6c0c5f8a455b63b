/** So long our own words may come back through the microphone. */
const echoWindowMs = 8_000;
/** Fewer words than this may be an answer that repeats a word of the question. */
const surelyEchoWords = 3;
/** Those of the window, of the sentence before it and of the one that is begun are fewer, at the fastest pace. */
const maxEchoWords = 150;

/** What answers a question and may well stand at its end. */
const answers = new Set(['yes', 'yeah', 'yep', 'no', 'nope', 'ok', 'okay', 'sure', 'email', 'phone', 'video', 'text']);

/** Drops what is our own voice, heard by the recogniser: browsers promise no echo cancelling for it. */
export interface EchoGate {
  /** Keeps what is spoken; call at its end as well as at its start, the window counts from the last of them. */
  spoke(text: string, now: number): void;
  /**
   * What of a session's text the visitor said themselves; empty when it is all ours. Words at its start that were ours
   * stay so for the session: the engine counts words.
   */
  ownWords(session: number, text: string, now: number): string;
}

export function createEchoGate(): EchoGate {
  let spoken: { text: string; at: number }[] = [];
  let echoed = { session: -1, words: 0 };

  return {
    spoke(text, now) {
      spoken = [...spoken.filter((entry) => entry.text !== text && now - entry.at < echoWindowMs), { text, at: now }];
    },
    ownWords(session, text, now) {
      const recent = spoken.filter(({ at }) => now - at < echoWindowMs).flatMap((entry) => tokensOf(entry.text));
      const ours = recent.slice(-maxEchoWords);
      const words = text.split(/\s+/).filter((word) => tokensOf(word).length > 0);
      const heard = words.slice(0, maxEchoWords + 1).map((word) => tokensOf(word).join(''));
      const before = echoed.session === session ? echoed.words : 0;
      echoed = { session, words: Math.max(before, isEcho(heard, ours) ? heard.length : echoedStart(heard, ours)) };
      return words.slice(echoed.words).join(' ');
    },
  };
}

function isEcho(heard: readonly string[], ours: readonly string[]): boolean {
  if (heard.length > maxEchoWords) return false;
  if (heard.length >= surelyEchoWords) return isNearlyWithin(heard, ours);
  return endsWith(ours, heard) && !heard.some((word) => answers.has(word));
}

/** The words in their order, with few others between them: a recogniser loses words of an echo, it does not jump. */
function isNearlyWithin(heard: readonly string[], ours: readonly string[]): boolean {
  const span = heard.length * 2;
  return ours.some((word, start) => {
    if (word !== heard[0]) return false;
    let found = 0;
    for (const candidate of ours.slice(start, start + span)) if (candidate === heard[found]) found += 1;
    return found === heard.length;
  });
}

/** How many words at the start are the last of ours: the visitor spoke right after us. */
function echoedStart(heard: readonly string[], ours: readonly string[]): number {
  for (let length = heard.length - 1; length >= surelyEchoWords; length -= 1) {
    if (endsWith(ours, heard.slice(0, length))) return length;
  }
  return 0;
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  const start = words.length - end.length;
  return end.length > 0 && start >= 0 && end.every((word, index) => words[start + index] === word);
}

function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}
