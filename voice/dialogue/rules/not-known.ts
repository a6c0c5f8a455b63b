import { splitSentences } from '../../engine/text/sentences.ts';
import { firstOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearFields } from '../understanding/fields/said-fields.ts';
import { speaksOfContact } from '../understanding/intents/contact-wish.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { isMereTalk } from '../understanding/intents/mere-talk.ts';
import { tellsTroubleOrWish } from '../understanding/names/introduction.ts';
import { adviceIn } from '../understanding/questions/advice.ts';
import { beforeOf, offerPerson, tell, tellsOfSelf } from './answers.ts';
import { type DialogueState, type Handler, isBusy, openQuestion, type Reply } from './dialogue-state.ts';
import { beginForm } from './form-steps.ts';
import { offerForm } from './offer-form.ts';
import { storyOfQuestion } from './told-before.ts';

/** The whole of the answer that was objected to, for who surely asks for it again: 'You have not answered. Can it …?' */
function toldAgain(dialogue: DialogueState, text: string): Reply | null {
  const found = dialogue.knowledge.lookUp(text);
  const isMeant = found.kind === 'answer' && found.sure && found.passages[0]?.id === dialogue.ruledOut;
  return isMeant ? { say: tell(dialogue, found.passages, text, true).say } : null;
}

/** Without such a word, what a caller tells first is who they are: the trouble is still asked for. */
const ofTrouble =
  /\b(?:phones?|calls?|calling me|rings|rang|messages?|miss\w*|los(?:e|es|ing)|lost|busy|can'?t|cannot|never|nobody|no ?one|too many|always|all (?:day|night|the time)|hours|questions?|answer\w*|bookings?|appointments?|orders?|customers?|clients?|patients?|guests?|callers?|parents|people|help|problems?|trouble|issues?|voicemail|queue|e-?mails?|overwhelmed|behind|stuck|late|forget\w*|slow)\b/i;
const ofCallers =
  /\b(?:people|they|customers?|clients?|callers?|everyone|everybody|patients?|guests?|every|always|keeps?)\b|\b(?:it|this|that) (?:\w+ )?(?:call|ring|phone|text|message|contact|email)\b/i;

const leastAsked = 3;

/** Admits that it does not know, and offers a call-back by a person. */
export const admitNotKnowing: Handler = (dialogue, text) => {
  const { words } = dialogue;
  if (dialogue.taking.state?.stage === 'confirming' && !isQuestion(text))
    return { say: plainWords(text).length < leastAsked ? [words.confirmAgain] : [words.unchanged, words.confirmAgain] };
  // What is not understood but speaks of being contacted is a wish for it.
  if (!dialogue.taking.state && !dialogue.booking?.active && speaksOfContact(text) && !ofCallers.test(text))
    return beginForm(dialogue, hearFields(text, dialogue.taking.form, null, dialogue.known).fields);
  if (!isBusy(dialogue) && isMereTalk(text)) return { say: [words.welcome] };
  // 'I run three practices. What can you do?': what leads up to a question may be all that is not understood.
  const [last = '', ...before] = splitSentences(text).toReversed();
  if (before.length > 0 && !dialogue.taking.active && isQuestion(last) && plainWords(last).length >= leastAsked)
    return { say: [], hear: last };
  const perhaps = isBusy(dialogue) ? null : dialogue.knowledge.perhaps(text, beforeOf(dialogue));
  dialogue.question = text;
  dialogue.topic = null;
  dialogue.untold = [];
  if (dialogue.taking.active) return { say: [words.unknown, words.offerPersonLater, ...openQuestion(dialogue)] };
  const isObjection = dialogue.ruledOut !== null;
  const again = isObjection ? toldAgain(dialogue, text) : null;
  if (again) return again;
  if (isObjection) return offerPerson(dialogue, words.noOtherAnswer, text);
  if (!tellsOfSelf(text)) return offerPerson(dialogue, words.unknown, text, perhaps);
  // What somebody was told to get is a reason to be seen.
  if (dialogue.booking && !isBusy(dialogue) && adviceIn(text) !== null) {
    dialogue.offer = { kind: 'booking' };
    return { say: [words.heard, words.offerForm] };
  }
  // Who only tells of themselves has nothing to pass on yet.
  const mayOffer = firstOf(dialogue.taking.form, 'url') && tellsTroubleOrWish(text);
  const known = ofTrouble.test(text) ? storyOfQuestion(dialogue, text) : {};
  const offer = mayOffer ? offerForm(dialogue, 'offerHelpWithStory', known) : [];
  return { say: offer.length > 0 ? [words.heard, ...offer] : [words.welcome] };
};
