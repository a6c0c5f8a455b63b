import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearChoice, isContactWay } from '../understanding/contact/spoken-choice.ts';
import { hearCorrection } from '../understanding/fields/corrections.ts';
import { hearFields } from '../understanding/fields/said-fields.ts';
import { isEnd } from '../understanding/fields/text-end.ts';
import { readApproval } from '../understanding/intents/approval.ts';
import { type Consent, readConsent } from '../understanding/intents/consent.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { readLeaving } from '../understanding/intents/leaving.ts';
import type { DialogueState, Handler } from './dialogue-state.ts';
import { fittingAddress, fittingWord, unwantedWay, withoutSaidAgain } from './fitting-corrections.ts';
import { addedBy, factsAddedBy, mendedBy, storyMendedBy } from './form-corrections.ts';
import { takeFields } from './form-steps.ts';

/** 'Yes, send it, thank you, goodbye'; 'that's it' leaves nobody here. */
const takesLeave =
  /\b(?:bye|good ?bye|good ?night|see (?:you|ya)|take care|(?:got|have|need) to (?:go|run|dash))(?: (?:now|then|later|soon|bye))?[.!\s]*$/i;

/** As callers of many places say it. */
const inOtherWords =
  /\b(?:doei|tot ziens|tsch[uü]ss|tschau|ciao|adios|adi[oó]s|au revoir|hasta luego|arrivederci|ta ?ra|cheerio|toodles|catch (?:ya|you)(?: later)?|cya|hooroo|laters)[.!\s]*$/i;

/** Handles the answer to a read-back; only an explicit yes sends. */
export const answerToReadBack: Handler = (dialogue, text, { history }) => {
  if (dialogue.taking.state?.stage !== 'confirming') return null;
  const [first = '', ...others] = splitSentences(text);
  const wish = others.join(' ');
  // 'Yes, thanks. So can I book two visits?' sends, and books.
  if (wish && readConsent(first).answer === 'yes' && dialogue.booking?.wants(wish))
    return { say: [], send: { thenAnswer: wish } };
  const consent = consentIn(dialogue, text);
  if (consent.answer === 'no') {
    if (hearsSomething(dialogue, text)) return null;
    // 'No, that's all' has nothing to change.
    if (isEnd(text) && saysAll.test(plainWords(text).join(' '))) return { say: [dialogue.words.confirmAgain] };
    return { say: [dialogue.words.askWhatToChange] };
  }
  // 'I'll only send it when you say yes' – 'ok'.
  const isOk = /^\W*(?:ok|okay)\W*$/i.test(text) && dialogue.lastSaid.includes(dialogue.words.confirmAgain);
  if (isOk) return { say: [], send: { thenAnswer: '' } };
  if (consent.answer === 'unclear') return null;
  // 'Yes, with the mobile number …': what is sent is what was read back.
  const more = consent.rest || splitSentences(text).slice(1).join(' ');
  const behindYes = more && !isQuestion(more) ? (mendedBy(dialogue, more) ?? addedBy(dialogue, more)) : null;
  // 'Yes, note it: prices for three chairs' reads as one long yes.
  const mended = behindYes ?? storyMendedBy(dialogue, text) ?? factsAddedBy(dialogue, text);
  if (mended) return takeFields(dialogue, mended);
  // A bare yes to a question that was interrupted may answer something else; one that says 'send' counts.
  if (!wasAsked(dialogue, text, history)) return { say: [dialogue.words.confirmAgain] };
  const thenHangUp = readLeaving(consent.rest) === 'goodbye' || takesLeave.test(text) || inOtherWords.test(text);
  return { say: [], send: { thenAnswer: thenHangUp ? '' : consent.rest, thenHangUp } };
};

/** A yes counts beside what was read back, said once more; a different value is a correction. */
function consentIn(dialogue: DialogueState, text: string): Consent {
  const consent = withChosenWay(dialogue, text, readApproval(text));
  if (consent.answer !== 'unclear') return consent;
  const left = withoutSaidAgain(dialogue, text);
  const beside = left === text ? consent : readApproval(left);
  return beside.answer === 'yes' ? beside : consent;
}

/** 'Yes, email, send it' is a yes where email is the way that was chosen. */
function withChosenWay({ taking }: DialogueState, text: string, consent: Consent): Consent {
  const way = taking.form.find(isContactWay);
  const chosen = way && taking.state?.values[way.name];
  const named = consent.answer === 'unclear' && way ? hearChoice(way, text, { alone: true }) : null;
  if (!named || named.value !== chosen) return consent;
  const isShort = plainWords(named.rest).length <= mostWordsBesideWay && !tellsValue.test(named.rest);
  const withoutWay = isShort ? readApproval(named.rest) : consent;
  return withoutWay.answer === 'yes' ? withoutWay : consent;
}

const saysAll = /\bthat (?:is|was|will be) (?:all|it|everything|the lot)\b/;
const mostWordsBesideWay = 5;
const tellsValue = /\b(?:is|the|my|our|address|at|dot|to)\b|[\d@]/;

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

function hearsSomething(dialogue: DialogueState, text: string): boolean {
  const { taking } = dialogue;
  const values = taking.state?.values ?? {};
  return (
    storyMendedBy(dialogue, text) !== null ||
    fittingAddress(dialogue, text) !== null ||
    fittingWord(dialogue, text) !== null ||
    unwantedWay(dialogue, text) !== null ||
    hearCorrection(text, taking.form, values, null) !== null ||
    Object.keys(hearFields(text, taking.form, null, values).fields).length > 0
  );
}
