/**
 * The phrases of a booking with their placeholders. `{day}` and `{time}` are said as callers say them, `{on}`
 * is `today` or `on Tuesday`, `{first}` and
 * `{second}` are times with their days, `{with}` names the person, if one was asked for.
 */
export const bookingPlaceholders = {
  askService: ['services'],
  askServiceAgain: ['services'],
  suggestService: ['services', 'service'],
  timeNoted: [],
  nameNoted: ['name'],
  soFar: ['parts'],
  notBy: ['person', 'service'],
  askWhen: [],
  askWhenAgain: [],
  offerTwo: ['first', 'second'],
  offerOne: ['first'],
  whichOne: ['first', 'second'],
  askName: [],
  askNameAgain: [],
  confirm: ['service', 'day', 'time', 'with', 'name'],
  confirmMove: ['service', 'day', 'time', 'with', 'name'],
  confirmShort: ['day', 'time'],
  confirmCancel: ['service', 'day', 'time'],
  askWhatToChange: [],
  booked: ['service', 'day', 'time', 'with', 'name'],
  moved: ['service', 'day', 'time', 'with', 'name'],
  cancelled: ['service', 'day', 'time'],
  kept: ['service', 'day', 'time'],
  dropped: [],
  droppedMove: ['service', 'day', 'time'],
  appointment: ['service', 'day', 'time', 'with', 'name'],
  noAppointment: [],
  whichAppointment: [],
  enough: [],
  costs: ['service', 'price', 'minutes'],

  past: ['day'],
  pastTime: ['time'],
  closed: ['on'],
  outside: ['on', 'hours'],
  taken: ['day', 'time'],
  yours: ['on', 'time'],
  dayFull: ['day'],
  partFull: ['on'],
  mismatch: ['date', 'weekday'],
  tooFar: ['day'],
  nothingThen: [],
  halfHours: [],
} as const satisfies Record<string, readonly string[]>;
export type BookingPhraseName = keyof typeof bookingPlaceholders;
export type BookingWording = Record<BookingPhraseName, string>;
