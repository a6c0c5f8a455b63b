import { parseAgent } from '#/agents/agent.ts';
import { brand } from '../brand.ts';
import { promised } from '../claims.ts';
import { home } from '../home.ts';
import { requestForm } from '../request-form.ts';
import { agentDefaults } from './defaults.ts';
import { ourDoubts } from './our-knowledge/doubts.ts';
import { ourKnowledge } from './our-knowledge.ts';

/** The agent of the live demo: it speaks for the agency and fills in the agency's request form. */
export const ourDesk = parseAgent(
  {
    name: brand.name,
    about: home.whoWeAre.text,
    knowledge: ourKnowledge,
    doubts: ourDoubts,
    wording: {
      phrases: {
        help: 'I answer questions about the service, such as how long it takes or what it connects to. I can also take a request for the team, or ask a person to call you back. Say "slower" or "say that again" at any time.',
        beginUrgent: `Of course. I can't put you through from here, but a person on our team replies within ${promised.replyWithin}. I'll take your request and mark it urgent.`,
        afterSent: `Our team replies within ${promised.replyWithin}.`,
      },
      written: {
        phrases: {
          help: 'I answer questions about the service, such as how long it takes or what it connects to. I can also take a request for the team, or ask a person to call you back. You can correct anything at any time.',
        },
      },
    },
    form: requestForm,
    suggestions: [
      'How long does it take to go live?',
      'What does it connect to?',
      'Is there a free trial?',
      'Leave a request',
    ],
  },
  agentDefaults,
);
