import { expect, it } from 'vitest';
import { parseAgent } from '#/agents/agent.ts';
import { agentDefaults } from '#/content/agents/defaults.ts';
import type { FormValues } from '../../engine/ports.ts';
import { playScript } from '../../testing/agent-script.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createAgent } from '../create-agent.ts';
import { learn } from '../knowledge/knowledge.ts';

const missing = 'Enter this.';
const vet = parseAgent(
  {
    name: 'Hollow Lane Vets',
    about: 'A veterinary practice.',
    knowledge: [{ id: 'hours', topic: 'Hours', question: 'When are you open?', answer: 'We open at nine.' }],
    form: [
      { name: 'pet', kind: 'text', label: 'Pet', missing, maxLength: 50 },
      { name: 'owner', kind: 'name', label: 'Owner', missing, maxLength: 50 },
      {
        name: 'day',
        kind: 'choice',
        label: 'Day',
        missing,
        options: [
          { value: 'mon', label: 'Monday' },
          { value: 'tue', label: 'Tuesday' },
        ],
      },
      { name: 'notes', kind: 'text', label: 'Notes', optional: true, missing, maxLength: 500, rows: 3 },
    ],
  },
  agentDefaults,
);

it('takes down and corrects the fields of any form', async () => {
  const taken: FormValues[] = [];
  const agent = createAgent({
    callId: 'call-1',
    agent: vet,
    knowledge: learn(vet),
    sink: {
      check: () => ({}),
      async take(_, values) {
        taken.push(values);
        return { outcome: 'stored', id: 'request-1' };
      },
    },
    clock: createFakeClock(),
  });
  await playScript(
    agent,
    `
    caller: please take my details
    caller: it's Rex
    caller: hans van der berg
    caller: monday please
    caller: he hides and never says goodbye
    stage: confirming
    caller: not monday, tuesday
    assistant: I have tuesday.
    caller: yes
    stage: sent
  `,
  );
  expect(taken).toEqual([
    { pet: 'Rex', owner: 'Hans van der Berg', day: 'tue', notes: 'He hides and never says goodbye' },
  ]);
});
