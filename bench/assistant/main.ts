// `npm run bench:assistant` measures answers without a language model. By default it measures our own agent on its
// paraphrases; `-- --agent FILE --questions FILE [--json]` asks any agent (`own` is ours) through typed messages;
// `--mind perfect` or `first` lends that agent a language model that always, or never, knows which entry is meant.
// `-- --desks FILE [--json]` asks our own desk and the samples what strangers asked them.
// `-- --dialogues FILE [--json]` plays calls in which our own agent takes down a request.
// `-- --bookings FILE` holds dialogues in which appointments are made with our sample desks.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { parseAgentFile } from '#/agents/agent.ts';
import { agentDefaults } from '#/content/agents/defaults.ts';
import { desks } from '#/content/agents/desks.ts';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { type Asked, askAgent, minds, questionsSchema } from './ask-agent.ts';
import { bookingsSchema, holdBookings } from './book-appointments.ts';
import { dialoguesSchema, type PlayedDialogue, playDialogues } from './dialogues.ts';
import { reportOwnDesk } from './own-paraphrases.ts';

const {
  agent,
  questions,
  mind,
  desks: desksFile,
  dialogues,
  bookings,
  json,
} = parseArgs({
  options: {
    agent: { type: 'string' },
    questions: { type: 'string' },
    mind: { type: 'string' },
    desks: { type: 'string' },
    dialogues: { type: 'string' },
    bookings: { type: 'string' },
    json: { type: 'boolean' },
  },
}).values;

if (dialogues) await reportDialogues(dialogues);
else if (bookings) await reportBookings(bookings);
else if (desksFile) await reportDesks(desksFile);
else if (!agent && !questions) reportOwnDesk();
else if (agent && questions) await report(agent, questions);
else {
  console.error('Give --agent FILE (or own) with --questions FILE, --desks FILE or --dialogues FILE.');
  process.exitCode = 1;
}

async function report(agentFile: string, questionsFile: string): Promise<void> {
  const definition = agentFile === 'own' ? ourDesk : parseAgentFile(readFileSync(agentFile, 'utf8'), agentDefaults);
  const lent = mind === undefined ? null : z.enum(['perfect', 'first']).parse(mind);
  const asked = await askAgent(
    definition,
    questionsSchema.parse(JSON.parse(readFileSync(questionsFile, 'utf8'))),
    lent && minds[lent],
  );
  if (json) {
    console.log(JSON.stringify(asked, null, 2));
    return;
  }
  console.log(line('all', asked));
  for (const [kind, own] of Map.groupBy(asked, (each) => each.kind)) console.log(line(`  ${kind}`, own));
}

async function reportDesks(file: string): Promise<void> {
  const asked = z.record(z.string(), questionsSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const { id, agent } of desks) {
    const answered = await askAgent(agent, asked[id] ?? []);
    if (json) console.log(JSON.stringify(answered, null, 2));
    else console.log(line(id, answered));
  }
}

async function reportBookings(bookingsFile: string): Promise<void> {
  const outcomes = await holdBookings(bookingsSchema.parse(JSON.parse(readFileSync(bookingsFile, 'utf8'))));
  if (json) console.log(JSON.stringify(outcomes, null, 2));
  const failed = outcomes.filter(({ faults }) => faults.length > 0);
  for (const { booking, faults, transcript } of json ? [] : failed)
    console.log([booking.id, ...transcript, ...faults].join('\n  '));
  if (!json) console.log(`${outcomes.length - failed.length} of ${outcomes.length} bookings ended as expected`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function line(name: string, asked: readonly Asked[]): string {
  const count = (outcome: Asked['outcome']) => asked.filter((each) => each.outcome === outcome).length;
  const askedBack = asked.filter((each) => each.askedBack).length;
  const counts = `${count('right')} right, ${count('wrong')} wrong, ${count('declined')} declined, of ${asked.length}; ${askedBack} asked back`;
  return `${name.padEnd(26)} ${counts}`;
}

async function reportDialogues(file: string): Promise<void> {
  const played = await playDialogues(ourDesk, dialoguesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  if (json) {
    console.log(JSON.stringify(played, null, 2));
    return;
  }
  const count = (has: (each: PlayedDialogue) => boolean) => `${played.filter(has).length} of ${played.length}`;
  console.log(`stored right     ${count(({ outcome }) => outcome === 'right')}`);
  console.log(`stored wrong     ${count(({ outcome }) => outcome === 'wrong')}`);
  console.log(`not stored       ${count(({ outcome }) => outcome === 'missing')}`);
  console.log(`doubled          ${count(({ doubled }) => doubled)}`);
  console.log(`sent unasked     ${count(({ unasked }) => unasked)}`);
  console.log(`ended rightly    ${count(({ endedRightly }) => endedRightly)}`);
  for (const { id, outcome, differs, endedRightly } of played) {
    if (outcome === 'right' && endedRightly) continue;
    const fields = differs.map(({ field }) => field).join(', ');
    console.log(`  ${id}: ${outcome}${fields && ` (${fields})`}${endedRightly ? '' : ', ended wrongly'}`);
  }
}
