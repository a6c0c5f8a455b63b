import type { KnowledgeEntry } from '#/voice/dialogue/agent-definition.ts';
import { faq } from '../../faq.ts';
import { home } from '../../home.ts';
import { quote, tells } from './entry.ts';
import waysOfDoubting from './ways-of-doubting.json' with { type: 'json' };

const ways: Readonly<Record<string, readonly string[]>> = waysOfDoubting;

/** What is said to a doubt, and in which ways callers state it. */
function meets(id: string, topic: string, question: string, answer: readonly string[]): KnowledgeEntry {
  return { ...tells({ id, topic, question, answer }), examples: ways[id] ?? [] };
}

/** What owners state against an agent, and what this site says to it. */
export const ourDoubts: readonly KnowledgeEntry[] = [
  meets('doubts/people', 'callers who want a person', 'My customers want a person', [
    'Nobody has to talk to it',
    quote(faq, 'Your customer can ask for a person'),
  ]),
  meets('doubts/jobs', 'your staff and their jobs', 'My staff fear for their jobs', [
    'You decide who works for you: it picks up the calls that your team can’t get to',
    quote(home, 'When someone needs a person'),
  ]),
  meets('doubts/works', 'whether it works for you', 'I don’t believe that it works', [
    'That’s a fair doubt, so you try an agent that’s made for you before you pay',
    quote(home.whyItWorks.guarantee, 'If it doesn’t work for you'),
  ]),
  meets('doubts/trust', 'trusting it with your customers', 'I don’t trust it with my customers', [
    'It keeps to the answers and rules that you approve, and hands over what it doesn’t know',
    'You call it yourself before any customer hears it',
  ]),
  meets('doubts/mistakes', 'wrong answers', 'It will say something wrong', [
    'It keeps to the answers and rules that you approve, and hands medical and legal questions to a person',
    'It doesn’t guess',
  ]),
  meets('doubts/sound', 'a voice that sounds fake', 'It will sound fake', [
    'You choose its voice, and hear your own agent before you pay',
    'To hear how one sounds, call a sample desk on the page How It Works',
  ]),
  meets('doubts/warmth', 'the personal touch', 'It is impersonal', [
    quote(faq, 'You choose its name'),
    quote(faq, 'Before the launch you call it yourself'),
  ]),
  meets('doubts/feelings', 'callers who need empathy', 'A machine has no feelings', [
    'You choose how it speaks to them, and an upset caller can be one of the cases in which it hands over to a person',
  ]),
  meets('doubts/trade', 'a trade unlike others', 'My trade is too special', [
    'It’s made for your business alone, and answers from what you give it',
    'Anything else it hands to your team; it doesn’t guess',
  ]),
  meets('doubts/size', 'a business that is small', 'We are too small', [
    'What counts is your calls, not your size',
    quote(faq, 'It pays off most where'),
  ]),
  meets('doubts/cost', 'whether it is worth its price', 'It is too expensive', [
    'You see the price in writing before you owe anything, and the trial is free',
    'On the discovery call, we run the numbers for your business',
  ]),
  meets('doubts/time', 'your own time', 'I have no time for it', [
    'I can’t say how much of your time it takes, but most of the work is ours: we build, connect and test the agent',
  ]),
  meets('doubts/boss', 'whoever decides', 'My boss won’t agree', [
    'Let them hear it: anybody can call the sample desks on the page How It Works',
    'The discovery call and the trial cost nothing, and your quote is in writing',
  ]),
];
