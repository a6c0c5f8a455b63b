import type { FormValues } from '../../engine/ports.ts';
import { storyOf } from '../form/form-roles.ts';
import type { PhraseName } from '../wording/wording.ts';
import type { DialogueState } from './dialogue-state.ts';
import { keepWords, wishesToKnow } from './told-before.ts';

/**
 * Offers to take a request that begins with `known`; says nothing to a caller who put one off, nor right behind another
 * offer of it, which a yes still takes.
 */
export function offerForm(
  dialogue: DialogueState,
  phrase: PhraseName,
  known: FormValues = {},
  { urgent = false }: { urgent?: boolean } = {},
): string[] {
  if (dialogue.putOff || isOfferedJustNow(dialogue)) return [];
  dialogue.offer = { kind: 'form', known, urgent };
  dialogue.offeredForm = true;
  return [dialogue.words[phrase]];
}

/** Offers a person who may know; where no request is offered, only says that there is one. */
export function offerPersonWhoKnows(dialogue: DialogueState, known: FormValues): string[] {
  const asked = known[storyOf(dialogue.taking.form)?.name ?? ''];
  if (asked && wishesToKnow(asked)) keepWords(dialogue, asked);
  const said = offerForm(dialogue, 'offerPerson', known, { urgent: true });
  return said.length > 0 ? said : [dialogue.words.personKnows];
}

/** Keeps in mind that the caller wants no request for now. */
export function putOffForm(dialogue: DialogueState): void {
  dialogue.putOff = true;
  dialogue.offer = null;
  dialogue.pastOffer = null;
  // 'Not today' is no time to call.
  dialogue.heardHow = null;
}

function isOfferedJustNow({ pastOffer, pastOfferTurns }: DialogueState): boolean {
  return pastOffer?.kind === 'form' && pastOfferTurns === 0;
}
