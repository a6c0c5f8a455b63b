// `npm run bench:voice` measures calls; `npm run bench:voice -- to-voice` only that part.
import { cpus, loadavg } from 'node:os';
import { readParts } from '#/scripts/command-line.ts';
import type { Row } from './voice-processes.ts';

// Loaded when it is their turn, so that the usage is told at once.
const parts: Record<string, () => Promise<Row[]>> = {
  pauses: async () => (await import('./voice-pauses.ts')).measurePauses(),
  hearing: async () => (await import('./voice-hearing.ts')).measureHearing(),
  request: async () => (await import('./voice-request.ts')).measureRequests(),
  text: async () => (await import('./voice-text.ts')).measureText(),
  sound: async () => (await import('./voice-audio.ts')).measureSound(),
  'to-voice': async () => (await import('./voice-to-voice.ts')).measureVoiceToVoice(),
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
