import * as z from 'zod';
import { paths } from './paths.ts';
import { cardSchema, idSchema, linkSchema, namedCardSchema, pageSchema, words } from './schema.ts';

const factSchema = z.object({
  text: words,
  /** The file of the software whose tests show it, or the setting that decides it. */
  shownBy: z.string().regex(/^([A-Z_0-9]+|[\w./-]+\.ts)$/),
});

export const securitySchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  shownBy: words,
  /** What a buyer wants to know first. */
  summary: z.object({ heading: words, points: z.array(cardSchema).length(4) }),
  sections: z.array(namedCardSchema.pick({ id: true }).extend({ heading: words, facts: z.array(factSchema).min(2) })),
  /** What the software does not do, or leaves to whoever runs it. */
  limits: z.object({ id: idSchema, heading: words, facts: z.array(factSchema.partial({ shownBy: true })).min(1) }),
  closing: z.object({ text: words, link: linkSchema, more: linkSchema }),
});
export type Security = z.infer<typeof securitySchema>;

/** Facts about the software behind this site. Each names what shows it; `content/security.test.ts` checks that it exists. */
export const security = securitySchema.parse({
  page: {
    title: 'Security',
    description:
      'How this site protects what you write and say: what is kept, who can see it, and what we do not do yet.',
  },
  header: {
    heading: 'Security',
    text: 'What protects the data you and your callers give us, and what does not do so yet. With each line stands the test or the setting that shows it.',
  },
  shownBy: 'Shown by',
  summary: {
    heading: 'In short',
    points: [
      {
        title: 'Little is collected',
        text: 'No cookies for visitors, no advertising, and nothing typed or said in a log.',
      },
      {
        title: 'Little is kept',
        text: 'The text of a call is deleted after a while, by default after 30 days. A request is deleted when you ask.',
      },
      {
        title: 'Few can see it',
        text: 'Staff need an account to read requests and calls. Each change to a request is recorded with who made it.',
      },
      { title: 'A request is not lost', text: 'Once it is confirmed it is on the disk. Restoring a backup is tested.' },
    ],
  },
  sections: [
    {
      id: 'browser',
      heading: 'When you visit',
      facts: [
        {
          text: 'Pages load nothing from other companies, and the browser is told to refuse it. The one exception is a call that runs on a voice platform, and only on the page with the demo.',
          shownBy: 'tests/e2e/site/policy.spec.ts',
        },
        { text: 'Visitors get no cookies. Visits are counted as daily totals only.', shownBy: 'visits/routes.test.ts' },
        { text: 'Other sites cannot send the form in your name.', shownBy: 'http/same-origin.test.ts' },
      ],
    },
    {
      id: 'stored',
      heading: 'What we keep',
      facts: [
        {
          text: 'The text of a call is deleted after 30 days, unless this site is set to another number. If you send a request from a call, its text is kept with the request.',
          shownBy: 'CALL_RETENTION_DAYS',
        },
        { text: 'Nothing you type or say is written to a log.', shownBy: 'tests/hostile/log.test.ts' },
        {
          text: 'Every change to a request is recorded with who made it. Tampering with that record can be detected afterwards.',
          shownBy: 'events/events.test.ts',
        },
      ],
    },
    {
      id: 'staff',
      heading: 'Who can see it',
      facts: [
        {
          text: 'To read requests and calls, staff need an account. What no permission opens is closed to everybody.',
          shownBy: 'accounts/authorize.test.ts',
        },
        {
          text: 'Their passwords are never stored as text, only as a code that cannot be turned back (a scrypt hash).',
          shownBy: 'accounts/routes.test.ts',
        },
        {
          text: 'They are signed out after a week. The cookie that keeps them signed in cannot be read by scripts or sent by other sites.',
          shownBy: 'accounts/routes.test.ts',
        },
        { text: 'Each wrong password slows down further attempts.', shownBy: 'accounts/sign-in-guard.test.ts' },
      ],
    },
    {
      id: 'abuse',
      heading: 'Against abuse and loss',
      facts: [
        {
          text: 'The number of requests from one network address is limited.',
          shownBy: 'FORM_LIMIT_PER_10_MIN',
        },
        { text: 'So is the number of demo calls.', shownBy: 'DEMO_CALLS_PER_HOUR' },
        {
          text: 'Once the site says that your request was sent, it is on the disk and survives a crash at any moment.',
          shownBy: 'tests/faults/crash.test.ts',
        },
        {
          text: 'Backups can be made while the site runs, and restoring one is tested.',
          shownBy: 'database/backup.test.ts',
        },
      ],
    },
  ],
  limits: {
    id: 'limits',
    heading: 'What we do not do (yet)',
    facts: [
      {
        text: 'Encrypt the database. The software leaves that to the disk or the database service that the site runs on. Whoever runs the server can read it.',
        shownBy: 'DATABASE_URL',
      },
      { text: 'Ask staff for a second factor. They sign in with email and password.' },
      { text: 'Show a certificate. No outside firm has audited this software.' },
      { text: 'Let you see or delete your data with a button. Ask us, and a member of our team does it by hand.' },
    ],
  },
  closing: {
    text: 'If you found a weakness, tell us. What we do with your data is told on the page about privacy.',
    link: { label: 'Write to us', href: paths.startWorking },
    more: { label: 'Privacy', href: paths.privacy },
  },
});
