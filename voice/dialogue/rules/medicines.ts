import { partsOfTurn } from '../booking/booking-turn.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { asksForMedicine } from '../understanding/questions/medicines.ts';
import { tell } from './answers.ts';
import { type DialogueState, type Handler, openQuestion } from './dialogue-state.ts';

/** A part of so few words, such as 'for a six year old?', goes on with the one before it. */
const mostWordsOfRest = 6;
const goesOn = /^(?:and |or |so )?(?:for|of|with|if|before|after|until|like)\b/;
/** An entry that sends callers to one tells what the business itself says of medicines. */
const namesWhoKnows = /\bpharmacist\b/;

/** Advises on no medicine and no dose, and says who may. What is said besides is heard as a turn of its own. */
export const declineMedicalAdvice: Handler = (dialogue, text) => {
  const parts = partsOfTurn(text);
  const at = parts.findIndex((part) => asksForMedicine(part.text));
  if (at < 0) return null;
  const asked = parts[at]?.text ?? text;
  const say = adviceOf(dialogue, asked);
  const others = parts.filter(
    (part, index) => index !== at && !asksForMedicine(part.text) && !(index > at && isRest(part.text)),
  );
  const isMore = others.some((part) => part.asks) || (others.length > 0 && dialogue.booking?.active === true);
  if (isMore) return { say, hear: others.map((part) => part.text).join(' ') };
  dialogue.offer = null;
  return { say: [...say, ...openQuestion(dialogue)] };
};

function isRest(text: string): boolean {
  const words = plainWords(text);
  return words.length <= mostWordsOfRest && goesOn.test(words.join(' '));
}

/** What the business itself says to such a question, once; otherwise that it cannot advise. */
function adviceOf(dialogue: DialogueState, asked: string): string[] {
  const found = dialogue.knowledge.lookUp(asked);
  const [passage] = found.kind === 'answer' && found.sure ? found.passages : [];
  const isKnown = passage && namesWhoKnows.test(passage.text) && !dialogue.toldPassages.has(passage.id);
  return isKnown ? tell(dialogue, [passage], asked, true).say : [dialogue.words.medicine];
}
