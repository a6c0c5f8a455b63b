// The end-to-end part of `npm run bench:voice`: Chromium's fake microphone plays questions spoken by `flite`; a server
// started as by `npm start` recognises them with `pocketsphinx` and answers with `flite`. It measures the silence that
// a caller hears: from the last loud sample of the question to the first of the answer, both observed in the page.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import type { CallDetails, CallPage } from '#/calls/calls.ts';
import { paths } from '#/content/paths.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { browserServerEnv } from '#/tests/support/browser.ts';
import { chromiumArgs, chromiumPath } from '#/tests/support/chromium.ts';
import { demoCard } from '#/tests/support/demo-call.ts';
import { watchSound } from '#/tests/support/fake-engine.ts';
import type { TestServer } from '#/tests/support/server.ts';
import { signIn } from '#/tests/support/staff.ts';
import { startCommand, withServer } from './server-process.ts';
import { quantile } from './statistics.ts';
import { printRows, type Row } from './voice-processes.ts';
import { questions, recordCaller } from './voice-to-voice-caller.ts';
import { followSound, readSound, type SoundSeen } from './voice-to-voice-page.ts';

const turnsWanted = 30;
/** Most calls, as turns may fail: a question is not recognised, or an answer runs into the next question. */
const maxCalls = 6;

const env = {
  ...browserServerEnv,
  DEMO_BACKEND: 'engine',
  STT: 'command',
  STT_COMMAND: 'pocketsphinx',
  TTS: 'command',
  TTS_COMMAND: 'flite',
};

type Turn = CallDetails['turns'][number];

interface Measured {
  /** In milliseconds, one per answered question. */
  silences: number[];
  /** Questions without an answer, or asked during the answer to the previous one. */
  spoilt: number;
  turns: Turn[];
  /** Silence beyond the stages that the server recorded, for calls in which each turn has both. */
  beyond: number[];
}

export async function measureVoiceToVoice(): Promise<Row[]> {
  await ensureSiteBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const recording = join(folder, 'caller.wav');
  const seconds = recordCaller(recording);
  console.log(
    `\nvoice to voice with programs of this machine, calls of ${questions.length} questions, ${seconds.toFixed(0)} s each`,
  );
  const all: Measured = { silences: [], spoilt: 0, turns: [], beyond: [] };
  await withServer({ command: startCommand, env }, async (server) => {
    for (let calls = 0; calls < maxCalls && all.silences.length < turnsWanted; calls++) {
      const { silences, spoilt, turns, beyond } = await callOnce(server, recording, seconds);
      all.silences.push(...silences);
      all.spoilt += spoilt;
      all.turns.push(...turns);
      all.beyond.push(...beyond);
      console.log(`  ${silences.length} answers, ${spoilt} spoilt, load ${loadavg()[0]?.toFixed(1)}`);
    }
  });
  const rows = told(all);
  printRows(rows);
  return rows;
}

/** Starts a browser per call, as the recording starts when the microphone opens. */
async function callOnce(server: TestServer, recording: string, seconds: number): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${recording}%noloop`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: server.origin, permissions: ['microphone'] });
    await watchSound(page);
    await page.goto(paths.howItWorks);
    const demo = demoCard(page);
    await demo.start.click();
    await followSound(page);
    await delay(seconds * 1_000);
    const seen = await readSound(page);
    await demo.end.click();
    await demo.ended.waitFor();
    await signIn(page, server);
    const { silences, spoilt } = silencesOf(seen);
    const turns = await turnsOfLatestCall(page);
    const isPaired = silences.length === turns.length;
    const beyond = isPaired ? silences.map((silence, at) => silence - kept(turns[at])) : [];
    return { silences, spoilt, turns, beyond };
  } finally {
    await browser.close();
  }
}

/** Sum of a turn's stages, without recognition, which is part of endpointing. */
function kept(turn: Turn | undefined): number {
  if (!turn) return 0;
  const { endpointing_ms, model_ms, speech_ms, overhead_ms, playout_ms } = turn;
  return [endpointing_ms, model_ms, speech_ms, overhead_ms, playout_ms].reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
}

function silencesOf({ caller, assistant }: SoundSeen): Pick<Measured, 'silences' | 'spoilt'> {
  const silences: number[] = [];
  caller.forEach((question, at) => {
    const next = caller[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const isFree = !assistant.some(({ from, to }) => from < question.to && to > question.from);
    const answer = assistant.find(({ from }) => from >= question.to && from < next);
    if (isFree && answer) silences.push(answer.from - question.to);
  });
  return { silences, spoilt: questions.length - silences.length };
}

/** The turns of the latest stored call, as staff see them; the server writes it shortly after the call. */
async function turnsOfLatestCall(page: Page): Promise<Turn[]> {
  for (let tries = 0; tries < 50; tries++) {
    const { items } = (await (await page.request.get('/api/calls?limit=1')).json()) as CallPage;
    const [call] = items;
    if (call?.ended_at) return ((await (await page.request.get(`/api/calls/${call.id}`)).json()) as CallDetails).turns;
    await delay(100);
  }
  throw new Error('the server keeps no call that has ended');
}

const stages = [
  ['endpointing_ms', 'endpointing: silence until the question counts as over'],
  ['recognition_ms', 'of it, recognition: until its last word is known'],
  ['model_ms', 'model: until the first sentence of the answer'],
  ['speech_ms', 'speech: until the first of its sound'],
  ['overhead_ms', 'own overhead'],
  ['playout_ms', 'playout: from the first frame sent to its being played'],
] as const;

function told({ silences, spoilt, turns, beyond }: Measured): Row[] {
  const both = (values: number[]) =>
    values.length > 0 ? `${quantile(values, 0.5).toFixed(0)}, ${quantile(values, 0.95).toFixed(0)} ms` : 'none';
  const of = (stage: (typeof stages)[number][0]) => turns.map((turn) => turn[stage]).filter((value) => value !== null);
  const isEnough = silences.length >= turnsWanted;
  return [
    [
      'turns measured in the page; kept by the server; spoilt',
      `${silences.length}; ${turns.length}; ${spoilt}`,
      `≥ ${turnsWanted}`,
      isEnough,
    ],
    ['end of the caller’s speech to first sound, p50, p95', both(silences), '', null],
    ...stages.map(([stage, what]): Row => [what, both(of(stage)), '', null]),
    ['beyond these: microphone, line, the quiet beginning of a voice', both(beyond), '', null],
  ];
}
