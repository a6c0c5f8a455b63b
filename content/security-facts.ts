import * as z from 'zod';
import { idSchema, words } from './schema.ts';

const factSchema = z.object({
  /** The fact in a few words; the text says the rest in one sentence. */
  title: words,
  text: words.regex(/^(?!.*[.?!] ).*\.$/),
  /** The file of the software whose tests show it, or the setting that decides it. */
  shownBy: z.string().regex(/^([A-Z_0-9]+|[\w./-]+\.ts)$/),
});

export const factSectionsSchema = z.array(
  z.object({
    id: idSchema,
    heading: words,
    lead: words,
    facts: z.array(factSchema).min(2),
  }),
);

/** What the Security page tells under each heading, and what shows it. */
export const factSections: z.input<typeof factSectionsSchema> = [
  {
    id: 'staff',
    heading: 'Accounts and sign-in',
    lead: 'Passkeys, two-step sign-in and an email at each new browser.',
    facts: [
      {
        title: 'Only people with an account',
        text: 'Staff need an account to read requests and calls, and each account sees only what its role allows.',
        shownBy: 'accounts/authorize.test.ts',
      },
      {
        title: 'Two-step sign-in',
        text: 'Staff can add a code from an app on their phone, and resetting the password doesn’t get around it.',
        shownBy: 'accounts/second-factor.test.ts',
      },
      {
        title: 'Alerts for new sign-ins',
        text: 'Staff are told by email when their account is used with a new browser, and can end any session.',
        shownBy: 'accounts/own/sessions.test.ts',
      },
      {
        title: 'Owners decide who gets in',
        text: 'Only owners invite and remove people, and whoever is removed is signed out at once.',
        shownBy: 'accounts/team.test.ts',
      },
      {
        title: 'Passwords can’t be read',
        text: 'Staff passwords are stored only as one-way hashes (scrypt), never as text.',
        shownBy: 'accounts/routes.test.ts',
      },
      {
        title: 'Passkeys',
        text: 'Staff can sign in with a fingerprint, a face or a PIN, which a fake copy of this site can’t use.',
        shownBy: 'tests/e2e/staff/passkeys.spec.ts',
      },
      {
        title: 'Automatic sign-out',
        text: 'Staff are signed out after some hours without use, and after a week in any case.',
        shownBy: 'accounts/routes.test.ts',
      },
      {
        title: 'Password guessing is slowed down',
        text: 'Each wrong password slows down further attempts.',
        shownBy: 'accounts/sign-in-guard.test.ts',
      },
      {
        title: 'Other software gets its own key',
        text: 'The key allows only what it was granted, and it can be revoked at any time.',
        shownBy: 'accounts/api-tokens.test.ts',
      },
    ],
  },
  {
    id: 'stored',
    heading: 'What we keep',
    lead: 'The text of a call for {retention} on this site, and a record of every change.',
    facts: [
      {
        title: 'Deleted on schedule',
        text: 'The text of a call is deleted after {retention}, or with the request sent from it, if there is one.',
        shownBy: 'CALL_RETENTION_DAYS',
      },
      {
        title: 'Erase one person’s data in one step',
        text: 'Everything that one person sent can be handed over or erased, from the history, the search and the files, too.',
        shownBy: 'people/erase-person.test.ts',
      },
      {
        title: 'Requests as a file',
        text: 'Requests can be exported to a file that any spreadsheet opens.',
        shownBy: 'inbox/list/export-csv.test.ts',
      },
      {
        title: 'Encryption on disk',
        text: 'Messages and the text of calls can be encrypted in the database and its backups, with a key stored separately.',
        shownBy: 'SEAL_KEY',
      },
      {
        title: 'No words in logs',
        text: 'Nothing you type or say is written to a log.',
        shownBy: 'tests/hostile/log.test.ts',
      },
      {
        title: 'No words in monitoring',
        text: 'A monitoring service, if there is one, gets the names and times of slow or failed parts, and no words or network addresses.',
        shownBy: 'traces/traces.test.ts',
      },
      {
        title: 'Every change on record',
        text: 'Every change to a request is recorded with who made it, and tampering with that record can be detected.',
        shownBy: 'events/events.test.ts',
      },
    ],
  },
  {
    id: 'browser',
    heading: 'When you visit',
    lead: 'No cookies and no ads, and pages load nothing from other companies.',
    facts: [
      {
        title: 'Pages load nothing from other companies',
        text: 'We tell your browser to block it, except in a demo call on a voice platform.',
        shownBy: 'tests/e2e/site/policy.spec.ts',
      },
      {
        title: 'Speech in a demo call',
        text: 'Your browser may have its maker (Google, Microsoft or Apple) turn your speech into text, and the line at the start button says how it’s done here.',
        shownBy: 'DEMO_BACKEND',
      },
      {
        title: 'No cookies',
        text: 'Visitors get none: we just count visits per day.',
        shownBy: 'visits/routes.test.ts',
      },
      {
        title: 'Nobody sends the form in your name',
        text: 'Other sites can’t send it for you.',
        shownBy: 'http/same-origin.test.ts',
      },
    ],
  },
  {
    id: 'abuse',
    heading: 'Abuse and data loss',
    lead: 'We save your request before we confirm it, and test our backups.',
    facts: [
      {
        title: 'Requests don’t get lost',
        text: 'Once you see “Success!”, your request is stored, even if the site crashes.',
        shownBy: 'tests/faults/crash.test.ts',
      },
      {
        title: 'Tested backups',
        text: 'We can back up without taking the site down, and we test that backups restore.',
        shownBy: 'database/backup.test.ts',
      },
      {
        title: 'Limits on requests',
        text: 'The number of requests from one network address is limited.',
        shownBy: 'FORM_LIMIT_PER_10_MIN',
      },
      {
        title: 'Spam check without puzzles',
        text: 'When very many requests come in, each browser does a short calculation before sending, without any other company.',
        shownBy: 'tests/e2e/visitor/proof-of-work.spec.ts',
      },
      {
        title: 'Spam kept apart',
        text: 'What looks like spam is kept apart for 30 days, where staff can release it, and then deleted.',
        shownBy: 'inbox/spam/spam.test.ts',
      },
      {
        title: 'Limits on demo calls',
        text: 'The number of demo calls is limited in the same way.',
        shownBy: 'DEMO_CALLS_PER_HOUR',
      },
    ],
  },
  {
    id: 'choices',
    heading: 'What you choose',
    lead: 'Speech can stay on our server. You set when text is deleted.',
    facts: [
      {
        title: 'Where calls run',
        text: 'On a server or on a voice platform: we’ll decide together.',
        shownBy: 'DEMO_BACKEND',
      },
      {
        title: 'Who hears the sound',
        text: 'An outside speech service, or a program on our server, with which no other company hears the call.',
        shownBy: 'STT',
      },
      {
        title: 'Who reads the text',
        text: 'Without a language model, nobody else; with one, the service that runs it, which can be a server of your own.',
        shownBy: 'LLM_BASE_URL',
      },
      {
        title: 'What a platform keeps',
        text: 'It carries the sound and writes the text, which it sends to us after the call, and keeps what its own terms say.',
        shownBy: 'VAPI_ASSISTANT_ID',
      },
      {
        title: 'Where transcripts are stored',
        text: 'In a file on the server, or in a database service that you name.',
        shownBy: 'DATABASE_URL',
      },
      {
        title: 'How long text is kept',
        text: 'As long as you choose: then it’s deleted.',
        shownBy: 'CALL_RETENTION_DAYS',
      },
    ],
  },
];
