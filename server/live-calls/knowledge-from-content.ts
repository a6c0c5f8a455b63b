import { brand } from '#/content/brand.ts';
import { claims, figures } from '#/content/claims.ts';
import { faq } from '#/content/faq.ts';
import { home } from '#/content/home.ts';
import { howItWorks } from '#/content/how-it-works.ts';
import { requestForm } from '#/content/request-form.ts';
import { startWorking } from '#/content/start-working.ts';
import { waysOfAsking } from '#/content/ways-of-asking.ts';
import { fieldNamed } from '#/forms/field-named.ts';
import type { Passage } from '#/voice/engine/ports.ts';
import { sayable, sentence } from './sayable.ts';

/** All that the site says, in pieces of which each answers a question aloud. */
export function passagesFromContent(): Passage[] {
  return [
    ...faqPassages(),
    ...homePassages(),
    ...howItWorksPassages(),
    ...startWorkingPassages(),
    ...claimPassages(),
  ].map((passage) => ({ ...passage, asked: waysOfAsking[passage.id] ?? [] }));
}

function faqPassages(): Passage[] {
  return faq.questions.map(({ id, question, answer }) => passage(`faq/${id}`, question, ...answer));
}

function homePassages(): Passage[] {
  const { hero, whoWeAre, howItWorks: process, whyItWorks } = home;
  const [instant, missed, crm, bookings] = whyItWorks.reasons.map(({ title, text }) => ({ title, text }));
  return [
    passage('home/what-it-does', brand.tagline, hero.text, whoWeAre.automation.text),
    passage('home/who-we-are', whoWeAre.heading, whoWeAre.text, figures.users.text),
    passage(
      'home/three-steps',
      process.heading,
      process.text,
      ...process.steps.map(({ title, text }) => `${title}. ${text}`),
    ),
    passage('home/instant-answers', ...titled(instant), ...titled(howItWorks.experienced.cards[1]).slice(1)),
    passage('home/missed-calls', ...titled(missed)),
    passage('home/crm', ...titled(crm)),
    passage('home/more-bookings', ...titled(bookings)),
    passage('home/guarantee', whyItWorks.guarantee.title, whyItWorks.guarantee.text, claims.guaranteed.text),
  ];
}

function howItWorksPassages(): Passage[] {
  const { demo, experienced, timeline } = howItWorks;
  const [natural, , availability] = experienced.cards;
  const days = timeline.steps.map(({ when, title, text }) => `${when}, ${title}. ${text}`);
  return [
    passage('how-it-works/natural-conversations', ...titled(natural)),
    passage('how-it-works/availability', ...titled(availability)),
    passage('how-it-works/timeline', timeline.heading, timeline.text, ...days),
    passage('how-it-works/headphones', 'Headphones', demo.tip.replace(/^Tip: u/, 'U')),
  ];
}

function startWorkingPassages(): Passage[] {
  const { header, form } = startWorking;
  const methods = fieldNamed(requestForm, 'contact_method').options.map(({ label }) => label.toLowerCase());
  const answered = `We answer by ${methods.slice(0, -1).join(', ')} or ${methods.at(-1)}, as you prefer`;
  return [
    passage('start-working/get-started', startWorking.page.title, home.closing.text, answered),
    passage('start-working/reply-time', figures.response.text, header.text.replace(/^.*?\. /, '')),
    passage('start-working/next-steps', form.success.nextHeading, ...form.success.next),
  ];
}

function claimPassages(): Passage[] {
  return [
    passage('claims/free-trial', claims.freeTrial.text, `There is a ${claims.freeTrial.text.toLowerCase()}`),
    passage('claims/users', figures.users.text, `${brand.name} has ${figures.users.text.toLowerCase()}`),
    passage('claims/time-saved', claims.hoursSaved.text, `It ${claims.hoursSaved.text.toLowerCase()}`),
  ];
}

function passage(id: string, title: string, ...sentences: string[]): Passage {
  return { id, title: sayable(title), text: sentences.map(sentence).join(' ') };
}

function titled(card: { title: string; text: string } | undefined): [title: string, text: string] {
  return [card?.title ?? '', card?.text ?? ''];
}
