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
  /** What shows a fact: what its mark says, and the words before the name once it is opened. */
  evidence: z.object({ test: words, setting: words, shownByTest: words, shownBySetting: words }),
  /** The way of a call, as far as the software decides it. */
  callPath: z.object({ heading: words, stations: z.array(cardSchema).length(5), note: words }),
  /** What a buyer wants to know first. */
  summary: z.object({ heading: words, points: z.array(cardSchema).length(4) }),
  sections: z.array(namedCardSchema.pick({ id: true }).extend({ heading: words, facts: z.array(factSchema).min(2) })),
  /** What the software does not do, or leaves to whoever runs it. */
  limits: z.object({ id: idSchema, heading: words, facts: z.array(factSchema.partial({ shownBy: true })).min(1) }),
  closing: z.object({ heading: words, text: words, link: linkSchema, more: linkSchema }),
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
    text: 'What protects the data that you and your callers give us, and what isn’t protected yet. Open a point to see the test that proves it or the setting that controls it.',
  },
  evidence: {
    test: 'Tested',
    setting: 'A setting',
    shownByTest: 'An automatic test shows it:',
    shownBySetting: 'Whoever runs the server sets it:',
  },
  callPath: {
    heading: 'Who touches a call',
    stations: [
      { title: 'The caller', text: 'Speaks. No sound is stored.' },
      { title: 'Speech to text', text: 'A speech service, or a program on the server.' },
      { title: 'The answer', text: 'Sentences that people wrote, or a language model.' },
      { title: 'The record', text: 'Text in one database, deleted after the time you set.' },
      { title: 'Your staff', text: 'They need an account to read it.' },
    ],
    note: 'This is a call on a server. On a voice platform, the platform and its partners carry the sound and write the text.',
  },
  summary: {
    heading: 'In short',
    points: [
      {
        title: 'Little is collected',
        text: 'No cookies for visitors, no advertising, and nothing typed or said in a log.',
      },
      {
        title: 'Little is kept',
        text: 'The text of a call is deleted after {retention}. A request is deleted when you ask.',
      },
      {
        title: 'Few can see it',
        text: 'Staff need an account to read requests and calls. Each change to a request is recorded with who made it.',
      },
      {
        title: 'Requests don’t get lost',
        text: 'Once the site confirms a request, it’s stored on disk. Restoring a backup is tested.',
      },
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
        { text: 'Other sites can’t send the form in your name.', shownBy: 'http/same-origin.test.ts' },
      ],
    },
    {
      id: 'stored',
      heading: 'What we keep',
      facts: [
        {
          text: 'The text of a call is deleted after {retention}. If you send a request from a call, its text is kept as long as the request.',
          shownBy: 'CALL_RETENTION_DAYS',
        },
        {
          text: 'Everything that one person sent can be handed over or erased in one step. Erased words are gone from the history, the search and the files.',
          shownBy: 'people/erase-person.test.ts',
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
          text: 'To read requests and calls, staff need an account. Anything that isn’t expressly allowed is refused.',
          shownBy: 'accounts/authorize.test.ts',
        },
        {
          text: 'Their passwords are stored only as one-way hashes (scrypt), never as text.',
          shownBy: 'accounts/routes.test.ts',
        },
        {
          text: 'They’re signed out after a week. The cookie that keeps them signed in can’t be read by scripts or sent by other sites.',
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
        {
          text: 'When very many requests come in, browsers prove that they worked for theirs. No other company takes part, and nobody has to solve a puzzle.',
          shownBy: 'tests/e2e/visitor/proof-of-work.spec.ts',
        },
        {
          text: 'What looks like spam is kept apart for 30 days, where staff can release it, and then deleted.',
          shownBy: 'inbox/spam.test.ts',
        },
        { text: 'The number of demo calls is limited in the same way.', shownBy: 'DEMO_CALLS_PER_HOUR' },
        {
          text: 'Once the site says that your request was sent, it’s on disk and survives a crash at any moment.',
          shownBy: 'tests/faults/crash.test.ts',
        },
        {
          text: 'Backups can be made while the site runs, and restoring one is tested.',
          shownBy: 'database/backup.test.ts',
        },
      ],
    },
    {
      id: 'your-callers',
      heading: 'When an agent answers your callers',
      facts: [
        {
          text: 'Your calls can run on a server or on a voice platform. You and we choose which before the first call. The points below say where a caller’s words go in each case.',
          shownBy: 'DEMO_BACKEND',
        },
        {
          text: 'On a server, the sound of a call goes to a speech service, which turns it into text, or to a speech program on that server. In the second case, no other company hears the call.',
          shownBy: 'STT',
        },
        {
          text: 'If a language model writes the answers, the text of the call goes to the service that runs the model, which can be a server of your own. Without a model, the answers are sentences that people wrote, and the text goes to nobody else.',
          shownBy: 'LLM_BASE_URL',
        },
        {
          text: 'On a voice platform (Vapi), the platform and its partners carry the sound, write the text and keep what their own terms say. The text reaches us when the call is over.',
          shownBy: 'VAPI_ASSISTANT_ID',
        },
        {
          text: 'Our software stores no sound. It stores the text of a call in one database: a file on the server, or a Postgres service of your choice.',
          shownBy: 'DATABASE_URL',
        },
        {
          text: 'You decide how long the text of a call is kept before it’s deleted.',
          shownBy: 'CALL_RETENTION_DAYS',
        },
      ],
    },
  ],
  limits: {
    id: 'limits',
    heading: 'What’s missing',
    facts: [
      {
        text: 'We don’t claim to be HIPAA compliant. If you handle patients’ health information in the US, you need a business associate agreement (BAA) with us and with each service that a call passes through. We haven’t signed one unless your contract says so, so ask before an agent answers your patients.',
      },
      {
        text: 'The software doesn’t encrypt the database itself. The disk or the database service it runs on can do that. Whoever runs the server can read the data.',
        shownBy: 'DATABASE_URL',
      },
      { text: 'Staff sign in with email and password. There’s no second factor.' },
      { text: 'We have no security certificate, such as SOC 2. No outside firm has audited this software.' },
      { text: 'You can’t see or delete your data yourself. Ask us, and a member of our team does it.' },
    ],
  },
  closing: {
    heading: 'Found a weakness?',
    text: 'Tell us. The Privacy page says what we do with your own data.',
    link: { label: 'Write to us', href: paths.startWorking },
    more: { label: 'Privacy', href: paths.privacy },
  },
});
