import { parseAgent } from '#/agents/agent.ts';
import { agentDefaults } from '../defaults.ts';
import careerCoach from './career-coach.agent.json' with { type: 'json' };
import designAgency from './design-agency.agent.json' with { type: 'json' };
import onlineStore from './online-store.agent.json' with { type: 'json' };
import realEstateOffice from './real-estate-office.agent.json' with { type: 'json' };
import taxConsultant from './tax-consultant.agent.json' with { type: 'json' };

/** No request or appointment of a sample reaches anybody, and its agent says so. */
const phrases = {
  help: 'I answer questions about the business. I can also book a time, in a calendar made up for this call.',
  offerForm: 'If you like, I can look for a time for you.',
  beginForm: 'Gladly. This is a sample, so nothing of your message is stored or sent.',
  whoReplies: 'At a real business one of the staff would; this is a sample, so nobody will.',
  useOfDetails: 'Nothing happens with it: this is a sample, so it is neither stored nor sent.',
  confirm: 'Is that right?',
  confirmShort: 'Is that right?',
  sent: 'A real business would have your message now. This is a sample: nothing was stored or sent.',
  afterSent: '',
  sentAlready: 'This is a sample, so your message was not stored or sent.',
};

function parseSample(file: unknown) {
  const { wording } = agentDefaults;
  return parseAgent(file, {
    ...agentDefaults,
    wording: { ...wording, phrases: { ...wording.phrases, ...phrases } },
  });
}

/** Made-up businesses whose sample calls are on the pages of the audiences. No page can call them. */
export const sampleAgents = {
  'career-coach': parseSample(careerCoach),
  'design-agency': parseSample(designAgency),
  'online-store': parseSample(onlineStore),
  'real-estate-office': parseSample(realEstateOffice),
  'tax-consultant': parseSample(taxConsultant),
};
