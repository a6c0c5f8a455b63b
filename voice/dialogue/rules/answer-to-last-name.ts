import { isEnd } from '../understanding/fields/text-end.ts';
import { hearOtherHalf } from '../understanding/names/other-half.ts';
import { askedField, type Handler } from './dialogue-state.ts';
import { takeFields } from './form-steps.ts';

/** Takes the other half of a name, from a caller who is asked for the last: it is neither a farewell nor a correction. */
export const answerToLastName: Handler = (dialogue, text) => {
  const { halfName } = dialogue;
  const field = halfName && !isEnd(text) ? askedField(dialogue) : null;
  const name = field && hearOtherHalf(halfName, text);
  return field && name ? takeFields(dialogue, { [field.name]: name }) : null;
};
