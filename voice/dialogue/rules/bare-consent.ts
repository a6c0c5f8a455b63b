import { readConsent } from '../understanding/intents/consent.ts';
import { type Handler, isBusy } from './dialogue-state.ts';

/** A yes or no that answers nothing: no offer is remembered. */
export const bareConsent: Handler = (dialogue, text) => {
  const consent = readConsent(text);
  if (isBusy(dialogue) || consent.answer === 'unclear' || (consent.answer === 'yes' && consent.rest)) return null;
  if (text.trim().split(/\s+/).length > mostWords) return null;
  return { say: [consent.answer === 'yes' ? dialogue.words.yesToWhat : dialogue.words.noToWhat] };
};

/** A longer 'no, …' says something of its own. */
const mostWords = 4;
