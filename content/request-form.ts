import { defineForm } from '#/forms/define-form.ts';

/**
 * What a visitor is asked for. Both forms, the checks, what is stored, the e-mail to staff and the inbox follow this
 * list; a new field needs a column of its name besides (a migration).
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
  },
  {
    name: 'contact_method',
    kind: 'choice',
    label: 'Preferred Contact Method',
    staffLabel: 'Contact Method',
    missing: 'Choose how we should contact you.',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone' },
      { value: 'video', label: 'Video' },
      { value: 'text', label: 'Text' },
    ],
    default: 'email',
    half: true,
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
  },
]);
