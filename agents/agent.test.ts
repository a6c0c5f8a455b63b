import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentDefaults } from '#/content/agents/defaults.ts';
import { requestForm } from '#/content/request-form.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { FormSink, FormValues } from '#/voice/engine/ports.ts';
import { playScript } from '#/voice/testing/agent-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { parseAgent, parseAgentFile } from './agent.ts';

const folder = join(import.meta.dirname, '../bench/agents/dev');
const entry = { id: 'hours', topic: 'Hours', question: 'When are you open?', answer: 'We are open from nine to five.' };
const least = { name: 'Ferry Lane', about: 'A workshop.', knowledge: [entry] };

describe('an agent', () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith('.agent.json')))('is parsed from %s unchanged', (file) => {
    const agent = parseAgentFile(readFileSync(join(folder, file), 'utf8'), agentDefaults);
    expect(agent.greeting).toEqual(agentDefaults.greeting);
    expect(agent.form).toEqual(agentDefaults.form);
  });

  it.each([
    ['a placeholder that no phrase has', { wording: { phrases: { hello: 'Hello {stranger}!' } } }, /\{stranger\}/],
    ['a placeholder of another phrase', { greeting: ['Hello {value}.'] }, /\{value\}/],
    ['a phrase that nothing says', { wording: { phrases: { farewell: 'Bye.' } } }, /farewell/],
    ['two entries of one id', { knowledge: [entry, entry] }, /another entry/],
    ['a part that no agent has', { colour: 'blue' }, /colour/],
    [
      'an unknown placeholder in a field',
      { form: [{ ...requestForm[0], spoken: { ask: 'Your {nickname}?' } }] },
      /\{nickname\}/,
    ],
  ])('is refused with %s', (_, wrong, complaint) => {
    expect(() => parseAgent({ ...least, ...wrong }, agentDefaults)).toThrow(complaint);
  });

  it('fills in any form and asks for each field by its kind', async () => {
    const form = [
      { name: 'guest', kind: 'name', label: 'Guest', missing: 'Who?', maxLength: 100 },
      { name: 'billing', kind: 'email', label: 'Billing Email', missing: 'Where?', maxLength: 100 },
      { name: 'company', kind: 'text', label: 'Company', optional: true, missing: 'Which?', maxLength: 100 },
      {
        name: 'day',
        kind: 'choice',
        label: 'Day',
        missing: 'When?',
        options: [
          { value: 'mon', label: 'Monday' },
          { value: 'tue', label: 'Tuesday' },
        ],
      },
    ];
    const agent = parseAgent({ ...least, form }, agentDefaults);
    const taken: FormValues[] = [];
    const sink: FormSink = {
      check: () => ({}),
      async take(_, values) {
        taken.push(values);
        return { outcome: 'stored', id: 'one' };
      },
    };
    const live = createAgent({ callId: 'call', agent, knowledge: learn(agent), sink, clock: createFakeClock() });
    await playScript(
      live,
      `
      assistant: Hello, I'm the AI assistant of Ferry Lane.
      caller: when are you open?
      assistant: We are open from nine to five.
      caller: sign me up
      assistant: What is your guest?
      caller: Ann Smith
      assistant: What is your billing email? You can spell it.
      expecting: email
      caller: ann at example dot com
      assistant: What should I put down for company?
      caller: none
      assistant: No company, all right. What should I put down for day: monday or tuesday?
      caller: hm, the eighth
      assistant: Please choose one: monday or tuesday.
      caller: on Tuesday then
      assistant: Your name: Ann Smith. Your billing email: A, N, N, at example dot com. For day: tuesday.
      stage: confirming
      caller: yes, send it
      stage: sent
    `,
    );
    expect(taken).toEqual([{ guest: 'Ann Smith', billing: 'ann@example.com', company: '', day: 'tue' }]);
  });
});
