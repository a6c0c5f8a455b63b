import type { Passage } from '../../engine/ports.ts';
import { serviceIn } from '../booking/spoken-service.ts';
import type { DialogueState } from './dialogue-state.ts';

/** The offer to look for a time, once a call, behind an answer about something that can be booked; else nothing. */
export function offerToBook(dialogue: DialogueState, passages: readonly Passage[], question: string): string[] {
  const { agent, booking, offeredForm, taking, words } = dialogue;
  if (!agent.booking || !booking || booking.active || taking.state || offeredForm) return [];
  const about = passages.map(({ topic, title }) => `${topic} ${title}`).join(' ');
  if (!serviceIn(`${about} ${question}`, agent.booking)) return [];
  dialogue.offeredForm = true;
  dialogue.offer = { kind: 'booking' };
  return [words.offerForm];
}
