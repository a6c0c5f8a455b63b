import * as z from 'zod';
import { hipaaRule } from './hipaa.ts';
import { paths } from './paths.ts';
import { cardSchema, idSchema, linkSchema, pageSchema, words } from './schema.ts';

const factSchema = z.object({
  /** The fact in a few words; the text says the rest. */
  title: words,
  text: words,
  /** The file of the software whose tests show it, or the setting that decides it. */
  shownBy: z.string().regex(/^([A-Z_0-9]+|[\w./-]+\.ts)$/),
});

/** Some stations of a call, and what passes between them. */
const stretchSchema = z.object({
  label: words,
  stations: z.array(
    cardSchema.extend({ /** The customer decides how it works. */ isChoice: z.literal(true).optional() }),
  ),
});

export const securitySchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  /** What an owner wants to know before any detail. */
  summary: z.object({ heading: words, points: z.array(cardSchema.extend({ question: words })).length(3) }),
  /** The way of a call, as far as the software decides it. */
  callPath: z.object({
    id: idSchema,
    heading: words,
    text: words,
    sound: stretchSchema,
    writing: stretchSchema,
    /** Marks what the customer decides. */
    choice: words,
    /** What a voice platform does in the place of two stations. */
    platform: words,
  }),
  facts: z.object({
    heading: words,
    /** Below a fact that a setting decides. */
    setting: words,
    sections: z.array(
      z.object({
        id: idSchema,
        heading: words,
        lead: words,
        facts: z.array(factSchema).min(2),
      }),
    ),
  }),
  /** What the software does not do, or leaves to whoever runs it. */
  limits: z.object({
    id: idSchema,
    heading: words,
    text: words,
    facts: z.array(cardSchema).length(4),
  }),
  /** What shows each fact, by its name in the software. */
  engineers: z.object({ heading: words, lead: words }),
  closing: z.object({ heading: words, text: words, ways: z.array(linkSchema) }),
});
export type Security = z.infer<typeof securitySchema>;

/** Facts about the software behind this site. Each names what shows it; `content/security.test.ts` checks that it exists. */
export const security = securitySchema.parse({
  page: {
    title: 'Security',
    description:
      'How we protect what you and your callers write and say: what’s kept, who can see it, where it goes, and what’s missing.',
  },
  header: {
    heading: 'Security',
    text: 'What protects the data that you and your callers give us, and what isn’t protected yet.',
  },
  summary: {
    heading: 'In short',
    points: [
      {
        question: 'Who hears and keeps my callers’ words?',
        title: 'We keep the text, and never the sound.',
        text: 'A speech service hears them, or only our server does: you choose. A voice platform has its own terms.',
      },
      {
        question: 'Who can see them?',
        title: 'Your staff, and the people who run the server.',
        text: 'If a language model writes the answers, the service that runs it reads the text, too.',
      },
      {
        question: 'What happens when I leave?',
        title: 'We send you your requests, then delete them.',
        text: 'Just ask. You decide how long call text is kept. Copies in email, a CRM and backups are deleted by hand.',
      },
    ],
  },
  callPath: {
    id: 'your-callers',
    heading: 'Where a caller’s words go',
    text: 'Every call goes through five steps. You choose how three of them work.',
    sound: {
      label: 'Audio: our software never stores it',
      stations: [
        { title: 'The caller', text: 'Speaks on your phone line or your website.' },
        {
          title: 'Speech to text',
          text: 'Handled by an outside speech service or by a program on our server.',
          isChoice: true,
        },
      ],
    },
    writing: {
      label: 'Text',
      stations: [
        {
          title: 'The answer',
          text: 'Picked from answers you approved, or written by a language model.',
          isChoice: true,
        },
        { title: 'The record', text: 'One database. You decide how long text stays in it.', isChoice: true },
        { title: 'Your staff', text: 'They need a login to read it.' },
      ],
    },
    choice: 'You choose',
    platform: 'If you choose a voice platform (Vapi), it and its partners write down the speech and give the answer.',
  },
  facts: {
    heading: 'What protects your data',
    setting: 'Depends on how the server is set up',
    sections: [
      {
        id: 'choices',
        heading: 'What you choose',
        lead: 'Who hears the sound, who reads the text, and how long it’s kept.',
        facts: [
          {
            title: 'Where calls run',
            text: 'On a server or on a voice platform. We’ll decide together.',
            shownBy: 'DEMO_BACKEND',
          },
          {
            title: 'Who hears the sound',
            text: 'An outside speech service, or a program on our server. With the program, no other company hears the call.',
            shownBy: 'STT',
          },
          {
            title: 'Who reads the text',
            text: 'If a language model writes the answers, the service that runs it, which can be a server of your own. Without a model, nobody else.',
            shownBy: 'LLM_BASE_URL',
          },
          {
            title: 'What a platform keeps',
            text: 'That depends on the platform’s terms. The platform carries the sound, writes the text and sends it to us after the call.',
            shownBy: 'VAPI_ASSISTANT_ID',
          },
          {
            title: 'Where transcripts are stored',
            text: 'In a file on the server, or in a database service that you name.',
            shownBy: 'DATABASE_URL',
          },
          {
            title: 'How long text is kept',
            text: 'As long as you choose. Then it’s deleted.',
            shownBy: 'CALL_RETENTION_DAYS',
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
            text: 'We tell your browser to block it. The one exception is a demo call on a voice platform. In a demo call, your browser may have its maker turn your speech into text.',
            shownBy: 'tests/e2e/site/policy.spec.ts',
          },
          {
            title: 'Speech in a demo call',
            text: 'Your browser may have its maker turn your speech into text: Google, Microsoft or Apple. The line at the start button says how it’s done here, and typing sends no sound.',
            shownBy: 'DEMO_BACKEND',
          },
          {
            title: 'No cookies',
            text: 'Visitors get none. We just count visits per day.',
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
        id: 'staff',
        heading: 'Accounts and sign-in',
        lead: 'Only people with an account, and each account has its limits.',
        facts: [
          {
            title: 'Only people with an account',
            text: 'Staff need an account to read requests and calls. What it doesn’t allow is refused.',
            shownBy: 'accounts/authorize.test.ts',
          },
          {
            title: 'Each account has its limits',
            text: 'An account can be limited to reading, or to working with requests. Only owners invite and remove people, and whoever is removed is signed out at once.',
            shownBy: 'accounts/team.test.ts',
          },
          {
            title: 'Passwords can’t be read',
            text: 'Staff passwords are stored only as one-way hashes (scrypt), never as text.',
            shownBy: 'accounts/routes.test.ts',
          },
          {
            title: 'Two-step sign-in',
            text: 'Staff can add a code from an app on their phone. Each code works once, and resetting the password doesn’t get around it.',
            shownBy: 'accounts/second-factor.test.ts',
          },
          {
            title: 'Passkeys',
            text: 'Staff can sign in with their device, which checks who holds it. No other site can ask for that.',
            shownBy: 'tests/e2e/staff/passkeys.spec.ts',
          },
          {
            title: 'Alerts for new sign-ins',
            text: 'Staff are told by email when their account is used with a new browser, and can end any session.',
            shownBy: 'accounts/own/sessions.test.ts',
          },
          {
            title: 'Automatic sign-out',
            text: 'Staff are signed out after some hours without use, and after a week in any case. Scripts can’t read the cookie that keeps them signed in, and other sites can’t send it.',
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
            text: 'The text of a call is deleted after {retention}. If you send a request from a call, we keep the transcript as long as we keep the request.',
            shownBy: 'CALL_RETENTION_DAYS',
          },
          {
            title: 'Erase one person’s data in one step',
            text: 'Everything that one person sent can be handed over or erased in one step. Erased words are gone from the history, the search and the files.',
            shownBy: 'people/erase-person.test.ts',
          },
          {
            title: 'Requests as a file',
            text: 'Requests can be exported to a file that any spreadsheet opens.',
            shownBy: 'inbox/list/export-csv.test.ts',
          },
          {
            title: 'Encryption on disk',
            text: 'Messages and the text of calls can be encrypted in the database and its backups. The key is stored separately.',
            shownBy: 'SEAL_KEY',
          },
          {
            title: 'No words in logs',
            text: 'Nothing you type or say is written to a log.',
            shownBy: 'tests/hostile/log.test.ts',
          },
          {
            title: 'No words in monitoring',
            text: 'If a monitoring service is told of slow or failed parts, it gets their names and times. Nothing you type or say, and no network address, goes there.',
            shownBy: 'traces/traces.test.ts',
          },
          {
            title: 'Every change on record',
            text: 'Every change to a request is recorded with who made it. Tampering with that record can be detected afterwards.',
            shownBy: 'events/events.test.ts',
          },
        ],
      },
      {
        id: 'abuse',
        heading: 'Abuse and data loss',
        lead: 'What you send is saved before the site says so, and backups are tested.',
        facts: [
          {
            title: 'Requests don’t get lost',
            text: 'Once the site says yours was sent, it’s saved, even if the site crashes.',
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
            text: 'When very many requests come in, each browser does a short calculation before sending. No other company takes part, and nobody has to solve a puzzle.',
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
    ],
  },
  limits: {
    id: 'limits',
    heading: 'What we don’t have yet',
    text: 'You should know this before you decide.',
    facts: [
      { title: 'No HIPAA compliance', text: hipaaRule },
      {
        title: 'No end-to-end encryption',
        text: 'The people who run the server can read the data, even where it’s encrypted in the database. Times, statuses, labels and staff accounts aren’t encrypted there.',
      },
      {
        title: 'No outside audit',
        text: 'We don’t have SOC 2 or any other certification, and no outside firm has audited our software.',
      },
      {
        title: 'No self-service',
        text: 'You can’t view or delete your data yourself. Use the link in our email or the form, and our team does it.',
      },
    ],
  },
  engineers: {
    heading: 'For your engineer',
    lead: 'The test or the setting behind each point, by its name in the software.',
  },
  closing: {
    heading: 'Questions about your data?',
    text: 'Ask us before you decide. If you’ve found a security problem, let us know here, too.',
    ways: [
      { label: 'Contact us', href: paths.startWorking },
      { label: 'Privacy', href: paths.privacy },
    ],
  },
});
