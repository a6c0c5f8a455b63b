import * as z from 'zod';
import { paths } from './paths.ts';
import { linkSchema, namedCardSchema, pageSchema, words } from './schema.ts';

const factSchema = z.object({
  text: words,
  /** The file of the software whose tests show it, or the setting that decides it. */
  shownBy: z.string().regex(/^([A-Z_0-9]+|[\w./-]+\.ts)$/),
});

export const securitySchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  shownBy: words,
  sections: z.array(namedCardSchema.pick({ id: true }).extend({ heading: words, facts: z.array(factSchema).min(2) })),
  closing: z.object({ text: words, link: linkSchema }),
});
export type Security = z.infer<typeof securitySchema>;

/** Facts about the software behind this site. Each names what shows it; `content/security.test.ts` checks that it exists. */
export const security = securitySchema.parse({
  page: {
    title: 'Security',
    description:
      'How this site protects what you write and say: each statement with the test or the setting that shows it.',
  },
  header: {
    heading: 'Security',
    text: 'What the software behind this site does to protect your data. Under each line is the test or the setting that shows it.',
  },
  shownBy: 'Shown by',
  sections: [
    {
      id: 'browser',
      heading: 'In your browser',
      facts: [
        {
          text: 'Pages load nothing from other sites. A Content-Security-Policy makes the browser refuse it. The one exception is a call that runs on a voice platform, and only on the page with the demo.',
          shownBy: 'tests/e2e/site/policy.spec.ts',
        },
        { text: 'Visitors get no cookies. Visits are counted as daily totals only.', shownBy: 'visits/routes.test.ts' },
        { text: 'Other sites cannot send the form in your name.', shownBy: 'http/same-origin.test.ts' },
      ],
    },
    {
      id: 'stored',
      heading: 'What is stored',
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
        {
          text: 'The software does not encrypt its database. Encryption is left to the disk or the database service that the site runs on.',
          shownBy: 'DATABASE_URL',
        },
      ],
    },
    {
      id: 'staff',
      heading: 'Who can see it',
      facts: [
        {
          text: 'Passwords are stored as scrypt hashes, never in plain text.',
          shownBy: 'accounts/routes.test.ts',
        },
        {
          text: 'A staff session ends after a week. Its cookie cannot be read by scripts or sent by other sites.',
          shownBy: 'accounts/routes.test.ts',
        },
        {
          text: 'Every address on the server states which permission it needs. One that states none is closed to everybody.',
          shownBy: 'accounts/authorize.test.ts',
        },
        { text: 'Each wrong password slows down further attempts.', shownBy: 'accounts/sign-in-guard.test.ts' },
      ],
    },
    {
      id: 'abuse',
      heading: 'Against abuse and loss',
      facts: [
        { text: 'The number of requests from one network address is limited.', shownBy: 'FORM_LIMIT_PER_10_MIN' },
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
  closing: {
    text: 'What we do with your data is on the privacy page. If you found a weakness, tell us.',
    link: { label: 'Write to us', href: paths.startWorking },
  },
});
