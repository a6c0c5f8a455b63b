import type { SampleCallId } from './callers.ts';

/** How a request of a sample call ended. */
export interface StaffAnswer {
  /** How staff answered. */
  how: string;
  when: string;
  /** What came of it. */
  text: string;
}

/** What the staff of the sample businesses did about the requests of their calls: made up, as the callers are. */
export const staffAnswers: Partial<Record<SampleCallId, StaffAnswer>> = {
  'coach-message': {
    how: 'Called back',
    when: 'Tuesday, 8:45 am',
    text: 'Hazel meets the six managers on Thursday. The first half hour is free.',
  },
  'agency-message': {
    how: 'Called back',
    when: 'Tuesday, 9:15 am',
    text: 'Luis asked about the hotel. They talk on Wednesday at 2 pm.',
  },
  'salon-message': {
    how: 'Called back',
    when: 'Tuesday, 9:05 am',
    text: 'Mara puts the color right on Thursday at 2 pm, for free.',
  },
  'store-message': {
    how: 'Answered by email',
    when: 'Tuesday, 8:10 am',
    text: '“Order 20455 now goes to 12 Hill Road.”',
  },
  'online-store': {
    how: 'Answered by email',
    when: 'Monday, 8:05 am',
    text: '“A new pot is on its way, for free.”',
  },
  'dental-emergency': {
    how: 'Called back',
    when: 'Tuesday, 8 am',
    text: 'Dr. Okafor sees her today at 11 am.',
  },
  'estate-message': {
    how: 'Called back',
    when: 'Tuesday, 9:20 am',
    text: 'Two rentals take dogs. Grace shows him the first on Saturday.',
  },
  'tax-message': {
    how: 'Called back',
    when: 'Tuesday, 8:35 am',
    text: 'Nora reads the letter today and answers the tax office on Thursday.',
  },
};
