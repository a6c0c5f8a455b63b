// `npm run agent`: for the owner of an agent's file. Without an argument it prints its usage.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ZodError } from 'zod';
import { parseAgentFile } from '#/agents/agent.ts';
import { agentDefaults } from '#/content/agents/defaults.ts';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { readConfig } from '#/server/config/config.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { connectLanguageModel } from '#/voice/dialogue/llm/language-model.ts';
import { checkAgent } from './agent/check-agent.ts';
import { suggestExamples } from './agent/suggest-examples.ts';
import { startTextCall } from './agent/text-call.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const usage = `npm run agent -- check FILE             what callers will not find, or what is too long to listen to
npm run agent -- ask FILE "QUESTION"    what it answers
npm run agent -- talk FILE              a typed conversation; an empty line or Ctrl+D ends it
npm run agent -- suggest FILE           other ways of asking for each entry, written by the configured language model

FILE is an agent's file (docs/agents.md), or 'own' for the desk of this site.`;

type Command = (agent: AgentDefinition, words: readonly string[]) => Promise<void>;

const commands: Record<string, Command> = {
  async check(agent) {
    const findings = checkAgent(agent);
    for (const finding of findings) print(finding);
    print(findings.length === 0 ? 'No problems found' : `${findings.length} to look at`);
  },
  async ask(agent, [question]) {
    if (!question) throw new RefusedError(usage);
    const call = startTextCall(agent);
    print(await call.say(question));
  },
  async talk(agent) {
    const call = startTextCall(agent);
    print(call.greeting);
    const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
    lines.prompt();
    for await (const line of lines) {
      if (line.trim() === '') break;
      print(await call.say(line));
      if (call.ended) break;
      lines.prompt();
    }
    lines.close();
  },
  async suggest(agent) {
    const { languageModel } = readConfig();
    if (!languageModel) throw new RefusedError('No language model is configured: set LLM_BASE_URL and LLM_MODEL.');
    const { complete } = connectLanguageModel(languageModel);
    print(JSON.stringify(await suggestExamples(agent, complete), null, 2));
  },
};

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readAgent(file: string): AgentDefinition {
  if (file === 'own') return ourDesk;
  try {
    return parseAgentFile(readFileSync(file, 'utf8'), agentDefaults);
  } catch (error) {
    if (error instanceof ZodError)
      throw new RefusedError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    throw new RefusedError(`${file} cannot be read as an agent's file: ${(error as Error).message}`);
  }
}

const { words } = readCommandLine({ usage, words: { min: 0, max: 3 } });
const [name = '', file, ...rest] = words;
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !file) throw new RefusedError(usage);
  await command(readAgent(file), rest);
} catch (error) {
  complain(error);
}
