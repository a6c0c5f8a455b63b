import type { Weekday } from '../days-and-times/weekdays.ts';

/** What callers can book with an agent, over a calendar that is made up for each call. */
export interface BookingDefinition {
  /** IANA name: opening hours and all times that are said are local to it. */
  timeZone: string;
  services: readonly BookableService[];
  /** Empty where nobody is chosen. */
  people: readonly BookablePerson[];
  /** Opening hours by weekday; none on a closed day. */
  hours: Readonly<Record<Weekday, readonly OpenHours[]>>;
}

export interface BookableService {
  id: string;
  /** As it is said within a sentence, without an article. */
  name: string;
  minutes: number;
  /** As it is said. */
  price: string;
  /** What it costs for a child, where that is another price. */
  childPrice?: string;
  /** Other words that callers use for it. */
  words: readonly string[];
  /** What callers come for that begins with this service, though it is no name of it: 'denture' for a check-up. */
  reasons?: readonly string[];
  /** What callers call several services, which are asked for then: 'cut' for a men's and a women's cut. */
  kind?: string;
  /** Words that tell this kind beside a word for all of them: 'for him', 'husband'. */
  kindWords?: readonly string[];
}

export interface BookablePerson {
  id: string;
  name: string;
  /** Ids of the services that this person does. */
  services: readonly string[];
}

/** Minutes after midnight. */
export interface OpenHours {
  from: number;
  to: number;
}

/** The earliest and the latest minute of a day at which the business is ever open. */
export function openBetween({ hours }: BookingDefinition): { opens: number; closes: number } {
  const all = Object.values(hours).flat();
  return { opens: Math.min(...all.map(({ from }) => from)), closes: Math.max(...all.map(({ to }) => to)) };
}
