import type { BookablePerson } from './booking-definition.ts';
import type { BookingSentences } from './booking-sentences.ts';
import type { Wish } from './booking-state.ts';
import type { HeardBooking } from './heard-booking.ts';

/** Who may do it. What a caller wants anew counts for more than what they refused before, and the other way round. */
export function choosePeople(
  current: Wish,
  { people, refused, anyone, someoneElse }: HeardBooking,
  all: readonly BookablePerson[],
  sentences: BookingSentences,
): string[] {
  const others = someoneElse ? (current.people.length > 0 ? current.people : personOf(current)) : [];
  const unwanted = [...refused.people, ...others];
  if (anyone) current.people = [];
  if (people.length > 0) current.people = people;
  current.people = current.people.filter((person) => !unwanted.includes(person));
  const refusedBefore = current.refused.people.filter((person) => !people.includes(person));
  const notPeople = [...new Set([...refusedBefore, ...unwanted])];
  current.refused = { ...current.refused, people: notPeople };
  const { service } = current;
  if (!service) return [];
  const cannot = current.people.find(({ services }) => !services.includes(service.id));
  const can = current.people.filter(({ services }) => services.includes(service.id));
  current.people = can;
  const able = all.filter(({ services }) => services.includes(service.id));
  if (able.length > 0 && able.every((person) => notPeople.includes(person))) {
    // Nobody is left: the caller hears who does it, and may go on or not.
    current.refused = { ...current.refused, people: [] };
    return [sentences.onlyBy(able, service)];
  }
  return cannot && can.length === 0 ? [sentences.phrase('notBy', { person: cannot.name, service: service.name })] : [];
}

function personOf({ slot, offers }: Wish): BookablePerson[] {
  const person = (slot ?? offers[0])?.person;
  return person ? [person] : [];
}
