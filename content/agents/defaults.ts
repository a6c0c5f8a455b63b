import type { AgentDefaults } from '#/agents/agent.ts';
import { agentTools } from '#/agents/agent.ts';
import { bookingWording } from './booking-wording.ts';
import { contactForm } from './contact-form.ts';
import { greeting, wording } from './wording.ts';

/** Defaults for what an agent's file leaves out. */
export const agentDefaults: AgentDefaults = {
  greeting,
  wording,
  form: contactForm,
  bookingWording,
  tools: agentTools,
};
