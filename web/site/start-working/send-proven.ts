import { heldWords, proofWords } from '#/content/proof.ts';
import type { SendOutcome, SettledOutcome } from './send-request.ts';

/** Not by Zod: the page would load for everybody what only this needs of it. The worker and the server check the rest. */
function challengeIn(problem: unknown): object {
  const { challenge } = Object(problem);
  if (typeof challenge !== 'object' || challenge === null) throw new Error('the answer has no challenge');
  return challenge;
}

/** The slowest phones take some seconds; a challenge is valid for minutes. */
const solveLimitMs = 90_000;

/** A challenge may run out while the machine sleeps: then the server gives another one. */
const maxAttempts = 2;

/**
 * Sends a request again with the proof of work that the server asked for. Where the browser cannot solve it, the request
 * is sent without one, and a person looks at it first. `tell` gets a sentence for the visitor.
 */
export async function sendProven(
  problem: unknown,
  send: (proven: { proof: string } | { hold: true }) => Promise<SendOutcome>,
  tell: (note: string) => void,
): Promise<SettledOutcome> {
  let asked = problem;
  tell(proofWords.solving);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const proof = await solve(challengeIn(asked));
    if (proof === null) break;
    const outcome = await send({ proof });
    if (outcome.kind !== 'proof-needed') return settled(outcome);
    asked = outcome.problem;
  }
  return settled(await send({ hold: true }));
}

function settled(outcome: SendOutcome): SettledOutcome {
  if (outcome.kind === 'proof-needed') return { kind: 'problem', problem: 'failed' };
  if (outcome.kind !== 'sent' || !outcome.isHeld) return outcome;
  return { ...outcome, request: { ...outcome.request, held: heldWords } };
}

/** The proof as the server reads it; null where the browser finds none, as over plain HTTP, which has no WebCrypto. */
async function solve(challenge: object): Promise<string | null> {
  if (!window.isSecureContext) return null;
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const solution = await new Promise<object | null>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(null);
    setTimeout(() => resolve(null), solveLimitMs);
    worker.postMessage(challenge);
  });
  worker.terminate();
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
