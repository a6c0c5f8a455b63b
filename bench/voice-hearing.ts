// The part of `npm run bench:voice` about recognition: `flite` asks our own desk questions that nothing was made from,
// and `pocketsphinx` hears them with its packaged model, and with what it is told of the agent and learns of the caller.
import { ourDesk } from '#/content/agents/our-desk.ts';
import { sentencesOf } from '#/voice/dialogue/agent-sentences.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import { wordsOf } from '#/voice/engine/text/words.ts';
import { measure, readFreshParaphrases } from './assistant/paraphrases.ts';
import { median } from './statistics.ts';
import { printRows, type Row } from './voice-processes.ts';
import { createRecogniser, openCall, type RecogniserName, recognisers, spoken } from './voice-recogniser.ts';
import { measureSpelled } from './voice-spelled.ts';

/** A caller's voice is learnt in a call. */
const questionsInCall = 8;
/** Of the questions that are answered rightly as written. */
const targetShare = 0.85;

interface Heard {
  texts: string[];
  /** From all sound given at once to its words, in milliseconds. */
  times: number[];
}

export async function measureHearing(): Promise<Row[]> {
  const questions = readFreshParaphrases();
  const sounds: Int16Array[] = [];
  for (const { say } of questions) sounds.push(await spoken(say));

  const knowledge = learn(ourDesk);
  const written = measure(knowledge, questions);
  const missed = new Set(written.misses.map(({ say }) => say));
  const rows: Row[] = [['answered rightly as written', `${written.right} of ${questions.length}`, '', null]];
  for (const name of recognisers) {
    const { texts, times } = await hearAll(name, sounds);
    const wrong = texts.reduce((sum, text, at) => sum + distance(wordsOf(questions[at]?.say ?? ''), wordsOf(text)), 0);
    const words = questions.reduce((sum, { say }) => sum + wordsOf(say).length, 0);
    const heard = texts.map((say, at) => ({ say, means: questions[at]?.means ?? [] }));
    const answerable = heard.filter((_, at) => !missed.has(questions[at]?.say ?? ''));
    const share = measure(knowledge, answerable).right / answerable.length;
    const isJudged = name === 'told of the agent';
    rows.push(
      [`${name}: words wrong`, `${((100 * wrong) / words).toFixed(1)} %`, '', null],
      [`${name}: answered rightly as heard`, `${measure(knowledge, heard).right} of ${texts.length}`, '', null],
      [
        `${name}: of those answered rightly as written`,
        `${(100 * share).toFixed(0)} %`,
        isJudged ? `≥ ${100 * targetShare} %` : '',
        isJudged ? share >= targetShare : null,
      ],
      [`${name}: an utterance, p50`, `${median(times).toFixed(0)} ms`, '', null],
    );
  }
  console.log(`\n${questions.length} questions of strangers, flite to pocketsphinx`);
  printRows(rows);
  return [...rows, ...(await measureSpelled())];
}

async function hearAll(name: RecogniserName, sounds: readonly Int16Array[]): Promise<Heard> {
  const sentences = sentencesOf(ourDesk);
  const recogniser = await createRecogniser(name, sentences);
  const heard: Heard = { texts: [], times: [] };
  for (let at = 0; at < sounds.length; at += questionsInCall) {
    const call = openCall(recogniser, sentences);
    for (const sound of sounds.slice(at, at + questionsInCall)) {
      const begun = performance.now();
      heard.texts.push(await call.hear(sound));
      heard.times.push(performance.now() - begun);
    }
    call.end();
  }
  return heard;
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
