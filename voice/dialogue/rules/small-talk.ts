import { splitSentences } from '../../engine/text/sentences.ts';
import { type Intent, readIntent } from '../understanding/intents/intents.ts';
import { asksLeave } from '../understanding/intents/leave-to-ask.ts';
import { type Remark, readRemark } from '../understanding/intents/remarks.ts';
import { fill, type PhraseName } from '../wording/wording.ts';
import { askedField, type DialogueState, type Handler, isBusy, openQuestion } from './dialogue-state.ts';

type Says = (dialogue: DialogueState) => string[];

const toIntents: Partial<Record<Intent, Says>> = {
  greeting: ({ taking, words }) => [taking.active ? words.helloAgain : words.hello],
  'hear-me?': ({ taking, words }) => [taking.active ? words.hearYouAgain : words.hearYou],
  'how-are-you': ({ taking, words }) => [taking.active ? words.howAreYouAgain : words.howAreYou],
  'robot?': says('robot'),
  'name?': says('myName'),
  thanks: ({ taking, words }) => [words.thanks, ...(taking.active ? [] : [words.anythingElse])],
  help: says('help'),
};

const toRemarks: Partial<Record<Remark, Says>> = {
  who: says('whoIAm'),
  scripted: (dialogue) => says(dialogue.modelWrites ? 'modelled' : 'scripted')(dialogue),
  instructions: says('myJob'),
  compliment: says('compliment'),
  insult: says('insult'),
  joke: says('joke'),
  hesitation: says('takeYourTime'),
};

function says(name: PhraseName): Says {
  return ({ agent, words }) => splitSentences(fill(words[name], { name: agent.name }));
}

/** What the agent says of itself to who asks who it is, or whether it is a person; null for anything else. */
export function ofItself(dialogue: DialogueState, text: string): string[] | null {
  const intent = readIntent(text);
  if (intent === 'robot?' || intent === 'name?') return toIntents[intent]?.(dialogue) ?? null;
  return readRemark(text) === 'who' ? says('whoIAm')(dialogue) : null;
}

/** 'May I ask you something?': what is asked comes next, also while a request is taken. */
export const leaveToAsk: Handler = ({ words }, text) => (asksLeave(text) ? { say: [words.askAway] } : null);

/** Answers courtesies, remarks, and questions about the agent itself. */
export const smallTalk: Handler = (dialogue, text) => {
  const intent = readIntent(text);
  const remark = readRemark(text);
  // What somebody tells of their trouble may be rude about something else.
  const remarks = remark && askedField(dialogue)?.kind !== 'text' ? toRemarks[remark] : undefined;
  const said = (remarks ?? (intent ? toIntents[intent] : undefined))?.(dialogue);
  if (!said) return null;
  const open = openQuestion(dialogue);
  if (said.includes(dialogue.words.anythingElse)) dialogue.offer = { kind: 'anything-else' };
  return { say: [...said, ...open] };
};

/** Acknowledges 'ok', 'cool' or 'I see', and leads on: to the offer that was made, or to what else there is. */
export const acknowledgement: Handler = (dialogue, text) => {
  const { words } = dialogue;
  if (isBusy(dialogue) || readRemark(text) !== 'acknowledgement') return null;
  const offer = dialogue.offer ?? dialogue.pastOffer;
  if (offer?.kind !== 'form' && offer?.kind !== 'go-on') return { say: [words.leadOn] };
  dialogue.offer = offer;
  return { say: [offer.kind === 'form' ? words.leadToForm : words.leadToRest] };
};
