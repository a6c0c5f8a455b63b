// `npm run bench:assistant` measures answers without a language model. By default it measures our own agent on its
// paraphrases; `-- --agent FILE --questions FILE [--json]` asks any agent (`own` is ours) through typed messages.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseAgentFile } from '#/agents/agent.ts';
import { agentDefaults } from '#/content/agents/defaults.ts';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { type Asked, askAgent, questionsSchema } from './ask-agent.ts';
import { reportOwnDesk } from './own-paraphrases.ts';

const { agent, questions, json } = parseArgs({
  options: { agent: { type: 'string' }, questions: { type: 'string' }, json: { type: 'boolean' } },
}).values;

if (!agent && !questions) reportOwnDesk();
else if (agent && questions) await report(agent, questions);
else {
  console.error('Give both: --agent FILE (or own) and --questions FILE.');
  process.exitCode = 1;
}

async function report(agentFile: string, questionsFile: string): Promise<void> {
  const definition = agentFile === 'own' ? ourDesk : parseAgentFile(readFileSync(agentFile, 'utf8'), agentDefaults);
  const asked = await askAgent(definition, questionsSchema.parse(JSON.parse(readFileSync(questionsFile, 'utf8'))));
  if (json) {
    console.log(JSON.stringify(asked, null, 2));
    return;
  }
  console.log(line('all', asked));
  for (const [kind, own] of Map.groupBy(asked, (each) => each.kind)) console.log(line(`  ${kind}`, own));
}

function line(name: string, asked: readonly Asked[]): string {
  const count = (outcome: Asked['outcome']) => asked.filter((each) => each.outcome === outcome).length;
  const askedBack = asked.filter((each) => each.askedBack).length;
  const counts = `${count('right')} right, ${count('wrong')} wrong, ${count('declined')} declined, of ${asked.length}; ${askedBack} asked back`;
  return `${name.padEnd(26)} ${counts}`;
}
