import { maxAppointments } from '../../protocol/limits.ts';
import { nothingRefused } from '../days-and-times/refused-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { createAddsAnother } from './adds-another.ts';
import { hearBeside } from './beside.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import { wantsBooking } from './booking-intents.ts';
import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { newWish, type Wish } from './booking-state.ts';
import type { Appointment, Calendar } from './calendar.ts';
import { givenName } from './caller-name.ts';
import { type HeardBooking, isDated, nothingHeard } from './heard-booking.ts';
import { besideOnlyOne } from './only-one.ts';
import { furtherIn, isDatedText, namesSelfAndOther, partsByService, sharesDay, tellsOfMore } from './several-words.ts';
import { serviceIn } from './spoken-service.ts';
import { asInHand, doneBy, isFirstName, mayBeSame, merged, timeOf, type Waiting } from './waiting-visit.ts';
import {
  isAtSameTime,
  isForChild,
  isForOther,
  nameOfOther,
  partsByWhose,
  relationIn,
  wholeName,
  whoseIs,
} from './whose-appointment.ts';
import type { WishSteps } from './wish-steps.ts';

/** Several appointments that a caller asks for are made one after the other. */
export interface SeveralBookings {
  /** Services of those that wait. */
  readonly services: readonly BookableService[];
  /** How many wait. */
  readonly count: number;
  /** Whether words name one that waits, by whom or what it is for. */
  isNamed(said: string): boolean;
  /** Takes the first of those that one text asks for; null when it asks for one. */
  begin(wish: Wish, text: string): BookingReply | null;
  /** Notes a further appointment; false when the text asks for none. `agreed`: the one in hand is agreed to. */
  add(wish: Wish, text: string, heard: HeardBooking, agreed?: boolean): boolean;
  oneAtATime(wish: Wish): string;
  /** Puts names under those that wait for somebody else; false where fewer wait. */
  nameOthers(names: readonly string[]): boolean;
  /** Puts the caller's own name under the visit that waits for them; false where none does, or it has a name. */
  nameOwn(name: string): boolean;
  /** Puts a name under the first of those that wait without one; false where all have theirs. */
  nameNext(name: string): boolean;
  /** Notes what a question about prices tells of the visit that waits for the caller: 'and for me a men's cut'. */
  noteOwn(text: string): void;
  /** Begins the next one; null when there is none. */
  next(before: Appointment, wish: Wish): { wish: Wish; say: string[] } | null;
  drop(): void;
}

interface SeveralBookingsOptions {
  definition: BookingDefinition;
  calendar: Calendar;
  sentences: BookingSentences;
  steps: WishSteps;
  heardIn(text: string, isAnew?: boolean): HeardBooking;
}

const ofMine = /\b(?:and|,) (?:for me|mine|for myself)\b/i;
const tellsAnother = /\b(?:another|other|second|too|also|as well)\b/i;
export function createSeveralBookings(options: SeveralBookingsOptions): SeveralBookings {
  const { definition, calendar, sentences, steps, heardIn } = options;
  const addsAnother = createAddsAnother(definition, calendar, heardIn);
  let waiting: Waiting[] = [];
  /** Appointments of the same wish that are made. */
  let made = 0;

  /** No more wait than a call may still have beside the one that is being made. */
  function wait(further: readonly Waiting[]): void {
    waiting = [...waiting, ...further].slice(0, Math.max(0, maxAppointments - calendar.appointments.length - 1));
  }

  function waitingFor(text: string, heard: HeardBooking): Waiting {
    const isOwn = whoseIs(text) === 'caller';
    const name = isOwn ? givenName(text) : nameOfOther(text);
    const isOther = isForOther(text);
    const sameTime = isAtSameTime(text);
    const relation = relationIn(text);
    if (isOwn) return { heard, name, isForOther: false, isForChild: false, isAtSameTime: sameTime, relation: '' };
    // Whoever is named without a word of who they are is of the family.
    const isOfFamily = isForChild(text) || (name !== '' && !isOther);
    return {
      heard,
      name,
      isForOther: isOther || name !== '',
      isForChild: isOfFamily,
      isAtSameTime: sameTime,
      relation,
    };
  }

  function oneAtATime({ service }: Wish): string {
    const both = waiting.length > 1 ? 'all of them' : 'both';
    const isSame = waiting.every(({ heard }) => heard.service === service);
    if (service && waiting.some((each) => each.isAtSameTime))
      return sentences.phrase('sameTime', { both, service: service?.name ?? '' });
    return service && !isSame
      ? sentences.phrase('oneAtATime', { both, service: service.name })
      : sentences.phrase('oneFirst', { both });
  }

  /** Whether a part says what a visit is to be: 'my wife said' does not. */
  function saysOfVisit(part: string): boolean {
    const { service, day, time } = heardIn(part);
    return service !== null || day !== null || time !== null || /\bone\b/i.test(part);
  }

  /** Takes what a text says of the caller's visit and of another's, each for its own. */
  function beginByWhose(wish: Wish, parts: NonNullable<ReturnType<typeof partsByWhose>>): BookingReply {
    // Of a wish that only begins it is not known yet whose it is.
    const isKnown = wish.service !== null && (wish.isForOther || waiting.length > 0);
    const [first] = parts;
    const inHand = (isKnown && parts.find(({ whose }) => (whose === 'other') === wish.isForOther)) || first;
    const { text = '', whose = 'caller' } = inHand ?? {};
    const heard = heardIn(text);
    const before = waiting.length;
    for (const part of parts.filter((each) => each !== inHand)) {
      const of = heardIn(part.text);
      const isLike = !isForChild(part.text) && !isForChild(text) && !wish.isForChild;
      const service = of.service ?? (isLike ? doneBy(of.people, heard.service ?? wish.service) : null);
      const one = { ...waitingFor(part.text, { ...of, service }), isForOther: part.whose === 'other' };
      const known = waiting.findIndex((each) => each.isForOther === one.isForOther && mayBeSame(each.name, one.name));
      if (known >= 0) waiting[known] = merged(waiting[known] as Waiting, one);
      else wait([one]);
    }
    wish.isForOther = whose === 'other';
    wish.isForChild ||= isForChild(text);
    const day = heard.day ?? waiting.find((each) => each.heard.day)?.heard.day ?? null;
    const { say } = steps.take(wish, { ...heard, day }, givenName(text));
    return { say: waiting.length > before ? [oneAtATime(wish), ...say] : say };
  }

  return {
    get services() {
      return waiting.map(({ heard }) => heard.service).filter((each) => each !== null);
    },
    get count() {
      return waiting.length;
    },
    isNamed(said) {
      const service = heardIn(said).service;
      return waiting.some(
        ({ name, heard }) => isFirstName(name, said) || (service !== null && heard.service === service),
      );
    },
    begin(wish, text) {
      if (besideOnlyOne(text) !== null) return null;
      const byWhose = partsByWhose(text);
      if (byWhose?.some((part) => saysOfVisit(part.text))) return beginByWhose(wish, byWhose);
      const [first = '', ...others] = partsByService(text, definition);
      const unnamed = Math.max(0, furtherIn(text, definition) - others.length - made - waiting.length);
      if (others.length === 0 && unnamed === 0) return null;
      // Days that are named one by one are none of the week that is spoken of.
      const isAnew = others.length > 0 && [first, ...others].every(isDatedText);
      const heard = heardIn(first, isAnew);
      const asked = others.map((part) => waitingFor(part, asInHand(wish, heardIn(part, isAnew))));
      const isNew = asked.filter(({ heard: { service } }) => !waiting.some((each) => each.heard.service === service));
      // Those whose number alone was told are named now.
      waiting = waiting.filter(
        ({ heard: { service }, isForOther }) => service !== null && (isForOther || service !== heard.service),
      );
      // The time in hand is that of the service that it was chosen for.
      if (isAnew && heard.service !== wish.service)
        Object.assign(wish, { day: null, time: null, slot: null, offers: [] });
      // 'Me and my kid': what a child has says nothing of what the caller's visit is for.
      const ofBoth = serviceIn(text.replace(/\bmy \p{L}+/giu, ' '), definition);
      const isOwn = namesSelfAndOther.test(text) && isForChild(text) && ofBoth !== heard.service;
      const blank: Waiting = {
        heard: {
          ...nothingHeard,
          service: isOwn ? null : (heard.service ?? wish.service),
          kinds: isOwn ? [] : heard.kinds,
        },
        name: '',
        isForOther: !isOwn,
        isForChild: !isOwn && isForChild(text),
        isAtSameTime: false,
        relation: isOwn ? '' : relationIn(text),
      };
      wait([...isNew, ...Array.from({ length: unnamed }, () => blank)]);
      // 'A cut and a color on Friday' names the day of both.
      const shared = sharesDay(text) ? asked.find((each) => each.heard.day)?.heard.day : null;
      const day = heard.day ?? shared ?? null;
      if (others.length === 0 && namesSelfAndOther.test(text) && !isForChild(text)) wish.isForOther = false;
      if (others.length > 0) {
        wish.isForOther = isForOther(first);
        wish.isForChild = isForChild(first);
      }
      const { say } = steps.take(
        wish,
        { ...heard, day, time: heard.time ?? (heard.day ? null : timeOf(asked, day)), refused: heardIn(text).refused },
        givenName(first),
      );
      return { say: [oneAtATime(wish), ...say] };
    },
    add(wish, text, heard, agreed = false) {
      if (besideOnlyOne(text) !== null) return false;
      // 'And one for my wife' names what a wife has.
      const { side, rest } = hearBeside(text, definition);
      const service = heard.service ?? serviceIn(rest, definition);
      const isOther = service !== null && service !== wish.service;
      // 'Can I give him something for the pain' names what a visit is for, and asks for none.
      const isSaid = !isQuestion(text) || (service !== null && text.toLowerCase().includes(service.name));
      const isWish = agreed && isOther && isSaid && wantsBooking(text, { named: true, dated: isDated(heard) });
      if (!isWish && !addsAnother(text, service, wish, agreed, waiting.length + made)) return false;
      // A child's visit says nothing of what the caller's is for.
      const like = wish.isForChild && whoseIs(text) === 'caller' ? null : doneBy(heard.people, wish.service);
      // 'I said nine thirty, and it's the color, too' says again when the one in hand is.
      const isOfWish = heard.time?.kind === 'at' && heard.time.minute === wish.slot?.minute && heard.day === null;
      const time = isOfWish ? null : heard.time;
      const one = { ...waitingFor(text, { ...heard, time, service: service ?? like, side }) };
      if (whoseIs(text) === 'caller') one.isForOther = false;
      const own = waiting.findIndex((each) => !each.isForOther);
      if (wish.isForOther && !one.isForOther && own >= 0) {
        waiting[own] = merged(waiting[own] as Waiting, one);
        return true;
      }
      // 'And my mum with Jonas', said again, tells more of her visit.
      const isSame = ({ isForOther: isOther, name, relation }: Waiting) =>
        isOther && (relation === one.relation || (relation === '' && name === ''));
      const same = one.relation === '' ? -1 : waiting.findIndex(isSame);
      if (same >= 0 && !tellsAnother.test(text)) {
        waiting[same] = merged(waiting[same] as Waiting, one);
        return true;
      }
      // 'And then the haircut after' names the one that waits.
      const isKnown = waiting.some(({ heard: { service: known } }) => isOther && known === service);
      if (isKnown && !one.isForOther && !tellsOfMore.test(text)) return true;
      // Who is named now was only counted before.
      const counted = waiting.findIndex(
        (each) => each.name === '' && each.isForOther && each.heard.service === one.heard.service,
      );
      if (counted >= 0 && one.isForOther) waiting[counted] = { ...one, isForChild: one.isForChild || wish.isForChild };
      else wait([{ ...one, isForChild: one.isForChild || (one.isForOther && wish.isForChild) }]);
      return true;
    },
    oneAtATime,
    nameOthers(names) {
      const others = waiting.filter((each) => each.isForOther);
      if (names.length === 0 || names.length > others.length) return false;
      const nameOf = new Map(others.slice(0, names.length).map((each, at) => [each, names[at] as string]));
      waiting = waiting.map((each) => ({ ...each, name: nameOf.get(each) ?? each.name }));
      return true;
    },
    nameOwn(name) {
      const own = waiting.find((each) => !each.isForOther && each.name === '');
      if (own) waiting = waiting.map((each) => (each === own ? { ...each, name } : each));
      return own !== undefined;
    },
    noteOwn(text) {
      const [, said = ''] = text.split(ofMine, 2);
      const service = serviceIn(said, definition);
      const own = waiting.findIndex((each) => !each.isForOther && each.heard.service === null);
      if (own < 0 || !service) return;
      const one = waiting[own] as Waiting;
      waiting[own] = { ...one, heard: { ...one.heard, service } };
    },
    nameNext(name) {
      const unnamed = waiting.find((each) => each.name === '');
      if (unnamed) waiting = waiting.map((each) => (each === unnamed ? { ...each, name } : each));
      return unnamed !== undefined;
    },
    next(before, { isForOther: isOfOther, refused, endBy }) {
      const [first, ...others] = waiting;
      waiting = others;
      made = first ? made + 1 : 0;
      if (!first) return null;
      const { service, side, day, time } = first.heard;
      const isSame = service === before.service || service === null;
      const { kinds } = first.heard;
      const called = kinds.length > 0 ? service?.kind : service?.name;
      const announced = isSame ? sentences.phrase('nextAny') : sentences.phrase('nextOne', { service: called ?? '' });
      const wish = newWish();
      wish.isForOther = first.isForOther;
      wish.isForChild = first.isForChild;
      wish.isBesideOther = isOfOther;
      // What does not suit the one suits the other as little.
      wish.refused = { ...nothingRefused, days: refused.days, weekdays: refused.weekdays, times: refused.times };
      wish.endBy = endBy;
      wish.name = first.isForOther ? wholeName(first.name, wish, before) : first.name || (isOfOther ? '' : before.name);
      const isThatDay = day === null || (day.kind === 'on' && day.day === before.day);
      if (isThatDay && !first.isAtSameTime) wish.beside = { of: before, side: side ?? 'next' };
      const when = time ?? (first.isAtSameTime ? ({ kind: 'at', minute: before.minute } as const) : null);
      const heard = isThatDay
        ? { ...first.heard, side: null, day: { kind: 'on' as const, day: before.day }, time: when }
        : first.heard;
      return { wish, say: [announced, ...steps.take(wish, heard, '').say] };
    },
    drop() {
      waiting = [];
      made = 0;
    },
  };
}
