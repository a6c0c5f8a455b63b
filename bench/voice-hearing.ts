// The part of `npm run bench:voice` about recognition: `flite` asks our own desk questions that nothing was made from,
// and `pocketsphinx` hears them.
import { ourDesk } from '#/content/agents/our-desk.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import { createSpeechToText } from '#/voice/engine/stt/create-speech-to-text.ts';
import type { SpeechToText } from '#/voice/engine/stt/speech-to-text.ts';
import { wordsOf } from '#/voice/engine/text/words.ts';
import { createTextToSpeech } from '#/voice/engine/tts/create-text-to-speech.ts';
import { measure, readFreshParaphrases } from './assistant/paraphrases.ts';
import { median } from './statistics.ts';
import { printRows, type Row } from './voice-processes.ts';

const questionsAsked = 40;
const sampleRateHz = 16_000;

export async function measureHearing(): Promise<Row[]> {
  const all = readFreshParaphrases();
  const asked = Array.from({ length: questionsAsked }, (_, at) => all[Math.floor((at * all.length) / questionsAsked)]);
  const questions = asked.filter((question) => question !== undefined);
  const speaker = createTextToSpeech({ provider: 'command', command: 'flite', voice: undefined, sampleRateHz });
  const recogniser = createSpeechToText({ provider: 'command', command: 'pocketsphinx', sampleRateHz });
  const texts: string[] = [];
  /** From all sound given at once to its words. */
  const times: number[] = [];
  for (const { say } of questions) {
    const sound: number[] = [];
    const { signal } = new AbortController();
    for await (const samples of speaker.speak(say, { sampleRateHz, rate: 1, signal })) sound.push(...samples);
    const begun = performance.now();
    texts.push(await hear(recogniser, Int16Array.from(sound)));
    times.push(performance.now() - begun);
  }
  const errors = texts.reduce((sum, text, at) => sum + distance(wordsOf(questions[at]?.say ?? ''), wordsOf(text)), 0);
  const words = questions.reduce((sum, { say }) => sum + wordsOf(say).length, 0);
  const heard = texts.map((say, at) => ({ say, means: questions[at]?.means ?? [] }));
  const knowledge = learn(ourDesk);
  const rows: Row[] = [
    ['words wrong', `${((100 * errors) / words).toFixed(1)} %`, '', null],
    ['answered rightly as heard', `${measure(knowledge, heard).right} of ${texts.length}`, '', null],
    ['answered rightly as written', `${measure(knowledge, questions).right} of ${texts.length}`, '', null],
    ['an utterance, p50', `${median(times).toFixed(0)} ms`, '', null],
  ];
  console.log(`\n${questions.length} questions of strangers, flite to pocketsphinx`);
  printRows(rows);
  return rows;
}

function hear(recogniser: SpeechToText, sound: Int16Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new AbortController();
    const stream = recogniser.open({
      sampleRateHz,
      signal: call.signal,
      onWords({ transcript, isFinal }) {
        if (!isFinal) return;
        call.abort();
        resolve(transcript);
      },
      onFailure: ({ detail }) => reject(new Error(detail)),
    });
    stream.write(sound);
    stream.flush();
  });
}

/** The least number of words to change, add or leave out. */
function distance(said: readonly string[], heard: readonly string[]): number {
  let before = heard.map((_, at) => at + 1);
  for (const [row, word] of said.entries()) {
    const now: number[] = [];
    for (const [at, other] of heard.entries()) {
      const diagonal = at === 0 ? row : (before[at - 1] as number);
      const left = at === 0 ? row + 1 : (now[at - 1] as number);
      now.push(Math.min((before[at] as number) + 1, left + 1, diagonal + (word === other ? 0 : 1)));
    }
    before = now;
  }
  return before.at(-1) ?? said.length;
}
