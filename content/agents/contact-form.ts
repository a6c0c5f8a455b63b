import { defineForm } from '#/forms/define-form.ts';

/** The default form of agents without their own: who to call back, and why. */
export const contactForm = defineForm([
  { name: 'full_name', kind: 'name', label: 'Full Name', missing: 'Enter your full name.', maxLength: 200 },
  { name: 'phone', kind: 'phone', label: 'Phone Number', missing: 'Enter your phone number.', maxLength: 40 },
  {
    name: 'message',
    kind: 'text',
    label: 'Message',
    missing: 'Tell us what it is about.',
    maxLength: 5_000,
    rows: 4,
    spoken: {
      ask: 'What is it about? Tell me in your own words.',
      needed: 'what it is about',
      readBack: 'Your message: {value}.',
    },
  },
]);
