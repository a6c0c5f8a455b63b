import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formSchema } from '#/forms/form-schema.ts';
import { accessibility } from './accessibility.ts';
import { brand, brandSchema } from './brand.ts';
import { claims, claimsFrom, claimsSchema, promisesSchema } from './claims.ts';
import { faq, faqSchema } from './faq.ts';
import { home, homeSchema } from './home.ts';
import { howItWorks } from './how-it-works.ts';
import { operator, operatorSchema, senderOf } from './operator.ts';
import { publicPages } from './pages.ts';
import { privacy } from './privacy.ts';
import { promises } from './promises.ts';
import { requestForm } from './request-form.ts';
import { sampleCallers } from './sample-call/callers.ts';
import { sampleCalls } from './sample-call/transcripts.ts';
import { legalSchema } from './schema.ts';
import { terms } from './terms.ts';

const root = join(import.meta.dirname, '..');

/** Files with words that people read. What the live assistant says by itself is written with its dialogue. */
const worded = ['content', 'web', 'inbox', 'outbox', 'accounts', 'scripts', 'server', 'forms', 'docs', 'voice/client']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|json|md)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  .concat('README.md', 'ARCHITECTURE.md')
  .filter((file) => !/\.test\.tsx?$|ways-of-asking\.json|docs\/conversations/.test(file));

/** Turns of phrase that a native speaker would not use. */
const odd = [
  'fetch you',
  'you get your money back:',
  'On a voice-AI platform we',
  'follows along',
  'The same desk at three',
  'what stumbles',
  'checks in with us',
  'guest book and tell',
  'Needed if we are to',
  'not among them?',
  'Ask it in person',
  'I wear headphones',
  'what you said along',
  'It is sent; the team',
  'names no price',
  'What it is about:',
  'you will find your way',
  'What holds when',
  'Where our part ends',
  'comes about only',
  'the offer holds',
  "operator's own claim",
  'sums of a day',
  'told below',
  'Others are added on the server',
  'Answer begins',
  'Our own overhead',
  'Sums a day',
  'A new request has arrived',
  'stands in the inbox',
  'need not do anything',
  'An answer to this email goes',
];

type Parse = (data: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };

/** The first message about a copy of `data` after `change` has put a mistake into it. */
function complaint<Data>(parse: Parse, data: Data, change: (copy: Data) => void): string {
  const copy = structuredClone(data);
  change(copy);
  const [issue] = parse(copy).error?.issues ?? [];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'taken';
}

describe('the fields of the request', () => {
  const form = structuredClone(requestForm) as unknown as Record<string, unknown>[];

  it('are taken as they stand', () => {
    expect(complaint(formSchema.safeParse, form, () => {})).toBe('taken');
  });

  it.each<[string, string, number, object]>([
    ['without a label', '0.label', 0, { label: ' ' }],
    ['of an unknown kind', '1.kind', 1, { kind: 'mail' }],
    ['under a name that is taken', '1.name', 1, { name: 'full_name' }],
    ['that no column can be named after', '2.name', 2, { name: 'Web site' }],
    ['without a limit', '3.maxLength', 3, { maxLength: undefined }],
    ['with a default that is no option', '4.default', 4, { default: 'fax' }],
    ['asked for under what nobody can choose', '5.when', 5, { when: { field: 'contact_method', is: ['fax'] } }],
    ['asked for under a second condition', '5.when', 0, { when: { field: 'contact_method', is: ['video'] } }],
  ])('are refused with one %s', (_, place, index, change) => {
    expect(complaint(formSchema.safeParse, form, (copy) => Object.assign(copy[index] ?? {}, change))).toContain(place);
  });
});

describe('the words of the site', () => {
  it('are taken as they stand', () => {
    expect(complaint(faqSchema.safeParse, faq, () => {})).toBe('taken');
    expect(complaint(homeSchema.safeParse, home, () => {})).toBe('taken');
  });

  it.each<[string, string, (copy: typeof faq) => void]>([
    ['without an answer', 'questions.3.answer', (copy) => copy.questions[3]?.answer.splice(0)],
    ['with a blank answer', 'questions.3.answer.0', (copy) => copy.questions[3]?.answer.splice(0, 1, '  ')],
    ['that asks nothing', 'questions.0.question', (copy) => Object.assign(copy.questions[0] ?? {}, { question: 'So' })],
    ['in no category', 'questions.0.category', (copy) => Object.assign(copy.questions[0] ?? {}, { category: 'Else' })],
    ['at a taken address', 'questions.1.id', (copy) => Object.assign(copy.questions[1] ?? {}, { id: 'savings' })],
    ['that no link can name', 'questions.1.id', (copy) => Object.assign(copy.questions[1] ?? {}, { id: 'Two words' })],
  ])('are refused with a question %s', (_, place, change) => {
    expect(complaint(faqSchema.safeParse, faq, change)).toContain(`${place}: `);
  });

  it('are refused with a category without a question', () => {
    expect(complaint(faqSchema.safeParse, faq, (copy) => copy.topics.categories.push('Weather'))).toContain(
      'about Weather',
    );
  });

  it.each<[string, (copy: typeof claims) => void]>([
    ['is empty', (copy) => Object.assign(copy.savings, { text: '' })],
    ['rests on nothing', (copy) => Object.assign(copy.savings, { basis: undefined })],
    ['leads nowhere', (copy) => Object.assign(copy.savings, { more: undefined })],
    ['is missing', (copy) => Object.assign(copy, { savings: undefined })],
  ])('are refused when a claim %s', (_, change) => {
    expect(complaint(claimsSchema.safeParse, claims, change)).toMatch(/^savings/);
  });

  it('are refused without a brand name, a step, a valid link or a section of a legal page', () => {
    expect(complaint(brandSchema.safeParse, brand, (copy) => Object.assign(copy, { name: ' ' }))).toMatch(/^name: /);
    expect(complaint(homeSchema.safeParse, home, (copy) => copy.howItWorks.steps.pop())).toMatch(/^howItWorks.steps: /);
    expect(
      complaint(homeSchema.safeParse, home, (copy) => Object.assign(copy.hero.start, { href: 'start-working' })),
    ).toMatch(/^hero.start.href: /);
    expect(complaint(legalSchema.safeParse, privacy, (copy) => copy.sections[0]?.points.splice(0))).toMatch(
      /^sections.0.points: /,
    );
    for (const page of [terms, accessibility]) expect(legalSchema.safeParse(page).success).toBe(true);
  });

  it('accept only a security contact that RFC 9116 allows', () => {
    for (const securityContact of ['mailto:desk@example.com', 'https://example.com/report', 'tel:+1-201-555-0123'])
      expect(operatorSchema.safeParse({ ...operator, securityContact }).success).toBe(true);
    for (const securityContact of ['desk@example.com', 'http://example.com', ''])
      expect(operatorSchema.safeParse({ ...operator, securityContact }).success).toBe(false);
  });

  it('name whoever runs the site at its foot, once the operator is filled in', () => {
    const own = { name: 'Example Ltd', phoneCountry: 'IE', postalAddress: ['1 Quay Street', 'Galway'] };
    expect(senderOf(own)).toEqual([`${brand.name} is run by Example Ltd`, '1 Quay Street', 'Galway']);
    expect(senderOf({ name: brand.name, phoneCountry: 'US' })).toEqual([]);
  });

  it("spell 'email' one way and contain no turn of phrase that was mended", () => {
    expect(worded.length).toBeGreaterThan(300);
    for (const file of worded) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).not.toMatch(/(?<![a-z])e-mail/i);
      for (const phrase of odd) expect(text.includes(phrase), `${file}: ${phrase}`).toBe(false);
    }
  });

  it('repeat no promise by hand: its number stands in promises.ts alone', () => {
    const { promised, figures } = claimsFrom(promises);
    const numbers = [promised.replyWithin, promised.liveWithin, figures.response.figure];
    const shares = [promised.savings, promised.bookings, `${promised.moneyBack} of`];
    // A sample call is a recording: a test says when it is to be made anew.
    for (const file of worded.filter((name) => /^content\/(?!promises|sample-call\/transcripts).*\.ts$/.test(name))) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const number of [...numbers, ...shares]) expect(text.includes(number), `${file}: ${number}`).toBe(false);
    }
  });

  it('end the week on How It Works and in the questions on the day that is promised', () => {
    const last = howItWorks.timeline.steps.at(-1)?.when;
    expect(last).toMatch(new RegExp(`\\b${promises.liveWithinDays}$`));
    const results = faq.questions.find(({ id }) => id === 'results')?.answer.join(' ');
    expect(results).toContain(`and ${promises.liveWithinDays} into testing and launch`);
  });

  it('ask on How It Works what most callers ask, which a sample call answers before it offers a test booking', () => {
    const { turns } = sampleCalls['dental-clinic'];
    const [first] = home.howItWorks.panes.audit.questions;
    expect(turns[1]?.sentences[0]?.toLowerCase()).toContain(first?.asked.toLowerCase());
    expect(turns.slice(8, 10).map(({ speaker }) => speaker)).toEqual(['assistant', 'caller']);
    expect(turns[8]?.sentences.join(' ')).toContain(sampleCalls['dental-clinic'].booked?.time);
  });

  it('show on How It Works a word that a caller takes back, and the hour of a call', () => {
    const { takenBack, day } = howItWorks.experienced;
    expect(sampleCalls['design-agency'].turns[7]?.sentences[0]).toContain(`${takenBack}, no, sorry, on`);
    expect(sampleCallers['online-store'].today).toContain(`T0${day.time.replace(' am', '-')}`);
    expect(day.time).toMatch(new RegExp(`^${day.hour}:`));
  });

  it('describe each page in different words', () => {
    for (const of of ['title', 'description'] as const)
      expect(new Set(publicPages.map(({ page }) => page[of])).size).toBe(publicPages.length);
  });
});

describe('business hours', () => {
  const hours = { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:30', timeZone: 'America/New_York' };
  const given = (businessHours: typeof hours | null) => claimsFrom({ ...promises, businessHours });

  it('change what the site says of its reply, and are told', () => {
    const { promised, figures } = given(hours);
    expect(promised.replyWithin).toBe('24 business hours');
    expect(figures.response.text).toBe('24 hrs Response Time in Business Hours');
    expect(promised.businessHours).toEqual(['Business hours are Monday to Friday, 9:00 to 17:30, New York time.']);
    expect(given(null).promised).toMatchObject({ replyWithin: '24 hours', businessHours: [] });
  });

  it.each([
    [[1, 2, 4], 'Monday, Tuesday and Thursday'],
    [[6, 1, 2, 3], 'Monday to Wednesday and Saturday'],
    [[1, 2, 3, 4, 5, 6, 7], 'every day'],
  ])('name the days %j', (days, text) => {
    expect(given({ ...hours, days }).promised.businessHours[0]).toContain(`are ${text}, `);
  });

  it.each([
    [{ days: [] }, 'must name a day'],
    [{ days: [1, 1] }, 'names a day twice'],
    [{ days: [0] }, 'must be 1 (Monday) to 7 (Sunday)'],
    [{ from: '9' }, 'must be a time such as 09:00'],
    [{ until: '08:00' }, 'must be later than from'],
    [{ timeZone: 'Europe/Atlantis' }, 'must be a time zone such as Europe/Berlin'],
    [{ timeZone: 'SystemV/AST4' }, 'must be a time zone such as Europe/Berlin'],
  ])('are refused as %j', (wrong, message) => {
    const { error } = promisesSchema.safeParse({ ...promises, businessHours: { ...hours, ...wrong } });
    expect(error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
