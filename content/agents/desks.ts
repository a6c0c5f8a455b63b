import { parseAgent } from '#/agents/agent.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { agentDefaults } from './defaults.ts';
import dentalClinic from './dental-clinic.agent.json' with { type: 'json' };
import type { DeskId } from './desk-labels.ts';
import hairSalon from './hair-salon.agent.json' with { type: 'json' };
import { ourDesk } from './our-desk.ts';

/** A desk that a page can call. */
export interface KnownDesk {
  id: string;
  agent: AgentDefinition;
}

export const ownDeskId: DeskId = 'frontdesk';

/** Our own desk, and the samples: businesses that show what an agent does for others. */
export const desks = [
  { id: ownDeskId, agent: ourDesk },
  { id: 'dental-clinic', agent: parseAgent(dentalClinic, agentDefaults) },
  { id: 'hair-salon', agent: parseAgent(hairSalon, agentDefaults) },
] as const satisfies readonly { id: DeskId; agent: AgentDefinition }[];
