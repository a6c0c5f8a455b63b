import { defineForm } from '#/forms/define-form.ts';

/**
 * The fields of the request form. Both forms, the validation, the stored columns, the e-mail to staff and the inbox
 * derive from this list; a new field also needs a column with its name (a migration).
 */
export const requestForm = defineForm([
  {
    name: 'full_name',
    kind: 'name',
    label: 'Full Name',
    missing: 'Enter your full name.',
    maxLength: 200,
    autoComplete: 'name',
    half: true,
  },
  {
    name: 'email',
    kind: 'email',
    label: 'Email Address',
    staffLabel: 'Email',
    missing: 'Enter your email address.',
    maxLength: 254,
    autoComplete: 'email',
    half: true,
    spoken: {
      ask: 'What is your e-mail address? You can spell it.',
      required: 'Every request needs an e-mail address, so that the team can answer it. You can also say never mind.',
      readBack: 'Your e-mail: {value}.',
    },
  },
  {
    name: 'website',
    kind: 'url',
    optional: true,
    label: 'Website/Brand',
    staffLabel: 'Website',
    hint: 'The full address, such as https://example.com',
    missing: 'Enter a web address.',
    maxLength: 2_000,
    autoComplete: 'url',
    spoken: {
      ask: 'Do you have a website? If not, say none.',
      taken: 'Your website is {value}.',
      none: 'No website, all right.',
      readBack: 'Your website: {value}.',
    },
  },
  {
    name: 'bottleneck',
    kind: 'text',
    label: 'Describe Your Service Bottleneck',
    staffLabel: 'Service Bottleneck',
    hint: 'What do customers ask most, and where do they have to wait?',
    missing: 'Describe your service bottleneck.',
    maxLength: 5_000,
    rows: 4,
    spoken: {
      ask: 'Where does your customer service get stuck? Tell me in your own words.',
      askUrgent: 'What is it about? Tell me in your own words.',
      readBack: 'What it is about: {value}.',
      readBackLong: 'What it is about stands on the screen; it begins: {value}.',
    },
  },
  {
    name: 'contact_method',
    kind: 'choice',
    label: 'Preferred Contact Method',
    staffLabel: 'Contact Method',
    missing: 'Choose how we should contact you.',
    options: [
      { value: 'email', label: 'Email', spoken: 'by e-mail' },
      { value: 'phone', label: 'Phone', spoken: 'by phone' },
      { value: 'video', label: 'Video', spoken: 'in a video call' },
      { value: 'text', label: 'Text', spoken: 'by text message' },
    ],
    default: 'email',
    half: true,
    spoken: {
      ask: 'How should we answer you: by {options}?',
      taken: "We'll answer {value}.",
      readBack: 'We answer {value}.',
    },
  },
  {
    name: 'phone',
    kind: 'phone',
    label: 'Phone Number',
    staffLabel: 'Phone',
    hint: 'Needed if we are to call or text you. Include the area code.',
    missing: 'Enter your phone number.',
    when: { field: 'contact_method', is: ['phone', 'text'] },
    maxLength: 40,
    autoComplete: 'tel',
    half: true,
    spoken: {
      ask: 'Which number can we reach you on, with its area code?',
      required: "Without a number nobody can call or text you. Say 'e-mail me instead' if you'd rather not give one.",
      readBackTail: ', on {value}',
    },
  },
]);
