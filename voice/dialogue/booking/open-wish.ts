import { maxAppointments } from '../../protocol/limits.ts';
import type { BookingDefinition } from './booking-definition.ts';
import type { BookingHearing } from './booking-hearing.ts';
import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { newWish, type Wish } from './booking-state.ts';
import type { Appointment, Calendar } from './calendar.ts';
import { givenName } from './caller-name.ts';
import type { HeardBooking } from './heard-booking.ts';
import type { MadeAppointments } from './made-appointments.ts';
import { namesOfVisits } from './names-of-visits.ts';
import { askedBeside, saysNameOf } from './not-offered.ts';
import type { SeveralBookings } from './several-bookings.ts';
import { namesByReason } from './spoken-service.ts';
import { isAtSameTime, isForChild, isForOther, nameOfOther, wholeName } from './whose-appointment.ts';
import type { WishSteps } from './wish-steps.ts';

/** The wish that is open in a call; null between two. */
export interface WishState {
  wish: Wish | null;
}

/** Begins the wish that is open in a call, and ends it: booked, given up, or left for what was made before. */
export interface OpenWish {
  begin(text: string, heard: HeardBooking): BookingReply;
  /** Books what the wish holds. `renamed`: the name that was said last, empty if none was. */
  make(wish: Wish, renamed?: string): BookingReply;
  giveUp(wish: Wish): BookingReply;
  cancelMade(text: string, heard: HeardBooking): BookingReply;
  moveMade(text: string, heard: HeardBooking): BookingReply;
  goOnWith(next: { wish: Wish | null; reply: BookingReply }): BookingReply;
}

interface OpenWishOptions {
  state: WishState;
  definition: BookingDefinition;
  calendar: Calendar;
  sentences: BookingSentences;
  steps: WishSteps;
  hearing: BookingHearing;
  several: SeveralBookings;
  made: MadeAppointments;
}

const ofChildren = /\b(?:child|children|kid|kids)\b/i;
/** 'My daughter needs a trim, too' */
const besideLast = /\b(?:too|as well|also)\b/i;
const likeLast = /\bsame (?:day|date|again|thing|for|\w+day)\b/i;

export function createOpenWish(options: OpenWishOptions): OpenWish {
  const { state, definition, calendar, sentences, steps, hearing, several, made } = options;

  function begin(text: string, said: HeardBooking): BookingReply {
    if (calendar.appointments.length >= maxAppointments) return { say: [sentences.phrase('enough')], done: true };
    const wish = newWish();
    state.wish = wish;
    // 'Now my daughter, same day at four': as the one that was made last.
    const last = calendar.appointments.at(-1);
    const isThen = last !== undefined && said.time === null && isAtSameTime(text);
    const isBesideOwn = isForOther(text) && besideLast.test(text);
    const like = last && (likeLast.test(text) || isThen || isBesideOwn) ? last : null;
    const heard: HeardBooking = {
      ...said,
      day: said.day ?? (like && { kind: 'on', day: like.day }),
      time: isThen ? { kind: 'at', minute: last.minute } : said.time,
    };
    // What the text itself names is heard part by part: 'a cut for me and one for my son'.
    if (!heard.service && hearing.mentionedKinds.length > 0)
      Object.assign(heard, { service: hearing.mentioned, kinds: hearing.mentionedKinds });
    wish.service = heard.service ? null : (hearing.mentioned ?? like?.service ?? null);
    hearing.forget();
    hearing.mention(wish);
    // A child's visit is not for the caller who had one of another kind: 'a kids haircut'.
    const isOfChild =
      last !== undefined && last.service !== heard.service && ofChildren.test(heard.service?.name ?? '');
    wish.isForOther = isForOther(text) || nameOfOther(text) !== '' || isOfChild;
    wish.isForChild = isForChild(text) || isOfChild;
    wish.name = wish.isForOther ? '' : (last?.name ?? '');
    const reply = several.begin(wish, text);
    const [first = '', ...others] = namesOfVisits(text);
    if (reply && several.nameOthers(others)) wish.name = first;
    const besides = askedBeside(text, definition).map(({ question, thing }) => ({
      question,
      otherwise: [sentences.phrase('cannotBook', { thing })],
    }));
    if (reply) return { ...reply, besides };
    const { say } = steps.take(wish, heard, givenName(text));
    const isNamed = !heard.service || wish.kinds.length > 0 || saysNameOf(heard.service, text);
    // Who asks in other words hears what is looked for.
    const isReason = heard.service !== null && namesByReason(text, heard.service);
    const which = isNamed
      ? []
      : [sentences.phrase(isReason ? 'forReason' : 'forService', { service: heard.service?.name ?? '' })];
    return { say: [...which, ...say], besides };
  }

  function make(current: Wish, renamed = ''): BookingReply {
    if (renamed) current.name = wholeName(renamed, current, calendar.appointments.at(-1));
    const reason = steps.lookAgain(current);
    if (reason.length > 0) return { say: [...reason, sentences.question(current)] };
    const { service, slot, name, moving } = current;
    if (!service || !slot) return { say: [sentences.question(current)] };
    const appointment: Appointment = { ...slot, service, name };
    if (moving) calendar.remove(moving);
    calendar.add(appointment);
    const next = several.next(appointment, current);
    state.wish = next?.wish ?? null;
    const say = [sentences.about(moving ? 'moved' : 'booked', appointment), ...(next?.say ?? [])];
    return { say, done: state.wish === null };
  }

  function giveUp({ moving }: Wish): BookingReply {
    state.wish = null;
    several.drop();
    return { say: [moving ? sentences.about('droppedMove', moving) : sentences.dropped()], done: true };
  }

  function cancelMade(text: string, heard: HeardBooking): BookingReply {
    const isNew = state.wish !== null && state.wish.moving === null;
    state.wish = null;
    several.drop();
    return { say: [...(isNew ? [sentences.phrase('nothingNew')] : []), ...made.cancel(text, heard).say] };
  }

  function moveMade(text: string, heard: HeardBooking): BookingReply {
    several.drop();
    return goOnWith(made.move(text, heard));
  }

  function goOnWith(next: { wish: Wish | null; reply: BookingReply }): BookingReply {
    state.wish = next.wish;
    return next.reply;
  }

  return { begin, make, giveUp, cancelMade, moveMade, goOnWith };
}
