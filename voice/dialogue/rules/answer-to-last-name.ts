import { isEnd } from '../understanding/fields/text-end.ts';
import { hearOtherHalf } from '../understanding/names/other-half.ts';
import { whyAsked } from '../wording/field-words.ts';
import { askedField, type Handler, intentOf } from './dialogue-state.ts';
import { takeFields } from './form-steps.ts';
import { saysIsEnough } from './half-name.ts';

/**
 * Takes the other half of a name, from a caller who is asked for the last: it is neither a farewell nor a correction. Who
 * says that the first is enough is asked no more, and hears why it was asked.
 */
export const answerToLastName: Handler = (dialogue, text) => {
  const { agent, halfName } = dialogue;
  const field = halfName && !isEnd(text) ? askedField(dialogue) : null;
  if (!field) return null;
  if (saysIsEnough(halfName, text)) {
    const why = intentOf(dialogue, text) === 'why-needed' ? [whyAsked(agent.wording, field)] : [];
    return { say: [...why, ...takeFields(dialogue, { [field.name]: halfName }).say] };
  }
  const name = hearOtherHalf(halfName, text);
  return name ? takeFields(dialogue, { [field.name]: name }) : null;
};
