import { describe, expect, it } from 'vitest';
import { halfOf, measure, readFreshParaphrases, readParaphrases, shareRight } from '#/bench/assistant/paraphrases.ts';
import { briefAnswer } from '#/voice/dialogue/knowledge/brief-answer.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import { meaningfulWords } from '#/voice/dialogue/knowledge/plain-words.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';
import { faq } from '../faq.ts';
import { ourDesk } from './our-desk.ts';
import waysOfAsking from './our-knowledge/ways-of-asking.json' with { type: 'json' };

/** Today's score on the half that nobody tunes on, rounded down. */
const leastShareRight = 0.68;
/** Today's score on sentences in a very different style, rounded down; `npm run bench:assistant` prints it. */
const leastShareOfFresh = 0.6;

const knowledge = knowledgeOf(ourDesk);
const { passages } = knowledge;
const paraphrases = readParaphrases();
const fresh = readFreshParaphrases();
const heldOut = paraphrases.filter((paraphrase) => halfOf(paraphrase) === 'held-out');

describe('what the agent knows', () => {
  it('covers all that the site says, in a form that can be spoken', () => {
    for (const { id, title, text } of passages) {
      expect(text, id).toMatch(/^[\p{Lu}\d].*[.!?]$/su);
      expect(`${title} ${text}`, id).not.toMatch(/[%&<>[\]{}’]|\dx\b|\bhrs\b/);
    }
    expect(passages.map(({ id }) => id)).toEqual(expect.arrayContaining(faq.questions.map(({ id }) => `faq/${id}`)));
  });

  it('names each entry and its topic once, with ways of asking for each and no other', () => {
    for (const of of ['id', 'topic', 'title'] as const)
      expect(new Set(passages.map((passage) => passage[of])).size).toBe(passages.length);
    expect(Object.keys(waysOfAsking).toSorted()).toEqual(passages.map(({ id }) => id).toSorted());
    for (const { id, examples = [] } of ourDesk.knowledge) {
      expect(examples.length, id).toBeGreaterThanOrEqual(20);
      expect(new Set(examples).size, id).toBe(examples.length);
    }
  });

  it('answers each entry in at most three sentences, of which a caller first hears at most thirty-odd words', () => {
    for (const { id, title, text } of passages) {
      const sentences = splitSentences(text);
      expect(sentences.length, id).toBeLessThanOrEqual(3);
      const { say } = briefAnswer(text, title);
      expect(say.join(' ').split(' ').length, id).toBeLessThanOrEqual(40);
    }
  });

  it.each(faq.questions)('answers "$question" with its own answer', ({ id, question }) => {
    expect(knowledge.find(question)?.id).toBe(`faq/${id}`);
  });

  it('is found by paraphrases, and only when it answers them', () => {
    const onTopic = paraphrases.filter(({ means }) => means.length > 0);
    expect(onTopic.length).toBeGreaterThanOrEqual(150);
    expect(paraphrases.length - onTopic.length).toBeGreaterThanOrEqual(50);
    const ids = passages.map(({ id }) => id);
    expect(onTopic.flatMap(({ means }) => means).filter((id) => !ids.includes(id))).toEqual([]);
    expect(shareRight(measure(knowledge, heldOut))).toBeGreaterThanOrEqual(leastShareRight);
  });

  it('is found by questions in a different style', () => {
    expect(fresh.filter(({ means }) => means.length > 0)).toHaveLength(60);
    expect(fresh.filter(({ means }) => means.length === 0)).toHaveLength(20);
    const ids = passages.map(({ id }) => id);
    expect(fresh.flatMap(({ means }) => means).filter((id) => !ids.includes(id))).toEqual([]);
    expect(shareRight(measure(knowledge, fresh))).toBeGreaterThanOrEqual(leastShareOfFresh);
  });

  it.each([
    ['held-out half', heldOut],
    ['fresh part', fresh],
  ])('was not given the %s to learn from', (_, own) => {
    const learned = new Set(
      ourDesk.knowledge.flatMap(({ examples = [] }) => examples).map((line) => meaningfulWords(line).join(' ')),
    );
    const repeated = own.filter(({ say }) => learned.has(meaningfulWords(say).join(' ')));
    // Everybody asks a few questions in the same words, such as 'how does it work'.
    expect(repeated.length / own.length).toBeLessThan(0.1);
  });

  it('is found despite a typing error', () => {
    expect(knowledge.find('do you have a moeny back garantee')?.id).toBe('home/guarantee');
  });

  it.each(['', '   ', '?', '…', 'a', 'the', 'x'.repeat(5_000), 'how '.repeat(2_000)])(
    'finds nothing in what asks nothing: %#',
    (text) => {
      expect(knowledge.find(text)).toBeNull();
    },
  );
});
