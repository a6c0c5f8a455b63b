import { maxBookingDays } from '../../protocol/limits.ts';
import { daysFrom, weekdayOf } from '../days-and-times/day.ts';
import { timeWords } from '../days-and-times/time-words.ts';
import { weekdayNames } from '../days-and-times/weekday-names.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { newWish, type Wish, wantedFor } from './booking-state.ts';
import { partsOfTurn } from './booking-turn.ts';
import type { Calendar } from './calendar.ts';
import { listed } from './lists.ts';

const asksIfWorks =
  /\b(?:does|do|is|are|will|has) (?:dr )?\w+ (?:(?:even|actually|ever|also|still|usually|normally|really|at all) )*(?:work|works|working|there|in|around|come in|have shifts?|got shifts?)\b/;
const asksWhoDoes =
  /\b(?:who (?:is|are|would be) (?:the )?(?:really |any |very )?(?:good|best|great|better|experienced)(?: (?:one|person))?|(?:who|which (?:one|person|stylist|dentist|doctor|barber|hairdresser|hygienist|of (?:you|them))) (?:(?:all|actually|usually|normally|here) )*(?:does|do|is (?:the )?(?:good|best)|would do|can do|will do|offers))\b/;
const ofIt = /\b(?:it|that|this|those|them|these)\b/;

/** Whether a text asks if somebody works on a weekday: 'does Priya even work Saturdays'. */
export function asksForWorkdays(text: string): boolean {
  return asksIfWorks.test(plainWords(text).join(' ')) && weekdayIn(text) !== null;
}

function weekdayIn(text: string) {
  const words = timeWords(text);
  return (
    words.map((word) => weekdayNames.get(word) ?? (/^weekends?$/.test(word) ? 'saturday' : null)).find(Boolean) ?? null
  );
}

/** Whether a text asks who does what was spoken of: 'who's good at it?' */
function asksWhoDoesIt(text: string): boolean {
  const plain = plainWords(text).join(' ');
  const found = asksWhoDoes.exec(plain);
  return found !== null && ofIt.test(plain.slice(found.index + found[0].length));
}

/** Answers what callers ask of the people of a business, out of the calendar. */
export interface PeopleAnswers {
  /** Whether somebody works on the weekday that a text names, and when they are next free on one. */
  works(text: string, wish: Wish, named: readonly BookablePerson[]): string[];
  /** Answers the questions about people of a turn outside of a booking; null where it has others, or none. */
  tell(text: string, mentioned: BookableService | null, named: readonly BookablePerson[]): string[] | null;
}

export function createPeopleAnswers(
  definition: BookingDefinition,
  calendar: Calendar,
  sentences: BookingSentences,
): PeopleAnswers {
  function works(text: string, wish: Wish, named: readonly BookablePerson[]): string[] {
    const weekday = weekdayIn(text);
    const person = named[0] ?? wish.people[0] ?? wish.slot?.person ?? wish.offers[0]?.person;
    if (!weekday) return [];
    const days = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}s`;
    if (definition.hours[weekday].length === 0) return [sentences.phrase('closed', { on: `on ${days}` })];
    if (!person) return [];
    const wanted = wantedFor({ ...wish, people: [person] });
    const works = sentences.phrase('worksOn', { person: person.name, days });
    if (!wanted) return [works];
    const isFree = (day: string) =>
      calendar.starts(day, wanted.service).some((minute) => calendar.stateOf(day, minute, wanted) === 'free');
    const ahead = daysFrom(calendar.now().day, maxBookingDays).filter((day) => weekdayOf(day) === weekday);
    const free = ahead.find((day) => day <= calendar.lastDay() && isFree(day));
    const { service } = wanted;
    return [
      works,
      free
        ? sentences.phrase('freeOn', {
            service: service.name,
            day: sentences.places({ day: free, minute: 0, person }).day,
          })
        : sentences.phrase('neverFree', { service: service.name, days }),
    ];
  }

  return {
    works,
    tell(text, service, named) {
      const asked = partsOfTurn(text).filter(({ asks }) => asks);
      const told = asked.map((part) => {
        if (asksForWorkdays(part.text)) return works(part.text, { ...newWish(), service }, named);
        if (!service || !asksWhoDoesIt(part.text)) return [];
        const able = definition.people.filter(({ services }) => services.includes(service.id));
        const people = listed(
          able.map(({ name }) => name),
          'or',
        );
        return able.length > 0 ? [sentences.phrase('doneBy', { people, service: service.name })] : [];
      });
      return told.length > 0 && told.every(({ length }) => length > 0) ? told.flat() : null;
    },
  };
}
