import type { FormValues, Passage } from '../../engine/ports.ts';
import { storyOf } from '../form/form-roles.ts';
import { fill, type PhraseName } from '../wording/wording.ts';
import type { DialogueState, FormOffer } from './dialogue-state.ts';
import { offerToBook } from './offer-to-book.ts';
import { keepWords, wishesToKnow } from './told-before.ts';
import { topicsOf } from './which-passage.ts';

/**
 * Offers to take a request that begins with `known`; says nothing to a caller who put one off, nor right behind another
 * offer of it, which a yes still takes.
 */
export function offerForm(
  dialogue: DialogueState,
  phrase: PhraseName,
  known: FormValues = {},
  { urgent = false, instead = null }: Partial<Pick<FormOffer, 'urgent' | 'instead'>> = {},
): string[] {
  if (dialogue.putOff || isOfferedJustNow(dialogue)) return [];
  dialogue.offer = { kind: 'form', known, urgent, instead };
  dialogue.offeredForm = true;
  return [dialogue.words[phrase]];
}

/**
 * Offers a person who may know, beside what the caller may have meant, `instead`; where no request is offered, only says
 * that there is one.
 */
export function offerPersonWhoKnows(
  dialogue: DialogueState,
  known: FormValues,
  instead: readonly [Passage, Passage] | null = null,
): string[] {
  const asked = known[storyOf(dialogue.taking.form)?.name ?? ''];
  if (asked && wishesToKnow(asked)) keepWords(dialogue, asked);
  const said = offerForm(dialogue, instead ? 'orPerson' : 'offerPerson', known, { urgent: true, instead });
  if (instead) return [fill(dialogue.words.perhaps, topicsOf(instead)), ...said];
  return said.length > 0 ? said : [dialogue.words.personKnows];
}

/** Number of answers after which the agent offers its form, or to look for a time, once. */
const answersBeforeOffer = 2;

/** What is offered behind answers, where it is time for it. */
export function offerAfterAnswers(
  dialogue: DialogueState,
  passages: readonly Passage[],
  question: string,
): readonly string[] {
  if (dialogue.answered < answersBeforeOffer) return [];
  if (dialogue.booking) return offerToBook(dialogue, passages, question);
  return dialogue.taking.state || dialogue.offeredForm ? [] : offerForm(dialogue, 'offerForm');
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
