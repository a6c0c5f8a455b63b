import { fieldNamed } from '#/forms/field-named.ts';
import { claims, figures, promised } from '../../claims.ts';
import { home } from '../../home.ts';
import { requestForm } from '../../request-form.ts';
import { startWorking } from '../../start-working.ts';
import { terms } from '../../terms.ts';
import { doesNotTell, quote, tells } from './entry.ts';

const ways = fieldNamed(requestForm, 'contact_method').options.map(({ label }) => label.toLowerCase());
const anyWay = `by ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}, as you prefer`;

/** What it costs, what is agreed, and how a request goes. */
export const workingTogether = [
  doesNotTell({
    id: 'not-told/price',
    instead: 'not-told/ballpark',
    topic: 'our price',
    question: 'How much does it cost?',
    answer: [
      "Prices aren't published, and I won't make one up",
      `There is a ${claims.freeTrial.text.toLowerCase()}, and a written quote after the discovery call says what yours would cost`,
    ],
  }),
  doesNotTell({
    id: 'not-told/ballpark',
    instead: 'pricing/fees',
    topic: 'a rough price',
    question: 'Can you give me a rough price or a range?',
    answer: [
      'I have no range to give you either: it depends on what your agent does and what we connect it to',
      'Your written quote says it before you pay anything',
    ],
  }),
  doesNotTell({
    id: 'not-told/discount',
    instead: 'pricing/fees',
    topic: 'a discount',
    question: 'Do you offer a discount?',
    answer: ['I know of no discount, and can’t promise one; both fees are in your written quote'],
  }),
  tells({
    id: 'pricing/catch',
    topic: 'the catch',
    question: 'What is the catch?',
    answer: [
      'You owe nothing until we’ve both agreed in writing: the request, the discovery call and the trial cost nothing',
      'After that come a one-time setup fee and a monthly fee, both in your written quote',
    ],
  }),
  tells({
    id: 'pricing/fees',
    topic: 'setup fee and monthly fee',
    question: 'What fees are there, and what do I pay after the first month?',
    answer: [
      'You pay a one-time setup fee, then a monthly fee, after a free trial',
      'The monthly fee covers the agent, and support from the second month',
      'How much depends on what your agent does and what we connect it to; both fees are in your written quote',
    ],
    simply: ['You try it for nothing, then pay once for the setup, and after that every month'],
  }),
  doesNotTell({
    id: 'not-told/cancelling',
    topic: 'paying and cancelling',
    question: 'How do I pay, and how do I cancel?',
    answer: ['I don’t know of a minimum term or a notice period, or how you’d pay; your quote says so'],
  }),
  tells({
    id: 'claims/free-trial',
    topic: 'the free trial',
    question: claims.freeTrial.text,
    answer: [
      'Yes, there is a free trial',
      'You try an agent made for you; your quote says how long, and what it includes',
      'If you don’t continue, it just ends',
    ],
    simply: ['You try it for nothing, and if you don’t want it, that’s the end of it'],
  }),
  doesNotTell({
    id: 'not-told/trial-card',
    topic: 'a card for the trial',
    question: 'Do I need a credit card for the free trial?',
    answer: ['The trial costs nothing', 'This site doesn’t say whether a card is asked for'],
  }),
  doesNotTell({
    id: 'not-told/usage',
    topic: 'minutes and calls in the fee',
    question: 'Are minutes or calls included, or do I pay for each?',
    answer: [
      'Whether minutes or calls are included or counted isn’t on this site; your written quote says what the monthly fee covers',
    ],
  }),
  tells({
    id: 'claims/does-it-work',
    topic: 'whether it works for you',
    question: 'Does it work?',
    answer: [
      'You find out before you pay: you try an agent that’s made for you',
      quote(home.whyItWorks.guarantee, 'If it doesn’t work for you'),
    ],
  }),
  tells({
    id: 'home/guarantee',
    topic: 'the money-back guarantee',
    question: home.whyItWorks.guarantee.title,
    answer: [
      quote(home.whyItWorks.guarantee, 'If it doesn’t work for you'),
      'Tell us in any way you like; your quote says until when',
    ],
  }),
  tells({
    id: 'terms/contract',
    topic: 'quote and contract',
    question: 'When do we have a contract?',
    answer: [quote(terms, 'A contract is formed only'), quote(terms, 'Where the quote differs')],
  }),
  tells({
    id: 'terms/request',
    topic: 'what a request commits you to',
    question: 'Does a request commit me to anything?',
    answer: [quote(terms, 'A request commits you to nothing'), quote(terms, 'We reply within')],
  }),
  tells({
    id: 'terms/liability',
    topic: 'liability',
    question: 'What are you liable for?',
    answer: [
      'We take care of this site, but don’t promise that it’s always available or without mistakes',
      quote(terms, 'Nothing on this page takes away'),
    ],
  }),
  tells({
    id: 'start-working/get-started',
    topic: 'getting started',
    question: startWorking.page.title,
    answer: [
      `First you send a request, which costs nothing: I can take it now, or you fill in the form on the page ${startWorking.page.title}`,
      `Our team replies within ${promised.replyWithin} with times for a discovery call, and after it you get a written quote`,
      'Then you try your agent before you pay anything',
    ],
    simply: ['Leave your name and email address with me, and the team writes back'],
  }),
  tells({
    id: 'start-working/reply-time',
    topic: 'our reply to a request',
    question: `When do you answer a request? ${figures.response.text}`,
    answer: [`Our team replies within ${promised.replyWithin}, ${anyWay}`],
  }),
  tells({
    id: 'start-working/by-email',
    topic: 'information by email',
    question: 'Can you send me something by email?',
    answer: [
      `I can’t send anything from here, but a person on the team can: leave a request, and they’ll write within ${promised.replyWithin}`,
      'Tell me what you’d like to read, and I’ll put it in the request',
    ],
  }),
  tells({
    id: 'start-working/next-steps',
    topic: 'what happens after a request',
    question: startWorking.form.success.nextHeading,
    answer: [
      'We analyze your service bottleneck, design a custom AI solution, and schedule a demo call with you',
      quote(startWorking, 'You go live'),
    ],
  }),
  tells({
    id: 'form/asks',
    topic: 'what the form asks',
    question: 'What does the request form ask for?',
    answer: [
      'Your name, your email address, where your service gets stuck, and how we should reply',
      'A website is optional, and so is a phone number unless you want us to call or text you',
    ],
  }),
  tells({
    id: 'form/phone',
    topic: 'giving a phone number',
    question: 'Is a phone number needed?',
    answer: ['Only if you want us to call or text you; for email or a video call we don’t need one'],
  }),
];
