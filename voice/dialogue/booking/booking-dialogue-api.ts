import type { Expecting } from '../../engine/agent.ts';
import type { Clock } from '../../engine/ports.ts';
import type { BookingState } from '../../protocol/booking.ts';
import type { BookingWording } from '../wording/booking-wording.ts';
import type { BookingDefinition } from './booking-definition.ts';
import type { BookingReply } from './booking-reply.ts';

/** Makes, moves and cancels appointments of one call. */
export interface BookingDialogue {
  /** An appointment is being made, moved or cancelled. */
  readonly active: boolean;
  /** Whether a turn is about bookings; handles nothing. */
  wants(text: string): boolean;
  /** Handles a turn; null when it is about something else. `followsUp`: a question was answered just before. */
  hear(text: string, followsUp?: boolean): BookingReply | null;
  /** Whether a text tells of something that a visit is for, and asks nothing: 'this tooth of mine plays up'. */
  tellsOfNeed(text: string): boolean;
  /** Whether a text tells of something that happened to the caller, whatever a visit for it is called. */
  tellsOfTrouble(text: string): boolean;
  /** Whether a turn asks about what is booked: 'so I'm all set?' */
  asksOfMade(text: string): boolean;
  /**
   * What several services cost that a question names; null for any other. `amounts`: each price as figures. `besides`:
   * what the turn asks before.
   */
  prices(text: string): { say: string; amounts: string[]; besides: string } | null;
  /** What a turn asks of the people, outside of a booking: who does what was spoken of, and on which days they work. */
  ofPeople(text: string): string[] | null;
  /** Begins to book, for a caller who took an offer to look for a time. */
  begin(text: string): BookingReply;
  /** Handles a turn that nobody else understood; null without an open question and a sign of a wish to come. */
  hearAtLast(text: string): BookingReply | null;
  /** The open question, to repeat after something else was handled. */
  open(): string[];
  /** Whether a turn that takes leave answers what is being booked first: 'yes please, that's all', 'leave it, bye'. */
  settles(text: string): boolean;
  /** Says that something is not known, within a booking. */
  readonly unknown: string;
  /** What is not done yet, for a caller who leaves; empty when nothing is. */
  unfinished(): string[];
  drop(): void;
  readonly expecting: Expecting;
  /** Short answers to the open question, where one of a few services is asked for. */
  readonly choices: readonly string[];
  readonly shown: BookingState | null;
}

export interface BookingDialogueOptions {
  definition: BookingDefinition;
  wording: BookingWording;
  /** Decides which times are taken. */
  seed: string;
  clock: Clock;
}
