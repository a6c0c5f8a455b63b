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
  /** It stands open above the groups. */
  isFirst: z.literal(true).optional(),
});

/** Some stations of a call, and what passes between them. */
const stretchSchema = z.object({
  label: words,
  stations: z.array(cardSchema.extend({ /** What the customer decides there. */ choice: words.optional() })),
});

export const securitySchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  /** What shows a fact: the words before its name. */
  evidence: z.object({ shownByTest: words, shownBySetting: words }),
  /** What a buyer wants to know first. */
  summary: z.object({ heading: words, points: z.array(cardSchema).length(4) }),
  /** The way of a call, as far as the software decides it. */
  callPath: z.object({
    id: idSchema,
    heading: words,
    text: words,
    sound: stretchSchema,
    writing: stretchSchema,
    /** What a voice platform does in the place of two stations. */
    platform: words,
    choices: z.object({ heading: words, facts: z.array(factSchema).min(2) }),
  }),
  facts: z.object({
    heading: words,
    /** What the marks of the facts mean. */
    tested: words,
    setting: words,
    /** Opens the other points of a section; `{count}` is how many there are. */
    open: words,
    sections: z.array(z.object({ id: idSchema, heading: words, lead: words, facts: z.array(factSchema).min(2) })),
  }),
  /** What the software does not do, or leaves to whoever runs it. */
  limits: z.object({
    id: idSchema,
    heading: words,
    text: words,
    facts: z.array(cardSchema).length(4),
  }),
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
    text: 'What protects the data that you and your callers give us, and what isn’t protected yet.',
  },
  evidence: {
    shownByTest: 'Verified by an automated test:',
    shownBySetting: 'Set by whoever runs the server:',
  },
  summary: {
    heading: 'In short',
    points: [
      { title: 'Cookies: none', text: 'No advertising either, and nothing you type or say goes into a log.' },
      {
        title: 'Call text: {retention}',
        text: 'Then the text of a call is deleted, unless you sent a request from it. A request is deleted when you ask.',
      },
      { title: 'Audio: not stored', text: 'Our software stores the text of a call and never its sound.' },
      {
        title: 'Requests: saved first',
        text: 'The site confirms your request once it’s on disk, where it survives a crash.',
      },
    ],
  },
  callPath: {
    id: 'your-callers',
    heading: 'Where a caller’s words go',
    text: 'Every call goes through five steps. You choose how three of them work.',
    sound: {
      label: 'As sound, which our software never stores',
      stations: [
        { title: 'The caller', text: 'Speaks on your phone line or your website.' },
        { title: 'Speech to text', text: 'A speech service, or a program on the server.', choice: 'Your choice' },
      ],
    },
    writing: {
      label: 'As text',
      stations: [
        {
          title: 'The answer',
          text: 'Chosen from wording that you approved, or written by a language model.',
          choice: 'Your choice',
        },
        { title: 'The record', text: 'One database. Deleted after the time you set.', choice: 'Your choice' },
        { title: 'Your staff', text: 'Need an account to read it.' },
      ],
    },
    platform:
      'On a voice platform (Vapi), the platform and its partners turn the speech into text and give the answer.',
    choices: {
      heading: 'What you choose before the first call',
      facts: [
        {
          title: 'A server or a voice platform',
          text: 'Your calls run on a server or on a voice platform. You and we agree which.',
          shownBy: 'DEMO_BACKEND',
        },
        {
          title: 'Who hears the sound',
          text: 'On a server, the sound goes to a speech service, or to a speech program on that server. With the program, no other company hears the call.',
          shownBy: 'STT',
        },
        {
          title: 'Who reads the text',
          text: 'If a language model writes the answers, the text goes to the service that runs it, which can be a server of your own. Without a model, the text goes to nobody else.',
          shownBy: 'LLM_BASE_URL',
        },
        {
          title: 'What a platform keeps',
          text: 'A voice platform carries the sound, writes the text and keeps what its own terms say. The text reaches us when the call is over.',
          shownBy: 'VAPI_ASSISTANT_ID',
        },
        {
          title: 'Where the database is',
          text: 'The database is a file on the server, or a Postgres service that you name.',
          shownBy: 'DATABASE_URL',
        },
        {
          title: 'How long text is kept',
          text: 'You set how long the text of a call is kept before it’s deleted.',
          shownBy: 'CALL_RETENTION_DAYS',
        },
      ],
    },
  },
  facts: {
    heading: 'What we can show',
    tested: 'Verified by an automated test.',
    setting: 'Set by whoever runs the server.',
    open: '{count} more points',
    sections: [
      {
        id: 'browser',
        heading: 'When you visit',
        lead: 'All that a page loads comes from our server.',
        facts: [
          {
            title: 'Our pages load nothing from other companies',
            text: 'Pages load nothing from other companies, and the browser is told to refuse it. The one exception is a call that runs on a voice platform, and only on the page with the demo.',
            shownBy: 'tests/e2e/site/policy.spec.ts',
          },
          {
            title: 'Speech in a demo call',
            text: 'In a demo call, your browser may have its maker turn your speech into text: Google for Chrome, Microsoft for Edge. The line at the start button says how this server does it, and typing sends no sound.',
            shownBy: 'DEMO_BACKEND',
          },
          {
            title: 'No cookies, only daily totals',
            text: 'Visitors get no cookies. Visits are counted as daily totals only.',
            shownBy: 'visits/routes.test.ts',
          },
          {
            title: 'Other sites can’t submit our forms',
            text: 'Other sites can’t send the form in your name.',
            shownBy: 'http/same-origin.test.ts',
          },
        ],
      },
      {
        id: 'staff',
        heading: 'Who can see it',
        lead: 'Only people with an account, and only what it allows.',
        facts: [
          {
            title: 'Access only by account',
            text: 'To read requests and calls, staff need an account. Anything that isn’t expressly allowed is refused.',
            shownBy: 'accounts/authorize.test.ts',
            isFirst: true,
          },
          {
            title: 'Each account has its limits',
            text: 'An account can be limited to reading, or to working with requests. Only owners invite and remove people, and whoever is removed is signed out at once.',
            shownBy: 'accounts/team.test.ts',
          },
          {
            title: 'Passwords stored only as hashes',
            text: 'Staff passwords are stored only as one-way hashes (scrypt), never as text.',
            shownBy: 'accounts/routes.test.ts',
          },
          {
            title: 'Two-step sign-in',
            text: 'Staff can ask for a second step at sign-in: a code from an app on their phone. Each code works once, and a new password doesn’t skip it.',
            shownBy: 'accounts/second-factor.test.ts',
            isFirst: true,
          },
          {
            title: 'Passkeys',
            text: 'Staff can sign in with a passkey, which no other site can ask for. Their device must check who holds it.',
            shownBy: 'tests/e2e/staff/passkeys.spec.ts',
          },
          {
            title: 'Alerts for new sign-ins',
            text: 'Staff are told by email when their account is used with a new browser, and can end any session.',
            shownBy: 'accounts/own/sessions.test.ts',
          },
          {
            title: 'Sessions expire',
            text: 'Staff are signed out after some hours without use, and after a week in any case. The cookie that keeps them signed in can’t be read by scripts or sent by other sites.',
            shownBy: 'accounts/routes.test.ts',
          },
          {
            title: 'Password guessing is slowed down',
            text: 'Each wrong password slows down further attempts.',
            shownBy: 'accounts/sign-in-guard.test.ts',
          },
          {
            title: 'Limited keys for other software',
            text: 'Other software connects with a key of its own, which can do only what it was granted and can be revoked at any time.',
            shownBy: 'accounts/api-tokens.test.ts',
          },
        ],
      },
      {
        id: 'stored',
        heading: 'What we keep',
        lead: 'Text, for a limited time, with a record of every change.',
        facts: [
          {
            title: 'Calls deleted on schedule',
            text: 'The text of a call is deleted after {retention}. If you send a request from a call, its text is kept as long as the request.',
            shownBy: 'CALL_RETENTION_DAYS',
            isFirst: true,
          },
          {
            title: 'Erase one person’s data in one step',
            text: 'Everything that one person sent can be handed over or erased in one step. Erased words are gone from the history, the search and the files.',
            shownBy: 'people/erase-person.test.ts',
          },
          {
            title: 'Encryption in the database',
            text: 'What people write and say can be encrypted in the database and its backups, with a key that’s kept apart from them.',
            shownBy: 'SEAL_KEY',
            isFirst: true,
          },
          {
            title: 'No words in logs',
            text: 'Nothing you type or say is written to a log.',
            shownBy: 'tests/hostile/log.test.ts',
            isFirst: true,
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
        heading: 'Against abuse and loss',
        lead: 'We block abuse and don’t lose your requests.',
        facts: [
          {
            title: 'Confirmed requests survive a crash',
            text: 'Once the site says that your request was sent, it’s on disk and survives a crash at any moment.',
            shownBy: 'tests/faults/crash.test.ts',
          },
          {
            title: 'Tested backups',
            text: 'Backups can be made while the site runs, and restoring one is tested.',
            shownBy: 'database/backup.test.ts',
            isFirst: true,
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
  closing: {
    heading: 'Found a vulnerability?',
    text: 'Tell us. The Privacy page says what we do with your own data.',
    link: { label: 'Contact us', href: paths.startWorking },
    more: { label: 'Privacy', href: paths.privacy },
  },
});
