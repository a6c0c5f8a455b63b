import { sayTime, sayWholeDay } from '../days-and-times/say-times.ts';
import type { Appointment } from './calendar.ts';

/** What a phrase may say of an appointment. `visit` says whose it is where others are made for somebody else. */
export function placesOf(
  { service, day, minute, person, name }: Appointment,
  made: readonly Appointment[],
): Record<string, string> {
  const isOneOfSeveral = name !== '' && made.some((each) => each.name !== name);
  return {
    visit: isOneOfSeveral ? `the ${service.name} for ${name}` : `your ${service.name}`,
    service: service.name,
    day: sayWholeDay(day),
    time: sayTime(minute),
    with: person ? ` with ${person.name}` : '',
    name,
  };
}
