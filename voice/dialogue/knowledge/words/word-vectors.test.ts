import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createVectorTable } from './vector-table.ts';
import { readWordTable, writeWordTable } from './word-table.ts';
import { likeness, wordVectors } from './word-vectors.ts';

const vectors = wordVectors();

function lengthOf(vector: Float32Array): number {
  return Math.sqrt(likeness(vector, vector));
}

function vectorOf(word: string): Float32Array {
  return vectors.vectorOf(word) ?? expect.fail(`${word} is unknown`);
}

it('knows common words', () => {
  for (const word of ['price', 'open', 'dog', 'parking', 'tomorrow']) {
    expect(vectors.isKnown(word), word).toBe(true);
    expect(lengthOf(vectorOf(word)), word).toBeCloseTo(1, 5);
  }
});

it('takes the vector of an unknown form from the word that it is inflected from', () => {
  expect(vectors.isKnown('kennels')).toBe(false);
  expect(vectorOf('kennels')).toEqual(vectorOf('kennel'));
});

it('has no vector for an unknown word', () => {
  expect(vectors.isKnown('qzxvbn')).toBe(false);
  expect(vectors.vectorOf('qzxvbn')).toBeNull();
});

it.each([
  ['cheap', 'price', 'dog'],
  ['dog', 'puppy', 'invoice'],
  ['car', 'vehicle', 'breakfast'],
])('finds %s nearer to %s than to %s', (word, near, far) => {
  expect(likeness(vectorOf(word), vectorOf(near))).toBeGreaterThan(likeness(vectorOf(word), vectorOf(far)));
});

it('scales the sum of a sentence to length 1, and leaves one of unknown words all zeros', () => {
  expect(lengthOf(vectors.sumOf(['where', 'can', 'i', 'park', 'my', 'car']))).toBeCloseTo(1, 5);
  expect([...vectors.sumOf(['qzxvbn'])].every((component) => component === 0)).toBe(true);
  expect([...vectors.sumOf([])].every((component) => component === 0)).toBe(true);
});

it('lets the rare words of a sentence decide where its sum points', () => {
  const sum = vectors.sumOf(['the', 'of', 'to', 'kennel']);
  expect(likeness(sum, vectorOf('kennel'))).toBeGreaterThan(0.9);
});

it('hears in a pair of words more than its words', () => {
  expect(likeness(vectors.sumOf(['how', 'long']), vectors.sumOf(['long', 'how']))).toBeLessThan(0.99);
  expect(vectors.words).not.toContain('how long');
});

it('takes a rare word to say more than a common one, and an unknown one the most', () => {
  const [common = 0, rare = 0, unknown = 0] = ['the', 'puppy', 'qzxvbn'].map(vectors.specificityOf);
  expect(common).toBeLessThan(rare);
  expect(rare).toBeLessThan(unknown);
  expect(unknown).toBe(1);
});

it('compares a vector with a whole table as with each vector alone', () => {
  const others = ['price', 'dog', 'open', 'qzxvbn', 'parking'].map(vectors.vectorOf);
  const compared = createVectorTable(others, vectors.size)(vectorOf('cheap'));
  for (const [number, other] of others.entries())
    expect(compared[number]).toBeCloseTo(other ? likeness(vectorOf('cheap'), other) : 0, 5);
});

it('reads a table as it was written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const table = {
    words: ['the', 'dog', 'price'],
    size: 2,
    scales: Float32Array.of(0.5, 0.25, 2),
    surprises: Float32Array.of(1, 8, 9),
    components: Int8Array.of(127, -3, 0, 127, -127, 5),
  };
  writeWordTable(folder, table);
  expect(readWordTable(folder)).toEqual(table);
});
