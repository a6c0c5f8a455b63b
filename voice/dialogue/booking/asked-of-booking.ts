import { plainWords } from '../knowledge/plain-words.ts';
import { stem } from '../knowledge/stem.ts';
import { asksForWorkdays } from './asked-of-people.ts';
import { asksForEnd, asksForHeld, asksForTotal } from './asked-of-visits.ts';
import { asksForOwn } from './asks-again.ts';
import type { BookingDefinition } from './booking-definition.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Slot } from './calendar.ts';
import type { HeardBooking } from './heard-booking.ts';
import { servicesIn } from './spoken-service.ts';

/** What a question asks of the booking in hand; the calendar knows the answer. */
export type AskedOfBooking =
  | 'cost'
  | 'sum'
  | 'length'
  | 'end'
  | 'who'
  | 'when'
  | 'what'
  | 'state'
  | 'note'
  | 'person'
  | 'works';

export const joints = /^(?:(?:and|but|so|or|oh|well|ok|okay|no|sorry|wait|also|hang on|hold on|um|uh|er|yes|yeah) )+/;
/** What is told behind a question: 'how long, like I have to pick up my son'. */
export const reason = / (?:like|because|since|cause) (?:i|we|my) /;
export const asksCost =
  /\b(?:how much|costs?|prices?|pric(?:ing|ey)|set me back|cheaper|dearer|(?:more|less) expensive|(?:how much|what) (?:do|would|will|must) (?:i|we) (?:pay|owe)|what do you charge)\b/;
const asksLength =
  /\b(?:how long|how many (?:hours|minutes)|how much time|(?:is|will|does) (?:it|that|this) (?:be |take )?(?:very |that |a )?long)\b/;
/** 'Is that long enough for both?' */
const asksIfEnough = /\b(?:long enough|enough time|time enough)\b/;
/** Words around a price or a length that ask for nothing else; services come on top. */
const besideCost: ReadonlySet<string> = new Set(
  'how much long many hours minutes time very will sit sitting chair done finished need allow last what is are was will would do does it that this them these they be going gonna to of the a an for me us you your i we in with and or so but then just really roughly about around more or less exactly please tell give say mean meant want know wanna need only first now altogether together total both each one all cost costs price prices pricing cheaper dearer expensive than set back take takes last pay owe charge can could no not oh wait hold on hang um well okay ok before quick question ask like get my at have there come out visit appointment service each both two him her if he she needs'.split(
    ' ',
  ),
);
export const besideSum: ReadonlySet<string> = new Set([
  ...besideCost,
  ...'two three come comes add adds up bill kid child son daughter mum mom wife husband dad whole lot thing everything got booked visits appointments no just man right so uh yes yeah again there their his hers mine'.split(
    ' ',
  ),
]);
const asksWho =
  /^(?:who (?!are|is your|is the (?:owner|boss)|do (?:i|we) (?:call|ring|phone|ask|contact|tell|text|speak|talk|turn)\b)|whose\b|with whom|which (?:one|person|stylist|dentist|doctor|barber|hairdresser|hygienist)\b)|\b(?:who (?:will|would|is going to|does|gets|do i (?:see|get|have))|with who|who with)\b|\b(?:certain|particular|specific|same) (?:girl|lady|guy|man|woman|barber|stylist|dentist|doctor|person|hairdresser|hygienist|one)\b|\b(?:can|could|may|do|get to) (?:i |we )?(?:get to )?(?:pick|choose)(?: (?:who\w*|my|the|a|an) (?:barber|stylist|dentist|doctor|person|hairdresser|hygienist)| who\w*|$)/;
const asksWhen =
  /^(?:what|which|when)(?: (?:time|day|date))? (?:is|was|were|would|will) (?:that|it|this|the (?:time|day|date)|my (?:time|day|appointment))(?: be)?(?: (?:for|at|on))?(?: again)?$|^(?:what|which) (?:time|day|date)(?: again| did (?:you|we|i) say| was it)+$|^(?:what time|which day|what day) (?:am i|are we) (?:coming|in|down|booked)\b/;
const asksWhatFor =
  /^(?:what|which one) (?:is|was) (?:that|it|this)(?: one)?(?: for)?$|^what (?:did|do) (?:i|you) (?:have|put|book|got)(?: it| me)? (?:down )?(?:for|as)$/;
const tellsWhich = /^(?:that|this|it) (?:is|was) (?:still |just |now )*(?:for )?(?:the |my )/;
const asksWhich =
  /^(?:is|was) (?:that|this|it)(?: one| time)? (?:still |just |only |now )*(?:for )?(?:the |my |a |an |his |her |just |only )*/;
/** 'Is Tuesday for the test or the color?' of a time that is offered or chosen. */
const asksWhichOf =
  /^(?:is|was|are|were|would|will) (?:the )?(?:\w+day|today|tomorrow|\d\w*|first|second|one|other|time|slot|appointment)(?: \w+){0,3}(?: be)?(?: still| just| only| now| meant)* for (?:the |my |a |an |his |her )*/;
const asksState =
  /\b(?:(?:have|had|has|did) (?:you|we|it|that) (?:already |actually |really )?(?:book|booked|got me|get me|have me|put me)|you (?:have |had )?(?:already )?(?:got|have|put) me (?:down|in|booked)|am i (?:already |now |still )?(?:booked|down|in the book)|i am (?:already |now )?(?:booked|down) (?:then|now|already|for|at|right)|is (?:it|that|this) (?:already |now |all |definitely |really |actually )?booked|so (?:it|that|i) (?:is|am) booked|(?:did|has|is|was) (?:mine|the first(?: one)?) (?:get |got |been |now |already )*booked)\b/;
const asksToNote =
  /^(?:(?:did|can|could|will|would|have) (?:you )?|please |also |just )*(?:note|noted|written|write|jot|mention|mentioned|pass|record|make a note|put (?:a note|in that|(?:it |that )?down|that)|add (?:a note|that (?:i|we|he|she|it|my)\b)|tell (?:the|them|him|her|dr|whoever)\b|let (?:them|him|her|the \w+) know)/;
/** 'Does Rosa do the filling, too?' */
const asksIfDoes = /\bdoes (?:dr )?(?!it |that |this )\w+ (?:also |even )?do /;
const asksOfPerson =
  /\b(?:who is|is (?:he|she)|are they|any good|how good|what is \w+ like|how long has|does (?:he|she) do|good (?:at|with)|nice|gentle|friendly|kind|experienced|qualified|careful)\b/;

/** What a part of a turn asks of the booking in hand; null for any other question, and for a wish. */
export function askedOfBooking(
  text: string,
  heard: HeardBooking,
  wish: Wish,
  definition: BookingDefinition,
): AskedOfBooking | null {
  const [plain = ''] = plainWords(text).join(' ').replace(joints, '').split(reason);
  if (asksState.test(plain) || asksForHeld(plain) || asksForOwn(text)) return 'state';
  if (asksForEnd(plain)) return 'end';
  if (asksForTotal(plain) && (ofAllVisits.test(plain) || isOfVisits(plain, definition))) return 'sum';
  if (asksForWorkdays(text)) return 'works';
  if (asksToNote.test(plain)) return 'note';
  const isPriced = wish.service !== null || wish.kinds.length > 0 || servicesIn(plain, definition).length > 0;
  if (asksCost.test(plain) && isPriced && namesOnlyServices(plain, besideCost, definition)) return 'cost';
  if (asksIfEnough.test(plain) && isPriced) return 'length';
  if (asksLength.test(plain) && isPriced && namesOnlyServices(plain, besideCost, definition)) return 'length';
  if (heard.people.length > 0 && (asksOfPerson.test(plain) || asksIfDoes.test(plain))) return 'person';
  // 'One thirty, same person, right?' chooses a time.
  const isChoice = /\bsame\b/.test(plain) && (heard.day !== null || heard.time !== null);
  if (asksWho.test(plain) && heard.people.length === 0 && !isChoice) return 'who';
  if (asksWhen.test(plain)) return 'when';
  if (asksWhatFor.test(plain)) return 'what';
  if (stageOf(wish) === 'service') return null;
  const which =
    asksWhichOf.exec(plain) ?? asksWhich.exec(plain) ?? (text.trim().endsWith('?') ? tellsWhich.exec(plain) : null);
  if (!which || !isOfTimes(heard, wish)) return null;
  if (heard.people.length > 0 && (wish.slot || wish.offers.length > 0)) return 'who';
  const said = plain.slice(which[0].length);
  return servicesIn(said, definition).length > 0 && namesOnlyServices(said, besideNames, definition) ? 'what' : null;
}

/** Whether the day and the time that a text names, if any, are those that are spoken of. */
function isOfTimes({ day, time }: HeardBooking, { slot, offers }: Wish): boolean {
  const times = slot ? [slot] : offers;
  const isSame = (each: Slot) =>
    (day === null || (day.kind === 'on' && day.day === each.day)) &&
    (time === null || (time.kind === 'at' && time.minute % 720 === each.minute % 720));
  return (day === null && time === null) || times.some(isSame);
}

/** 'For the both of them with my insurance' is a total of visits, whatever else it asks. */
const ofAllVisits = /\b(?:both|all|two|three) of (?:us|them|these|those)\b/;

/** Whether a total is one of visits: 'what is the total for parking' is not. */
export function isOfVisits(plain: string, definition: BookingDefinition): boolean {
  const rest = plain.replace(
    /\b(?:altogether|all together|in total|the (?:two|three) \w+s|dear|man|guys|okay|together)\b/g,
    ' ',
  );
  const words = rest.split(' ').filter(Boolean).join(' ');
  return words === '' || namesOnlyServices(words, besideSum, definition);
}

/** Words around the names of services in 'is that for the color or the cut'. */
const besideNames: ReadonlySet<string> = new Set(
  'a an the my for or and just only one slot time appointment visit then now'.split(' '),
);

/** Whether words are names of services and `others`: 'how much is parking' asks of the business. */
export function namesOnlyServices(
  plain: string,
  others: ReadonlySet<string>,
  { services }: BookingDefinition,
): boolean {
  const names = new Set(
    services
      .flatMap(({ name, words }) => [name, ...words])
      .flatMap(plainWords)
      .map(stem),
  );
  return plain.split(' ').every((word) => others.has(word) || names.has(stem(word)));
}
