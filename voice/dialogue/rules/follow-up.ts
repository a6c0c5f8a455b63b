import { readRemark } from '../understanding/intents/remarks.ts';
import { fill } from '../wording/wording.ts';
import { tellUntold } from './answers.ts';
import { type DialogueState, type Handler, isBusy, type Reply } from './dialogue-state.ts';
import { offerForm } from './offer-form.ts';

/** Goes further into the last topic: 'tell me more', 'why?', 'and?'. */
export const followUp: Handler = (dialogue, text) => {
  const remark = readRemark(text);
  if (isBusy(dialogue) || (remark !== 'more' && remark !== 'why')) return null;
  if (dialogue.untold.length > 0) return tellUntold(dialogue);
  const { agent, topic, question, words } = dialogue;
  if (topic && !topic.declines) return offerPerson(dialogue, remark === 'why' ? words.noReason : words.noMore);
  if (remark === 'why' && question) return { say: [fill(words.whyUnknown, { name: agent.name }), words.whatElse] };
  return topic ? offerPerson(dialogue, words.noMore) : { say: [words.moreOfWhat] };
};

function offerPerson(dialogue: DialogueState, said: string): Reply {
  return { say: [said, ...offerForm(dialogue, 'offerCallBack')] };
}
