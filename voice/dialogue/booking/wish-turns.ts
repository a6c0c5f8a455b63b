import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { agreesToBook, readAgreement, saysYes, withoutTimes } from './agreement.ts';
import { type AskedOfBooking, askedOfBooking } from './asked-of-booking.ts';
import type { BookingDefinition } from './booking-definition.ts';
import { asksForNext, asksOfRulesOnly, refusesOffers, wantsShift } from './booking-intents.ts';
import type { BookingQuestions } from './booking-questions.ts';
import type { BookingReply } from './booking-reply.ts';
import { namesSlot, saysSomething, stageOf, type Wish } from './booking-state.ts';
import { besideRefusal, partsOfTurn, readStop, type Stop, type TurnPart, withoutLeadUp } from './booking-turn.ts';
import { givenName } from './caller-name.ts';
import { wantsMove } from './change-intents.ts';
import { type HeardBooking, hearPick, isDated, withoutAnyDay } from './heard-booking.ts';
import type { SeveralBookings } from './several-bookings.ts';
import { servicesIn } from './spoken-service.ts';
import { isForOther } from './whose-appointment.ts';

/** What a turn says of a wish, what it asks of it, and what it asks besides. */
export interface TurnInWish {
  said: string;
  asked: { asked: AskedOfBooking; text: string }[];
  besides: { question: string; otherwise?: readonly string[] }[];
  /** It asks for a further appointment. */
  adds: boolean;
}

/** Reads the turns of a caller while something is being booked. */
export interface WishTurns {
  read(wish: Wish, text: string): TurnInWish;
  /** The reply to what a turn says, with the answers to what it asks before the open question. */
  answered(wish: Wish, turn: TurnInWish, reply: BookingReply): BookingReply;
  /** Whether a text agrees to what is read back. */
  agrees(wish: Wish, text: string): boolean;
  /** Whether a text says nothing of the wish, and takes nothing back. */
  isRemark(wish: Wish, text: string): boolean;
  /** A wish to stop; null for any other turn. */
  stopIn(wish: Wish, text: string): Stop | null;
}

interface WishTurnsOptions {
  definition: BookingDefinition;
  several: SeveralBookings;
  questions: BookingQuestions;
  heardIn(text: string): HeardBooking;
  wants(text: string): boolean;
}

export function createWishTurns(options: WishTurnsOptions): WishTurns {
  const { definition, several, questions, heardIn, wants } = options;

  /** The parts of a turn: what it says of the wish, what it asks of it, and what it asks besides. */
  function read(current: Wish, text: string): TurnInWish {
    const turn: TurnInWish = { said: '', asked: [], besides: [], adds: false };
    const said: string[] = [];
    const parts = withWhatIsTold(partsOfTurn(text));
    for (const [at, part] of parts.entries()) {
      const heard = heardIn(part.text);
      const agreed = agrees(current, said.join(' '));
      const asksIfDone = part.asks && asksOfRulesOnly(part.text) && !isDated(withoutAnyDay(heard));
      const asked = askedOfBooking(part.text, heard, current, definition);
      const namesNone = servicesIn(part.text, definition).length === 0;
      // 'If he needs a filling, how much is it': the price of what may be needed.
      if ((asked === 'cost' || asked === 'length') && namesNone && isCase.test(said.at(-1) ?? '')) {
        turn.asked.push({ asked, text: `${said.pop()} ${part.text}` });
        continue;
      }
      if (
        (parts.length > 1 || part.asks) &&
        !asksIfDone &&
        asked !== 'person' &&
        asked !== 'what' &&
        several.add(current, part.text, heard, agreed)
      ) {
        turn.adds = true;
        continue;
      }
      if (asksIfDone) several.noteOwn(part.text);
      const topic = part.asks && refersBack.test(part.text) ? topicIn(current, said.at(-1) ?? '') : '';
      if (!asked && part.asks && several.count > 0 && asksForAll(part.text) && !isDated(withoutAnyDay(heard))) {
        turn.adds = true;
        continue;
      }
      // 'Does Rosa do it, or is that somebody else?' is one question.
      if (isRestOfWho.test(part.text) && turn.besides.length > 0) continue;
      if (asked === 'person') {
        const otherwise = questions.answer(asked, part.text, current, several.services);
        turn.besides.push({ question: part.text, otherwise });
      } else if (topic && !asked) {
        // 'I'm allergic to dye, is that a problem': the question is of what was said before it.
        turn.besides.push({ question: `${said.pop()} ${part.text}` });
      } else if (asked === 'sum' && /\bwith(?:out)? (?:my|the|an?) \w+/i.test(part.text)) {
        turn.asked.push({ asked, text: part.text });
        turn.besides.push({ question: part.text.slice(part.text.search(/\bwith(?:out)? (?:my|the|an?) /i)) });
      } else if (asked && (part.asks || asked !== 'what')) turn.asked.push({ asked, text: part.text });
      else if (isBeside(current, part, heard) || (agreed && part.asks && !wantsOther(current, part.text, heard)))
        turn.besides.push({ question: part.text, ...priceOf(current, part.text) });
      else if (agreed && isRemarkBeside(current, part.text, heard))
        turn.besides.push({ question: part.text, otherwise: [] });
      else said.push(parts[at + 1]?.asks ? withoutLeadUp(part.text) : part.text);
    }
    if (turn.besides.length + turn.asked.length + said.length > 1)
      turn.besides = turn.besides.filter(({ question }) => !isRemark(question));
    turn.said = said.filter((each) => each !== '').join(' ');
    // 'Yes, but how long does it take' waits for the answer.
    if (yesBut.test(text) && turn.asked.some(({ asked }) => asked === 'cost' || asked === 'length')) turn.said = '';
    // 'Great, is it booked?' asks, and agrees to nothing.
    if (turn.asked.some(({ asked }) => asked === 'state') && agrees(current, turn.said) && !saysYes(turn.said))
      turn.said = '';
    return turn;
  }

  /** Whether a question behind a yes wants another day, time, person or service than what is agreed to. */
  function wantsOther(current: Wish, text: string, heard: HeardBooking): boolean {
    const { service } = heard;
    const isNamed = service !== null && text.toLowerCase().includes(service.name);
    return saysSomething(current, { ...withoutAnyDay(heard), service: isNamed ? service : null });
  }

  /** Whether what follows a yes leaves it a yes: 'I hope it won't hurt like last time'. */
  function isRemarkBeside(current: Wish, text: string, heard: HeardBooking): boolean {
    const isSaid = saysSomething(current, heard) || givenName(text) !== '' || namesSlot(current, heard);
    return !isSaid && !takesBack.test(text) && readAgreement(text) === 'unclear';
  }

  /** What a service costs that a question names, for where nothing else is known to say to it: 'do you do whitening?' */
  function priceOf(current: Wish, question: string): { otherwise?: readonly string[] } {
    if (!asksOfRulesOnly(question) || servicesIn(question, definition).length === 0) return {};
    return { otherwise: questions.answer('cost', question, current, several.services) };
  }

  /** What was said before a question, where it says nothing of the wish. */
  function topicIn(current: Wish, before: string): string {
    const topic = withoutLeadUp(before);
    const isOfWishItself =
      saysSomething(current, heardIn(topic)) || readAgreement(topic) !== 'unclear' || agreesToBook(topic);
    return isOfWishItself || stageOf(current) === 'name' || givenName(topic) ? '' : topic;
  }

  function answered(current: Wish, turn: TurnInWish, reply: BookingReply): BookingReply {
    const { say, done } = reply;
    // What the times are for that were proposed says nothing where another service is named now.
    const isOther = turn.said !== '' && heardIn(turn.said).service !== null;
    const asked = turn.asked.filter((each) => each.asked !== 'what' || !isOther);
    const answers = asked.flatMap(({ asked: what, text }) => questions.answer(what, text, current, several.services));
    const isOpen = done !== true && say.length > 0;
    const facts = isOpen ? say.slice(0, -1) : say;
    const both = turn.adds && isOpen && done === undefined && several.count > 0 ? [several.oneAtATime(current)] : [];
    const again = answers.filter((sentence) => !say.includes(sentence));
    const open = isOpen ? say.slice(-1) : [];
    const mayRepeat = reply.mayRepeat || turn.asked.length > 0;
    return { say: [...both, ...facts, ...again, ...open], done, besides: turn.besides, mayRepeat };
  }

  function agrees(current: Wish, text: string): boolean {
    if (stageOf(current) !== 'confirming' || current.doubted || text === '') return false;
    const heard = heardIn(text);
    const isSame = namesSlot(current, heard);
    if (!isSame && saysSomething(current, heard)) return false;
    // 'Yes, but it's a color', where it is one, corrects nothing.
    const corrected = yesBut.test(text) ? (text.split(/\bbut\b/i)[1] ?? '') : '';
    if (corrected && heardIn(corrected).service === current.service && current.service !== null) return true;
    const said = givenName(text) ? (text.split(/,? but /i)[0] ?? '') : text;
    return readAgreement(isSame ? withoutTimes(said) : said) === 'yes' || agreesToBook(said);
  }

  /** A wish to stop; 'leave the cut' gives up what is for that. */
  function stopIn(current: Wish, text: string): Stop | null {
    const stop = readStop(text);
    if (stop || !current.service || current.moving) return stop;
    const refusal = besideRefusal(text);
    if (refusal !== null) return { rest: refusal, pauses: false };
    const leaves = /\b(?:leave|forget|scrap|skip|drop|never ?mind)(?: about)? (?:the|my|that) /i.exec(text);
    const named = leaves ? (text.slice(leaves.index + leaves[0].length).split(/[,.;]/)[0] ?? '') : '';
    const isNamed = named !== '' && heardIn(named).service === current.service;
    return isNamed ? { rest: '', pauses: false } : null;
  }

  /** Whether a question wants something of what is being booked, and is not one beside it. */
  function isOfWish(current: Wish, question: string, heard: HeardBooking): boolean {
    const named = withoutAnyDay(heard);
    if (asksOfCase.test(question) || (asksOfRulesOnly(question) && !isDated(named))) return false;
    // 'Can I give him something for the pain' names what is booked, and asks for no other.
    const isOfSame = named.service !== null && named.service === current.service && !isDated(named);
    const isOther = saysSomething(current, named) || (!isOfSame && wants(question));
    const isOfTimes =
      wantsShift(question) !== null || refusesOffers(question) || asksForNext(plainWords(question).join(' '));
    return (
      isOther || isOfTimes || wantsMove(question, false) || hearPick(question, current.offers, null, null) !== null
    );
  }

  /** Whether a part asks besides the wish. */
  function isBeside(current: Wish, { text, asks }: TurnPart, heard: HeardBooking): boolean {
    return asks && !isOfWish(current, text, heard);
  }

  return { read, answered, agrees, stopIn, isRemark: (wish, text) => isRemarkBeside(wish, text, heardIn(text)) };
}

const tellsOfThem = /^(?:he|she|they|hes|shes|needs?|wants?)\b/i;

/** The parts of a turn, of which a question for somebody else keeps what is told of them: 'can my lad come? He's 7'. */
function withWhatIsTold(parts: readonly TurnPart[]): TurnPart[] {
  const joined: TurnPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isTold = last?.asks && !part.asks && isForOther(last.text) && tellsOfThem.test(part.text);
    if (isTold) joined.splice(-1, 1, { text: `${last.text} ${part.text}`, asks: true });
    else joined.push(part);
  }
  return joined;
}

/** 'Can you see them both in one go?', where both are being booked. */
const ofAll = /\b(?:both|together|in one go|the two|one after (?:the other|another)|back to back|at the same time)\b/i;
const asksIfPossible = /^(?:and )?(?:can|could|will|would|do|does|is|are)\b/i;

function asksForAll(question: string): boolean {
  if (asksForWhom.test(question)) return true;
  return asksIfPossible.test(question) && ofAll.test(question) && !/\bsame (?!time|day)/i.test(question);
}

/** 'Is that for me or for my mother?' */
const asksForWhom =
  /^(?:and |so )?(?:is|was) (?:that|this|it)(?: one| time)? (?:for )?(?:me|mine|hers?|his|him|my \w+|mum|mom|dad|both)\b/i;
/** 'And if that happens at night?' */
const asksOfCase = /^(?:(?:and|but|so|what) )*if (?:that|it|this|he|she|they|something)\b/i;
const isRestOfWho = /^(?:or )?(?:is|was|will) (?:that|it|this)(?: be)? (?:some|any)(?:one|body) else\b/i;
const isCase = /\bif (?:i|we|he|she|it|they)\b/i;
const yesBut = /^\W*(?:(?:yes|yeah|yep|ok|okay|sure|fine)\W+)+but\b/i;
const takesBack =
  /^\W*(?:no|not|but|wait|actually|sorry|hold|hang|unless|if|rather|instead|only)\b|\b(?:cancel|change|stop|forget)\b/i;

/** A question that is of what stands before it. */
const refersBack =
  /^(?:(?:and|so|but) )?(?:(?:is|does|would|will|was) (?:that|this|it)|do (?:you|you guys|y'?all|they) (?:do|have|offer) (?:that|this|it|those|them))\b/i;
const mostWordsOfRemark = 5;

/** 'Oh, a different dentist?' */
function isRemark(text: string): boolean {
  return !isQuestion(text.replace(/\?\s*$/, '')) && plainWords(text).length <= mostWordsOfRemark;
}
