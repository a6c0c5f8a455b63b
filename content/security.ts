import * as z from 'zod';
import { hipaaRule } from './hipaa.ts';
import { paths } from './paths.ts';
import { cardSchema, idSchema, linkSchema, pageSchema, words } from './schema.ts';
import { factSections, factSectionsSchema } from './security-facts.ts';

/** Some stations of a call, and what passes between them. */
const stretchSchema = z.object({
  label: words,
  stations: z.array(
    cardSchema.extend({ /** The customer decides how it works. */ isChoice: z.literal(true).optional() }),
  ),
});

export const securitySchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words, more: linkSchema }),
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
    /** How the answer reaches the caller. */
    back: words,
    /** What a voice platform does in the place of two stations. */
    platform: words,
  }),
  facts: z.object({
    heading: words,
    /** What is encrypted. */
    text: words,
    /** Opens the facts of a group on a narrow page. */
    points: words.includes('{count}'),
    /** What the marks of the facts say. */
    marks: z.object({ always: words, setting: words, choice: words }),
    sections: factSectionsSchema,
  }),
  /** What the software does not do, or leaves to whoever runs it. */
  limits: z.object({
    id: idSchema,
    heading: words,
    text: words,
    facts: z.array(cardSchema.extend({ /** What one can do until then. */ meanwhile: linkSchema })).length(4),
  }),
  /** What shows each fact, by its name in the software. */
  engineers: z.object({ id: idSchema, heading: words, lead: words }),
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
    more: { label: 'What we don’t have yet', href: `${paths.security}#limits` },
  },
  summary: {
    heading: 'In short',
    points: [
      {
        question: 'Who hears and keeps my callers’ words?',
        title: 'We keep the text, and never the sound.',
        text: 'You choose who hears the call: an outside speech service, or only our server.',
      },
      {
        question: 'Who can see them?',
        title: 'Your staff, and the people who run the server.',
        text: 'If a language model writes the answers, the service that runs it reads the text, too.',
      },
      {
        question: 'What happens when I leave?',
        title: 'We send you your callers’ requests, then delete them.',
        text: 'Just ask. You decide how long call text is kept. We delete copies in email, CRM and backups by hand.',
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
    back: 'Spoken back',
    platform:
      'If you choose a voice platform (Vapi), it and its partners write down the speech and give the answer, on their own terms.',
  },
  facts: {
    heading: 'What protects your data',
    text: 'What you send us is encrypted on the way, over HTTPS. On request, we also encrypt messages and call text in the database and its backups.',
    points: 'All {count} points',
    marks: { always: 'Always on', setting: 'Depends on how the server is set up', choice: 'You choose' },
    sections: factSections,
  },
  limits: {
    id: 'limits',
    heading: 'What we don’t have yet',
    text: 'You should know this before you decide.',
    facts: [
      {
        title: 'No HIPAA compliance',
        text: hipaaRule,
        meanwhile: { label: 'Ask us about a BAA', href: paths.startWorking },
      },
      {
        title: 'No end-to-end encryption',
        text: 'The people who run the server can read the data, even where it’s encrypted in the database. Times, statuses, labels and staff accounts aren’t encrypted there.',
        meanwhile: { label: 'Ask us to encrypt messages and call text', href: paths.startWorking },
      },
      {
        title: 'No outside audit',
        text: 'We don’t have SOC 2 or any other certification, and no outside firm has audited our software.',
        meanwhile: { label: 'See how each point is tested or set', href: `${paths.security}#engineers` },
      },
      {
        title: 'No self-service',
        text: 'You can’t view or delete your data yourself. Use the link in our email or the form, and our team does it.',
        meanwhile: { label: 'Ask us for your data', href: paths.startWorking },
      },
    ],
  },
  engineers: {
    id: 'engineers',
    heading: 'For your engineer',
    lead: 'How each point is tested or set.',
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
