/** Names of the desks on the card and in the list of calls, by id; our own is the first. */
export const deskLabels = {
  frontdesk: 'Our desk',
  'dental-clinic': 'A dental clinic',
  'hair-salon': 'A hair salon',
} as const;
export type DeskId = keyof typeof deskLabels;
