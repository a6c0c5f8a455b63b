import { fieldNamed } from '#/forms/field-named.ts';
import type { KnowledgeEntry } from '#/voice/dialogue/agent-definition.ts';
import { brand } from '../brand.ts';
import { claims, figures } from '../claims.ts';
import { faq } from '../faq.ts';
import { home } from '../home.ts';
import { howItWorks } from '../how-it-works.ts';
import { requestForm } from '../request-form.ts';
import { startWorking } from '../start-working.ts';
import { examples } from './examples.ts';
import { sayable, sentence } from './sayable.ts';

/** All that the site says, in passages that each answer a question when spoken. */
export function ourKnowledge(): KnowledgeEntry[] {
  return [...faqEntries(), ...homeEntries(), ...howItWorksEntries(), ...startWorkingEntries(), ...claimEntries()].map(
    (entry) => ({ ...entry, examples: examples[entry.id] ?? [] }),
  );
}

function faqEntries(): KnowledgeEntry[] {
  return faq.questions.map(({ id, question, answer }) => entry(`faq/${id}`, question, ...answer));
}

function homeEntries(): KnowledgeEntry[] {
  const { hero, whoWeAre, howItWorks: process, whyItWorks } = home;
  const reason = (id: string) => titled(cardOf(whyItWorks.reasons, id));
  return [
    entry('home/what-it-does', brand.tagline, hero.text, whoWeAre.automation.text),
    entry('home/who-we-are', whoWeAre.heading, whoWeAre.text, figures.users.text),
    entry(
      'home/three-steps',
      process.heading,
      process.text,
      ...process.steps.map(({ title, text }) => `${title}. ${text}`),
    ),
    entry('home/instant-answers', ...reason('instant'), cardOf(howItWorks.experienced.cards, 'instant').text),
    entry('home/missed-calls', ...reason('missed-calls')),
    entry('home/crm', ...reason('crm')),
    entry('home/more-bookings', ...reason('bookings')),
    entry('home/guarantee', whyItWorks.guarantee.title, whyItWorks.guarantee.text, claims.guaranteed.text),
  ];
}

function howItWorksEntries(): KnowledgeEntry[] {
  const { demo, experienced, timeline } = howItWorks;
  const days = timeline.steps.map(({ when, title, text }) => `${when}, ${title}. ${text}`);
  return [
    entry('how-it-works/natural-conversations', ...titled(cardOf(experienced.cards, 'natural'))),
    entry('how-it-works/availability', ...titled(cardOf(experienced.cards, 'availability'))),
    entry('how-it-works/timeline', timeline.heading, timeline.text, ...days),
    entry('how-it-works/headphones', 'Headphones', demo.tip.replace(/^Tip: u/, 'U')),
  ];
}

function startWorkingEntries(): KnowledgeEntry[] {
  const { header, form } = startWorking;
  const methods = fieldNamed(requestForm, 'contact_method').options.map(({ label }) => label.toLowerCase());
  const answered = `We answer by ${methods.slice(0, -1).join(', ')} or ${methods.at(-1)}, as you prefer`;
  return [
    entry('start-working/get-started', startWorking.page.title, home.closing.text, answered),
    entry('start-working/reply-time', figures.response.text, header.text.replace(/^.*?\. /, '')),
    entry('start-working/next-steps', form.success.nextHeading, ...form.success.next),
  ];
}

function claimEntries(): KnowledgeEntry[] {
  return [
    entry('claims/free-trial', claims.freeTrial.text, `There is a ${claims.freeTrial.text.toLowerCase()}`),
    entry('claims/users', figures.users.text, `${brand.name} has ${figures.users.text.toLowerCase()}`),
    entry('claims/time-saved', claims.hoursSaved.text, `It ${claims.hoursSaved.text.toLowerCase()}`),
  ];
}

function entry(id: string, question: string, ...sentences: string[]): KnowledgeEntry {
  const [topic = ''] = id.split('/');
  return { id, topic, question: sayable(question), answer: sentences.map(sentence).join(' ') };
}

function cardOf<Card extends { id: string }>(cards: readonly Card[], id: string): Card {
  const card = cards.find((candidate) => candidate.id === id);
  if (!card) throw new Error(`no card has the id ${id}`);
  return card;
}

function titled({ title, text }: { title: string; text: string }): [title: string, text: string] {
  return [title, text];
}
