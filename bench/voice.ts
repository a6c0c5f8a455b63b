// `npm run bench:voice` measures calls; `npm run bench:voice -- to-voice` only that part.
import { cpus, loadavg } from 'node:os';
import { readParts } from '#/scripts/command-line.ts';
import { measureSound } from './voice-audio.ts';
import { measureHearing } from './voice-hearing.ts';
import { measurePauses } from './voice-pauses.ts';
import type { Row } from './voice-processes.ts';
import { measureText } from './voice-text.ts';
import { measureVoiceToVoice } from './voice-to-voice.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  pauses: measurePauses,
  hearing: measureHearing,
  text: measureText,
  sound: measureSound,
  'to-voice': measureVoiceToVoice,
};

const chosen = readParts('npm run bench:voice', Object.keys(parts));

const load = loadavg()[0]?.toFixed(1);
console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${load}`,
);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) rows.push(...(await measure()));
}
process.exitCode = rows.some(([, , , met]) => met === false) ? 1 : 0;
