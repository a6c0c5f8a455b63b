// `npm run bench:voice` measures calls; `npm run bench:voice -- to-voice` just that part.
import { cpus, loadavg } from 'node:os';
import { measureSound } from './voice-audio.ts';
import type { Row } from './voice-processes.ts';
import { measureText } from './voice-text.ts';
import { measureVoiceToVoice } from './voice-to-voice.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  text: measureText,
  sound: measureSound,
  'to-voice': measureVoiceToVoice,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const load = loadavg()[0]?.toFixed(1);
console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${load}`,
);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) rows.push(...(await measure()));
}
process.exitCode = rows.some(([, , , met]) => met === false) ? 1 : 0;
