import * as z from 'zod';
import { fieldMistake } from './reply-fields.ts';
import { words } from './schema.ts';

/** A text with fields such as `{firstName}`; `reply-fields.ts` has all of them. */
const withFields = z.string('is not a text').check(({ value, issues }) => {
  const mistake = fieldMistake(value)?.replace(/^line \d+: /, '');
  if (mistake) issues.push({ code: 'custom', input: value, message: mistake });
});

const repliesSchema = z.strictObject({
  /** Stands for what is not known of a visitor, or of a member of staff. */
  unknown: z.strictObject({ firstName: words, company: words, staffName: words }),
  templates: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z-]*$/, 'is small letters and hyphens'),
        name: words,
        subject: withFields,
        /** A line each. */
        text: z.array(withFields).min(1, 'is empty'),
      }),
    )
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has two templates of one id'),
});

const subject = 'Your request to {businessName}';
const signature = ['', 'Kind regards,', '{staffName}', '{businessName}'];

/** The templates that staff write replies from, until they change them in the inbox. */
export const replies = repliesSchema.parse({
  unknown: { firstName: 'there', company: 'your company', staffName: 'The team' },
  templates: [
    {
      id: 'first-answer',
      name: 'First answer',
      subject,
      text: [
        'Hi {firstName},',
        '',
        'Thank you for your request. I have read it and will look after it from here.',
        '',
        'I’m putting together what we would automate first for {company}, and what we would leave as it is. You will hear from me again with a concrete suggestion.',
        '',
        'If anything is urgent in the meantime, just reply to this email.',
        ...signature,
      ],
    },
    {
      id: 'propose-a-call',
      name: 'Propose a call',
      subject,
      text: [
        'Hi {firstName},',
        '',
        'Thank you for your request. The quickest way forward is a discovery call of about 20 minutes: you tell me how customers reach {company} today, and I tell you what we would automate first. You get a written quote after it.',
        '',
        'Which two or three times would suit you in the next few days? Reply with them and I will send you an invitation.',
        ...signature,
      ],
    },
    {
      id: 'more-details',
      name: 'Ask for details',
      subject,
      text: [
        'Hi {firstName},',
        '',
        'Thank you for your request. Before I suggest anything for {company}, I have three short questions:',
        '',
        '1. About how many calls and messages do you get on a usual day?',
        '2. What are most of them about?',
        '3. Which tools do you work with: calendar, booking system, CRM?',
        '',
        'A line on each is enough.',
        ...signature,
      ],
    },
    {
      id: 'not-a-fit',
      name: 'Not a fit',
      subject,
      text: [
        'Hi {firstName},',
        '',
        'Thank you for thinking of us. I have read your request, and I do not think that we are the right people for it. We automate calls and messages that come up again and again; what you describe needs somebody who does other work every day.',
        '',
        'I would rather say so now than after a month of your time. If calls and messages that repeat themselves ever start to fill your days, I would be glad to hear from you.',
        ...signature,
      ],
    },
  ],
});
