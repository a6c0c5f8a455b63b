import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '#/tests/support/run.ts';

const entry = {
  id: 'hours',
  topic: 'Hours',
  question: 'When are you open?',
  answer: 'From nine to five, Monday to Friday.',
};
const bike = { id: 'bikes', topic: 'Bikes', question: 'Do you sell new bicycles?', answer: 'No, only used ones.' };
const long = `We ${'do '.repeat(30)}it.`;

async function agentCommand(command: string, agent: object, ...words: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-agent-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'agent.json');
  await writeFile(file, JSON.stringify({ name: 'Corner Cycles', about: 'A workshop.', ...agent }));
  return run([process.execPath, 'scripts/agent.ts', command, file, ...words], {});
}

describe('npm run agent', () => {
  it('answers a question from the file', async () => {
    const { code, stdout } = await agentCommand('ask', { knowledge: [entry, bike] }, 'what are your opening hours?');
    expect(stdout).toBe('From nine to five, Monday to Friday.\n');
    expect(code).toBe(0);
  });

  it('tells of shared topics and long sentences, and of a way of asking that leads elsewhere', async () => {
    const knowledge = [
      { ...entry, examples: ['do you sell new bicycles today'] },
      { ...bike, topic: 'hours' },
      { id: 'long', topic: 'Really', question: 'Do you really?', answer: long },
    ];
    const { stdout } = await agentCommand('check', { knowledge });
    expect(stdout).toContain("hours, bikes: cannot be told apart by their topic, 'hours'");
    expect(stdout).toContain('long: too long to say, 32 words');
    expect(stdout).toContain("hours: 'do you sell new bicycles today' is answered by bikes");
  });

  it('says that it found no problems', async () => {
    expect(await agentCommand('check', { knowledge: [entry, bike] })).toMatchObject({
      code: 0,
      stdout: 'No problems found\n',
    });
  });

  it('names what is wrong with a file', async () => {
    const { code, stderr } = await agentCommand('check', { knowledge: [{ ...entry, answer: '' }] });
    expect(code).toBe(1);
    expect(stderr).toContain('knowledge.0.answer');
  });

  it('suggests nothing without a language model, and says what to set', async () => {
    const { code, stderr } = await agentCommand('suggest', { knowledge: [entry] });
    expect(code).toBe(1);
    expect(stderr).toContain('LLM_BASE_URL');
  });
});
