import { readConsent } from '../understanding/consent.ts';
import type { Handler } from './dialogue-state.ts';

/** A yes or no that answers nothing: no offer is remembered. */
export const bareConsent: Handler = ({ taking, words }, text) => {
  const consent = readConsent(text);
  if (taking.active || consent.answer === 'unclear' || (consent.answer === 'yes' && consent.rest)) return null;
  if (text.trim().split(/\s+/).length > mostWords) return null;
  return { say: [consent.answer === 'yes' ? words.yesToWhat : words.noToWhat] };
};

/** A longer 'no, …' says something of its own. */
const mostWords = 4;
