/** What of a `SpeechSynthesisVoice` the choice depends on. */
export interface VoiceLike {
  name: string;
  lang: string;
  default: boolean;
  /** Made on this machine, not by a server. */
  localService: boolean;
}

export interface VoicePair<Voice> {
  assistant: Voice;
  caller: Voice;
}

/** eSpeak's, and the novelty and Eloquence voices of Apple's systems: nobody would listen to them for long. */
const unpleasant =
  /espeak|^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grand[mp]a|hysterical|jester|junior|kathy|organ|pipe organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;
/** How systems name their better voices. */
const good = /natural|neural|premium|enhanced|siri/i;

/** Two pleasant voices that speak English and can be told apart, or null. */
export function pickVoices<Voice extends VoiceLike>(voices: readonly Voice[]): VoicePair<Voice> | null {
  const [assistant, ...others] = voices
    .filter(({ lang, name }) => /^en\b/i.test(lang.replace('_', '-')) && !unpleasant.test(name))
    .sort((a, b) => rank(b) - rank(a));
  const caller = others.find(({ name }) => assistant && personOf(name) !== personOf(assistant.name));
  return assistant && caller ? { assistant, caller } : null;
}

function rank({ name, default: isDefault, localService }: VoiceLike): number {
  return (good.test(name) ? 4 : 0) + (isDefault ? 2 : 0) + (localService ? 1 : 0);
}

/** 'Samantha (Enhanced)' and 'Samantha' are one person. */
function personOf(name: string): string {
  return name.replace(/\(.*/, '').trim();
}
