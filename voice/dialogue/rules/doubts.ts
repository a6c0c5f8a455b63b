import type { Passage } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { asksAnything } from '../understanding/questions/asked-within.ts';
import { type DialogueState, type Handler, isBusy, type Reply } from './dialogue-state.ts';
import { doubtIn } from './doubt-in.ts';
import { offerForm } from './offer-form.ts';

/** Meets a doubt that a caller states: neither a trouble to pass on nor a wish for a person. */
export const meetDoubt: Handler = (dialogue, text) => {
  const met = isBusy(dialogue) ? null : doubtIn(dialogue, text);
  return met && meetWith(dialogue, met, text);
};

/** Meets a doubt that is asked, where nothing else is known of it: 'what if it makes things up'. */
export const meetDoubtAtLast: Handler = (dialogue, text) => {
  if (isBusy(dialogue) || !asksAnything(text) || asksForFact(text)) return null;
  const met = dialogue.knowledge.meetDoubt(text, false);
  return met && meetWith(dialogue, met, text);
};

/** 'Who exactly reads it, your staff or mine?' doubts nothing. */
function asksForFact(text: string): boolean {
  return plainWords(text)
    .slice(0, mostBeforeFact)
    .some((word) => factWords.has(word));
}

const factWords = new Set(['who', 'whose', 'whom', 'where', 'which', 'when']);
const mostBeforeFact = 3;

function meetWith(dialogue: DialogueState, met: Passage, text: string): Reply {
  const wasMet = dialogue.toldPassages.has(met.id);
  dialogue.offer = null;
  dialogue.answered++;
  dialogue.question = text;
  dialogue.topic = met;
  dialogue.untold = [];
  dialogue.exhausted = null;
  dialogue.toldPassages.add(met.id);
  if (!wasMet) return { say: splitSentences(met.text) };
  const offered = offerForm(dialogue, 'offerCallBack');
  return { say: [dialogue.words.heard, ...(offered.length > 0 ? offered : [dialogue.words.whatElse])] };
}
