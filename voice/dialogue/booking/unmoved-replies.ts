import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import type { Wish } from './booking-state.ts';

/**
 * Replies to turns that move nothing. Saying the same again would sound as if nothing had been said: the first such turn
 * hears what the agent has and needs, the second running the way out.
 */
export interface UnmovedReplies {
  /** The reply to a turn of which nothing was understood. */
  toNothing(wish: Wish): BookingReply;
  /** A reply as it is, or another in its place where it says nothing but what was said in the turn before. */
  orElse(wish: Wish | null, reply: BookingReply): BookingReply;
  /** A turn begins. */
  begin(): void;
}

export function createUnmovedReplies(sentences: BookingSentences): UnmovedReplies {
  let turn = 0;
  let last: { turn: number; said: readonly string[] } = { turn, said: [] };
  let unmoved = { turn, running: 0 };

  return {
    begin() {
      turn++;
    },
    toNothing(wish) {
      unmoved = { turn, running: unmoved.turn === turn - 1 ? unmoved.running + 1 : 1 };
      return { say: [unmoved.running % 2 === 1 ? sentences.whatStands(wish) : sentences.wayOut()] };
    },
    orElse(wish, reply) {
      const before = last.turn === turn - 1 ? last.said : [];
      last = { turn, said: reply.say };
      const isSame = reply.say.length > 0 && reply.say.every((sentence) => before.includes(sentence));
      const mayRepeat = reply.mayRepeat || reply.pauses || (reply.besides ?? []).length > 0;
      return wish && isSame && !mayRepeat ? this.toNothing(wish) : reply;
    },
  };
}
