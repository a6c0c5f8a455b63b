import { defineForm } from '#/forms/define-form.ts';

/**
 * The fields of the request form. Both forms, the validation, the stored columns, the email to staff and the inbox
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
    spoken: { why: 'So that the team knows whom to ask for.' },
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
      ask: 'What is your email address? You can spell it.',
      askBeside: "A request also needs an email address, in case a call or a text doesn't reach you. What is yours?",
      needed: 'your email address',
      why: 'So that the team can write to you when nothing else reaches you.',
      required:
        'Every request needs an email address, so that the team can write when nothing else reaches you. You can type it into the field on the screen, or say never mind.',
      lacking:
        'Every request needs an email address, so that the team can write when nothing else reaches you. If you have none, an address of a relative or a colleague will do: which one?',
      readBack: 'Your email: {value}.',
    },
    written: {
      ask: 'What is your email address?',
      required:
        'Every request needs an email address, so that the team can write when nothing else reaches you. You can also fill in its field on the screen, or write never mind.',
    },
  },
  {
    name: 'website',
    kind: 'url',
    optional: true,
    label: 'Website/Brand',
    staffLabel: 'Website',
    hint: 'For example: annbakes.com',
    missing: 'Enter a web address.',
    maxLength: 2_000,
    autoComplete: 'url',
    spoken: {
      ask: "Do you have a website? If not, just say 'no website'.",
      skip: 'No website',
      why: 'It shows the team what you do before they reply.',
      taken: 'Your website is {value}.',
      none: 'No website, all right.',
      readBack: 'Your website: {value}.',
    },
    written: { ask: "Do you have a website? If not, just write 'no website'." },
  },
  {
    name: 'bottleneck',
    kind: 'text',
    label: 'Describe Your Service Bottleneck',
    staffLabel: 'Service Bottleneck',
    hint: 'What do customers ask most, and where do they get stuck waiting? Please don’t include customers’ or patients’ names.',
    missing: 'Describe your service bottleneck.',
    maxLength: 5_000,
    rows: 4,
    spoken: {
      ask: 'Where does your customer service get stuck? Tell me in your own words.',
      simply: 'What do customers ask you most, and where do they wait too long?',
      needed: 'where your customer service gets stuck',
      why: 'So that the right person on the team can get ready for it.',
      askUrgent: 'What is it about? Tell me in your own words.',
      readBack: 'Your request: {value}.',
      readBackLong: 'Your request is on the screen; it begins: {value}.',
    },
  },
  {
    name: 'contact_method',
    kind: 'choice',
    label: 'Preferred Contact Method',
    staffLabel: 'Contact Method',
    missing: 'Choose how we should contact you.',
    options: [
      { value: 'email', label: 'Email', spoken: 'by email', hint: 'We’ll email you at the address above.' },
      { value: 'phone', label: 'Phone', spoken: 'by phone', hint: 'We’ll call the number you give.' },
      { value: 'video', label: 'Video', spoken: 'in a video call', hint: 'We’ll email you times to choose from.' },
      { value: 'text', label: 'Text', spoken: 'by text message', hint: 'We’ll text the number you give.' },
    ],
    default: 'email',
    half: true,
    spoken: {
      ask: 'How should we reply: by {options}?',
      simply: 'Would you like an email, a phone call, a video call or a text message from us?',
      needed: 'how we should reply',
      why: 'So that the team replies in the way that suits you.',
      taken: "We'll reply {value}.",
      readBack: "We'll reply {value}.",
    },
  },
  {
    name: 'phone',
    kind: 'phone',
    label: 'Phone Number',
    staffLabel: 'Phone',
    hint: 'For a call or a text, with the area code.',
    missing: 'Enter your phone number.',
    when: { field: 'contact_method', is: ['phone', 'text'] },
    maxLength: 40,
    autoComplete: 'tel',
    half: true,
    spoken: {
      ask: 'Which number can we reach you on, with its area code?',
      why: 'So that the team can call or text you.',
      required: "Without a number nobody can call or text you. Say 'email me instead' if you'd rather not give one.",
      lacking:
        "For a call, a landline or the number of a relative or a colleague will do. If there is none, say 'email me instead'.",
      readBackTail: ', on {value}',
    },
    written: {
      required: "Without a number nobody can call or text you. Write 'email me instead' if you'd rather not give one.",
      lacking:
        "For a call, a landline or the number of a relative or a colleague will do. If there is none, write 'email me instead'.",
    },
  },
]);
