import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// The thread of `weak-password.ts`.

/** Of 0 to 4; below 3 fewer than 10^8 guesses find it. */
const minScore = 3;
/** Longer ones are judged by their beginning: the time grows faster than the length. */
const maxJudged = 64;

const { password, words } = workerData as { password: string; words: string[] };
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: maxJudged });
parentPort?.postMessage(judge.check(password.slice(0, maxJudged), words.filter(Boolean)).score < minScore);
