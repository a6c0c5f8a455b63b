import { splitSentences } from '../../engine/text/sentences.ts';
import { readConsent } from '../understanding/consent.ts';
import { hearCorrection } from '../understanding/corrections.ts';
import { readLeaving } from '../understanding/leaving.ts';
import { hearFields } from '../understanding/said-fields.ts';
import type { DialogueState, Handler } from './dialogue-state.ts';

/** 'Yes, send it, thank you, goodbye'; 'that's it' leaves nobody here. */
const takesLeave = /\b(?:bye|good ?bye|good ?night|see (?:you|ya)|take care)(?: (?:now|then|later|soon|bye))?[.!\s]*$/i;

/** Handles the answer to a read-back; only an explicit yes sends. */
export const answerToReadBack: Handler = (dialogue, text, { history }) => {
  if (dialogue.taking.state?.stage !== 'confirming') return null;
  const consent = readConsent(text);
  if (consent.answer === 'no') {
    if (hearsSomething(dialogue, text)) return null;
    return { say: [dialogue.words.askWhatToChange] };
  }
  // 'I'll only send it when you say yes' – 'ok'.
  const isOk = /^\W*(?:ok|okay)\W*$/i.test(text) && dialogue.lastSaid.includes(dialogue.words.confirmAgain);
  if (isOk) return { say: [], send: { thenAnswer: '' } };
  if (consent.answer === 'unclear') return null;
  // A bare yes to a question that was interrupted may answer something else; one that says 'send' counts.
  if (!wasAsked(dialogue, text, history)) return { say: [dialogue.words.confirmAgain] };
  const thenHangUp = readLeaving(consent.rest) === 'goodbye' || takesLeave.test(text);
  return { say: [], send: { thenAnswer: thenHangUp ? '' : consent.rest, thenHangUp } };
};

/** Whether the caller has heard at least the beginning of the read-back, or the question whether to send. */
function wasAsked(dialogue: DialogueState, text: string, history: readonly { role: string; text: string }[]): boolean {
  const heard = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asked =
    dialogue.confirmAsked ||
    /\bsend\b/i.test(text) ||
    sendQuestions.some((name) => heard.includes(lastQuestion(dialogue.words[name])));
  dialogue.confirmAsked = true;
  return asked;
}

/** Phrases that begin a read-back or ask whether to send. */
const sendQuestions = ['readBack', 'confirm', 'confirmShort', 'confirmAgain', 'unsentBeforeGoodbye', 'failed'] as const;

function lastQuestion(phrase: string): string {
  return splitSentences(phrase).at(-1) ?? '';
}

function hearsSomething({ taking }: DialogueState, text: string): boolean {
  const values = taking.state?.values ?? {};
  return (
    hearCorrection(text, taking.form, values, null) !== null ||
    Object.keys(hearFields(text, taking.form, null, values).fields).length > 0
  );
}
