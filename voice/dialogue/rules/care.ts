import { splitSentences } from '../../engine/text/sentences.ts';
import { readDistress } from '../understanding/intents/distress.ts';
import { asksForLanguage, readLanguage } from '../understanding/intents/languages.ts';
import { readLeaving } from '../understanding/intents/leaving.ts';
import { askedField, type Handler, openQuestion } from './dialogue-state.ts';

/** Meets somebody in danger, or who threatens others, before any business. */
export const care: Handler = (dialogue, text) => {
  const { words } = dialogue;
  switch (readDistress(text)) {
    case 'emergency':
      return { say: splitSentences(words.emergency) };
    case 'self-harm':
      dialogue.offer = { kind: 'form', known: {}, urgent: true };
      return { say: [...splitSentences(words.selfHarm), words.offerCallBack] };
    case 'threat':
      return { say: splitSentences(words.threat) };
    default:
      return null;
  }
};

/** Tells who speaks another language, in that language, what the agent speaks and how to write to people. */
export const otherLanguage: Handler = (dialogue, text) => {
  const kind = askedField(dialogue)?.kind;
  // A name or an address may be of any language.
  if (kind && kind !== 'text') return null;
  // 'Grazie, ciao' ends a call that went in English.
  if (readLeaving(text) === 'goodbye') return null;
  const language = readLanguage(text);
  const said = { say: [dialogue.words.onlyEnglish, ...openQuestion(dialogue)] };
  if (!language && asksForLanguage(text)) return dialogue.knowledge.lookUp(text).kind === 'answer' ? null : said;
  return language && { say: [...splitSentences(dialogue.words[language]), ...openQuestion(dialogue)] };
};
