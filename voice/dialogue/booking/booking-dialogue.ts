import type { Expecting } from '../../engine/agent.ts';
import type { Clock } from '../../engine/ports.ts';
import type { BookingState } from '../../protocol/booking.ts';
import { maxAppointments } from '../../protocol/limits.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { readConsent } from '../understanding/consent.ts';
import { isQuestion } from '../understanding/intents.ts';
import { hearName, respellName } from '../understanding/spoken-name.ts';
import type { BookingWording } from '../wording/booking-wording.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import {
  asksAboutBusiness,
  asksForCost,
  asksForOwn,
  givesUp,
  isForOther,
  mentionsBooking,
  wantsBooking,
  wantsCancel,
  wantsMove,
} from './booking-intents.ts';
import { createBookingSentences } from './booking-sentences.ts';
import { newWish, stageOf, type Wish } from './booking-state.ts';
import { type Appointment, createCalendar, type Slot } from './calendar.ts';
import { type HeardBooking, hearBooking, hearPick } from './heard-booking.ts';
import { propose } from './proposals.ts';
import { shownBooking } from './shown-booking.ts';
import type { TimeReading } from './spoken-time.ts';

/** The answer to one turn; `done`: an appointment was made, changed or given up, and nothing is asked any more. */
export interface BookingReply {
  say: string[];
  done?: boolean;
}

/** Makes, moves and cancels appointments of one call. */
export interface BookingDialogue {
  /** An appointment is being made, moved or cancelled. */
  readonly active: boolean;
  /** Whether a turn is about bookings; handles nothing. */
  wants(text: string): boolean;
  /** Handles a turn; null when it is about something else. */
  hear(text: string): BookingReply | null;
  /** Begins to book, for a caller who took an offer to look for a time. */
  begin(text: string): BookingReply;
  /** Handles a turn that nobody else understood; null without an open question and a mention of a booking. */
  hearAtLast(text: string): BookingReply | null;
  /** The open question, to repeat after something else was handled. */
  open(): string[];
  drop(): void;
  readonly expecting: Expecting;
  readonly shown: BookingState | null;
}

export interface BookingDialogueOptions {
  definition: BookingDefinition;
  wording: BookingWording;
  /** Decides which times are taken. */
  seed: string;
  clock: Clock;
}

/** Phrases that agree to a day and a time, the longer ones first, and words that may stand beside them. */
const agreements = [
  'that works for me',
  'that would be great',
  'that would work',
  'works for me',
  'that suits me',
  'that is fine',
  'that is good',
  'that is great',
  'that is perfect',
  'sounds good',
  'sounds great',
  'sounds perfect',
  'looks good',
  'i will take it',
  'i will take that',
  'go with that',
  'that works',
  'that suits',
  'book it',
  'book that',
  'book me in',
  'take it',
  'take that',
  'do it',
  'do that',
  'it is fine',
  'yes',
  'yeah',
  'yep',
  'yup',
  'ye',
  'ya',
  'aye',
  'sure',
  'ok',
  'okay',
  'alright',
  'all right',
  'fine',
  'good',
  'great',
  'perfect',
  'lovely',
  'brilliant',
  'excellent',
  'wonderful',
  'super',
  'correct',
];
const besideAgreements = new Set(
  'please thanks thank you then just go ahead and for me that one the it is well so oh great now can in lets let us i would like to absolutely definitely very'.split(
    ' ',
  ),
);
const refusesOffers =
  /\b(neither|none of|no good|do not work|does not work|not suit|something else|anything else|other times|other options|can not (do|make)|another (time|day|one)|different (time|day)|too (early|late)|not possible)\b/;
/** A correction of a name has no more words than these. */
const mostWordsOfAName = 8;
/** A text of so few words that names a day and a time asks for it. */
const mostWordsOfATime = 8;
const laterWish = /\b(later|too early|after that|push it back|move it back|postpone)\b/;
const earlierWish = /\b(earlier|too late|before that|sooner|forward)\b/;

export function createBookingDialogue({ definition, wording, seed, clock }: BookingDialogueOptions): BookingDialogue {
  const calendar = createCalendar(definition, seed, clock);
  const sentences = createBookingSentences(wording, definition, calendar);
  const hours = Object.values(definition.hours).flat();
  const opens = Math.min(...hours.map(({ from }) => from));
  const closes = Math.max(...hours.map(({ to }) => to));
  let wish: Wish | null = null;
  let cancelling: Appointment | null = null;
  /** The service that was spoken of last, which 'can I book that' means. */
  let mentioned: BookableService | null = null;
  /** What is to be done with the appointment that the caller is asked to name. */
  let choosing: 'cancel' | 'move' | null = null;

  const reading = (): TimeReading => ({ opens, closes, asked: wish !== null && stageOf(wish) !== 'name' });
  const spokenDay = () => {
    if (!wish) return calendar.appointments.length === 1 ? (calendar.appointments[0]?.day ?? null) : null;
    return wish.slot?.day ?? wish.asked ?? wish.offers[0]?.day ?? wish.moving?.day ?? null;
  };
  const heardIn = (text: string) => hearBooking(text, definition, calendar.now().day, reading(), spokenDay());
  const wantedFor = ({ service, person, moving }: Wish) =>
    service && { service, person: person?.services.includes(service.id) ? person : null, instead: moving };

  function hear(text: string): BookingReply | null {
    const heard = heardIn(text);
    mentioned = heard.service ?? mentioned;
    if (wish?.service && !heard.service && asksForCost(text))
      return { say: [sentences.costs(wish.service), ...open()] };
    if (asksAboutBusiness(text)) return null;
    const dated = heard.day !== null || heard.time !== null;
    if (choosing) return chosenAppointment(text, heard);
    if (cancelling) {
      const answered = answerToCancel(text, heard);
      if (answered) return answered;
    }
    if (asksForOwn(text)) return tellAppointments();
    if (wish) return answer(wish, text, heard);
    if (calendar.appointments.length > 0) {
      if (wantsCancel(text)) return beginCancel(heard);
      if (wantsMove(text, dated)) return beginMove(text, heard);
    } else if ((wantsMove(text, false) || wantsCancel(text)) && /\b(appointment|booking|reservation)\b/i.test(text)) {
      return { say: [sentences.phrase('noAppointment')], done: true };
    }
    return wants(text, heard) ? begin(text, heard) : null;
  }

  function wants(text: string, { service, day, time }: HeardBooking): boolean {
    if (wantsBooking(text, { named: service !== null, dated: day !== null || time !== null })) return true;
    if (isQuestion(text)) return false;
    if (calendar.appointments.length > 0 && isForOther(text)) return true;
    return day !== null && time !== null && plainWords(text).length <= mostWordsOfATime;
  }

  function begin(text: string, heard: HeardBooking): BookingReply {
    if (calendar.appointments.length >= maxAppointments) return { say: [sentences.phrase('enough')], done: true };
    wish = newWish();
    wish.service = mentioned;
    wish.name = isForOther(text) ? '' : (calendar.appointments.at(-1)?.name ?? '');
    return take(wish, heard, givenName(text));
  }

  /** Puts what was heard into the wish and says the next thing. */
  function take(current: Wish, heard: HeardBooking, name: string): BookingReply {
    const before: string[] = [];
    const { service, person, day, time } = heard;
    current.doubted = false;
    if (name) current.name = name;
    if (heard.anyone) current.person = null;
    const isOther =
      (service !== null && service !== current.service) ||
      (person !== null && person !== current.person) ||
      heard.anyone ||
      day !== null ||
      time !== null;
    const spoken = current.slot?.day ?? current.offers[0]?.day ?? current.moving?.day;
    current.service = service ?? current.service;
    current.person = person ?? current.person;
    if (day) {
      // A new day keeps the time that was asked for, but a time that was taken there is no wish for another day.
      current.day = day;
      current.time = time ?? (current.slot ? { kind: 'at', minute: current.slot.minute } : current.time);
    } else if (time) {
      current.time = time;
      if (current.day?.kind !== 'on' && spoken && time.kind === 'at') current.day = { kind: 'on', day: spoken };
    }
    // Another person or service is wanted for the day that is spoken of.
    if (isOther && spoken && !day && !time && current.day?.kind !== 'on') {
      current.day = { kind: 'on', day: spoken };
      if (current.slot) current.time = { kind: 'at', minute: current.slot.minute };
    }
    if (isOther) current.slot = null;
    const { service: chosen } = current;
    if (chosen && current.person && !current.person.services.includes(chosen.id)) {
      before.push(sentences.phrase('notBy', { person: current.person.name, service: chosen.name }));
      current.person = null;
    }
    if (!current.slot) before.push(...look(current));
    const say = [...before, sentences.question(current)];
    current.askedService ||= !current.service;
    return { say };
  }

  /** Finds a time for the wish; returns why it is not the one that was asked for. */
  function look(current: Wish): string[] {
    const wanted = wantedFor(current);
    if (!wanted) return [];
    const { slot, offers, obstacle } = propose(calendar, wanted, current.day, current.time);
    current.slot = slot;
    current.offers = offers;
    if (current.day?.kind === 'on') current.asked = current.day.day;
    if (!obstacle) return [];
    // What could not be had is no wish any more.
    current.day = null;
    current.time = null;
    return [sentences.reason(obstacle)];
  }

  function answer(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const stage = stageOf(current);
    const { day, time, service, person } = heard;
    const says =
      heard.anyone ||
      day !== null ||
      time !== null ||
      person !== null ||
      (service !== null && service !== current.service);
    if (!says && givesUp(text)) return dropWish(current);
    if (wantsCancel(text) && !(day || time)) {
      const isMade =
        current.moving || calendar.appointments.some((kept) => service === null || kept.service === service);
      return isMade ? beginCancel(heard) : dropWish(current);
    }
    const plain = plainWords(text).join(' ');
    const isVague = time === null && person === null && (day === null || day.kind === 'soonest');
    const isShift = isVague && (laterWish.test(plain) || earlierWish.test(plain));
    const consent = consentIn(text);
    if (stage === 'confirming') {
      if (consent === 'yes' && !says && !current.doubted) return make(current);
      const name = givenName(text);
      if (says || name) return take(current, heard, name);
      if (consent === 'no') {
        const corrected = correctedName(text, current.name);
        if (corrected) return take(current, heard, corrected);
        current.doubted = true;
        return { say: [sentences.phrase('askWhatToChange')] };
      }
      if (consent === 'yes') return take(current, heard, '');
      return refused(current, text);
    }
    if (stage === 'offered') {
      const pick = hearPick(text, current.offers, time, day);
      const chosen = pick ?? (consent === 'yes' && current.offers.length === 1 ? current.offers[0] : null);
      if (chosen) return choose(current, chosen, text);
      if (isShift) return refused(current, text);
      if (says) return take(current, heard, givenName(text));
      if (consent === 'yes') return { say: [sentences.which(current.offers)] };
      return refused(current, text) ?? (consent === 'no' ? askWhen(current) : null);
    }
    if (stage === 'name') {
      if (says && (isQuestion(text) || day !== null)) return take(current, heard, givenName(text));
      if (isQuestion(text)) return null;
      const name = hearName(text.replace(/\b(under|for|put it under|book it under|the name of)\s/gi, ' '), {
        alone: true,
      });
      if (name) return take(current, { service: null, person: null, anyone: false, day: null, time: null }, name.value);
      if (says) return take(current, heard, '');
      return null;
    }
    if (says) return take(current, heard, givenName(text));
    return refused(current, text);
  }

  /** 'Something later', 'neither': other times than those that were spoken of. */
  function refused(current: Wish, text: string): BookingReply | null {
    const plain = plainWords(text).join(' ');
    const spoken: readonly Slot[] = current.slot ? [current.slot] : current.offers;
    const [first] = spoken;
    const last = spoken.at(-1);
    if (first && last && laterWish.test(plain)) return shifted(current, last.day, { from: last.minute + 1, to: 1_440 });
    if (first && last && earlierWish.test(plain)) return shifted(current, first.day, { from: 0, to: first.minute });
    return refusesOffers.test(plain) ? askWhen(current) : null;
  }

  function shifted(current: Wish, day: string, range: { from: number; to: number }): BookingReply {
    current.slot = null;
    current.day = { kind: 'on', day };
    current.time = { kind: 'between', ...range };
    const reason = look(current);
    return { say: [...reason, sentences.question(current)] };
  }

  function askWhen(current: Wish): BookingReply {
    Object.assign(current, { offers: [], slot: null, day: null, time: null });
    return { say: [sentences.question(current)] };
  }

  function choose(current: Wish, slot: Slot, text: string): BookingReply {
    current.slot = slot;
    const name = givenName(text);
    if (name) current.name = name;
    return { say: [...lookAgain(current), sentences.question(current)] };
  }

  /** An offered time may have passed by the time it is chosen. */
  function lookAgain(current: Wish): string[] {
    const { slot } = current;
    const wanted = wantedFor(current);
    if (!slot || !wanted || calendar.stateOf(slot.day, slot.minute, wanted) === 'free') return [];
    current.day = { kind: 'on', day: slot.day };
    current.time = { kind: 'at', minute: slot.minute };
    return look(current);
  }

  function make(current: Wish): BookingReply {
    const reason = lookAgain(current);
    if (reason.length > 0) return { say: [...reason, sentences.question(current)] };
    const { service, slot, name, moving } = current;
    if (!service || !slot) return { say: [sentences.question(current)] };
    const appointment: Appointment = { ...slot, service, name };
    if (moving) calendar.remove(moving);
    calendar.add(appointment);
    wish = null;
    return { say: [sentences.about(moving ? 'moved' : 'booked', appointment)], done: true };
  }

  function dropWish({ moving }: Wish): BookingReply {
    wish = null;
    return { say: [moving ? sentences.about('droppedMove', moving) : sentences.phrase('dropped')], done: true };
  }

  function tellAppointments(): BookingReply {
    const { appointments } = calendar;
    if (appointments.length === 0) return { say: [sentences.phrase('noAppointment'), ...open()], done: wish === null };
    return {
      say: [...appointments.map((each) => sentences.about('appointment', each)), ...open()],
      done: wish === null,
    };
  }

  /** The appointment that a text means; null when it may be one of several. */
  function meant({ service, day }: HeardBooking): Appointment | null {
    const { appointments } = calendar;
    if (appointments.length === 1) return appointments[0] ?? null;
    const fitting = appointments.filter(
      (each) => (service === null || each.service === service) && (day?.kind !== 'on' || each.day === day.day),
    );
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }

  function beginCancel(heard: HeardBooking): BookingReply {
    const appointment = meant(heard);
    if (!appointment) return askWhich('cancel');
    wish = null;
    cancelling = appointment;
    return { say: [sentences.about('confirmCancel', appointment)] };
  }

  function beginMove(text: string, heard: HeardBooking): BookingReply {
    const { appointments } = calendar;
    const appointment = appointments.length === 1 ? appointments[0] : meant({ ...heard, day: null });
    if (!appointment) return askWhich('move');
    wish = newWish(appointment);
    const { day, time } = heard;
    if (!day && !time) {
      wish.slot = appointment;
      const other = refused(wish, text);
      return other ?? askWhen(wish);
    }
    // 'Can we make it four?' means the same day.
    return take(wish, { ...heard, service: null, day: day ?? { kind: 'on', day: appointment.day } }, '');
  }

  function askWhich(what: 'cancel' | 'move'): BookingReply {
    choosing = what;
    const all = calendar.appointments.map((each) => sentences.about('appointment', each));
    return { say: [...all, sentences.phrase('whichAppointment')] };
  }

  function chosenAppointment(text: string, heard: HeardBooking): BookingReply | null {
    const what = choosing;
    choosing = null;
    if (givesUp(text)) return { say: [], done: true };
    const { appointments } = calendar;
    const place = hearPick(text, appointments, heard.time, heard.day);
    const appointment = (place as Appointment | null) ?? meant(heard);
    if (!appointment) return hear(text);
    if (what === 'cancel') {
      cancelling = appointment;
      return { say: [sentences.about('confirmCancel', appointment)] };
    }
    wish = newWish(appointment);
    return { say: [sentences.phrase('askWhen')] };
  }

  function answerToCancel(text: string, heard: HeardBooking): BookingReply | null {
    const appointment = cancelling as Appointment;
    const says = heard.day !== null || heard.time !== null;
    const consent = consentIn(text);
    const isYes = consent === 'yes' || (wantsCancel(text) && plainWords(text).length <= 6 && consent !== 'no');
    if (isYes && !says) {
      cancelling = null;
      calendar.remove(appointment);
      return { say: [sentences.about('cancelled', appointment)], done: true };
    }
    if (wantsMove(text, says)) {
      cancelling = null;
      return null;
    }
    if (consent === 'no' || /\b(keep|leave|never ?mind|forget)\b/i.test(text)) {
      cancelling = null;
      return { say: [sentences.about('kept', appointment)], done: true };
    }
    return null;
  }

  function open(): string[] {
    if (cancelling) return [sentences.about('confirmCancel', cancelling)];
    if (choosing) return [sentences.phrase('whichAppointment')];
    if (!wish) return [];
    const { slot } = wish;
    if (stageOf(wish) !== 'confirming' || !slot) return [sentences.question(wish)];
    return [sentences.phrase('confirmShort', sentences.places(slot))];
  }

  return {
    get active() {
      return wish !== null || cancelling !== null || choosing !== null;
    },
    wants(text) {
      const heard = heardIn(text);
      const dated = heard.day !== null || heard.time !== null;
      const isMade = calendar.appointments.length > 0;
      return wants(text, heard) || asksForOwn(text) || (isMade && (wantsCancel(text) || wantsMove(text, dated)));
    },
    hear,
    begin: (text) => begin(text, heardIn(text)),
    hearAtLast(text) {
      if (!wish) {
        if (cancelling || !mentionsBooking(text) || isQuestion(text)) return null;
        return begin(text, heardIn(text));
      }
      if (isQuestion(text)) return null;
      switch (stageOf(wish)) {
        case 'name':
          return { say: [sentences.phrase('askNameAgain')] };
        case 'service':
          return { say: [sentences.serviceAgain()] };
        case 'when':
          return { say: [sentences.phrase('askWhenAgain')] };
        case 'offered':
          return { say: [wish.offers.length > 1 ? sentences.which(wish.offers) : sentences.question(wish)] };
        default:
          return { say: open() };
      }
    },
    open,
    drop() {
      wish = null;
      cancelling = null;
      choosing = null;
    },
    get expecting() {
      if (cancelling || (wish && stageOf(wish) === 'confirming')) return 'yes-or-no';
      return wish && stageOf(wish) === 'name' ? 'name' : 'anything';
    },
    get shown() {
      return shownBooking(calendar, definition, wish, wish && wantedFor(wish));
    },
  };
}

/** A clear yes or no. 'Okay' and 'that works' answer a question about a day and a time well enough. */
function consentIn(text: string): 'yes' | 'no' | 'unclear' {
  const { answer } = readConsent(text);
  if (answer !== 'unclear' || /\?\s*$/.test(text)) return answer;
  // Each word has blanks of its own, so that taking one phrase out leaves those of the next.
  const spaced = (words: readonly string[]) => words.map((word) => ` ${word} `).join('');
  let rest = spaced(plainWords(text));
  const phrases = agreements.map((phrase) => spaced(phrase.split(' ')));
  if (!phrases.some((phrase) => rest.includes(phrase))) return 'unclear';
  for (const phrase of phrases) rest = rest.replaceAll(phrase, '');
  return rest.split(' ').every((word) => word === '' || besideAgreements.has(word)) ? 'yes' : 'unclear';
}

/** The name in 'no, it's Smyth' or 'no, with a y'; null for a no that is about something else. */
function correctedName(text: string, name: string): string | null {
  const words = plainWords(text).join(' ');
  if (refusesOffers.test(words) || words.split(' ').length > mostWordsOfAName) return null;
  const said = text.replace(/^\W*(?:no|nope)\b\W*/i, '');
  return hearName(said, { alone: true })?.value ?? respellName(name, said);
}

/** A name that is said together with something else. */
function givenName(text: string): string {
  const under = /\bunder\s(?:the name\s(?:of\s)?)?/i.exec(text);
  if (under) return hearName(text.slice(under.index + under[0].length), { alone: true })?.value ?? '';
  const from = text.search(/\b(?:[Mm]y name|[Tt]he name|[Nn]ame is|[Tt]his is\s[A-Z]|[Ii] am\s[A-Z]|[Ii]'?m\s[A-Z])/);
  return from < 0 ? '' : (hearName(text.slice(from), { alone: false })?.value ?? '');
}
