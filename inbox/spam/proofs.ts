import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

export type { Challenge };

/** Proofs of work (ALTCHA, version 2): a browser finds a number whose key begins as the challenge says. */
export interface Proofs {
  /** A challenge for one request of one form: `key` is its idempotency key. */
  challenge(form: string, key: string): Promise<Challenge>;
  /** Whether `proof` (base64, as ALTCHA's clients send it) solves a challenge of ours for this request, in time. */
  verify(proof: string, form: string, key: string): Promise<boolean>;
}

export interface ProofOptions {
  /** Servers that share it accept each other's proofs. */
  secret: string;
  /** Rounds of PBKDF2 for each number that a browser tries; see `tries`. */
  cost: number;
}

export const maxProofCharacters = 4_000;

/** Far longer than a slow phone takes, and far shorter than idempotency keys are kept. */
const validMs = 10 * 60_000;

const algorithm = 'PBKDF2/SHA-256';
/** Eight bits of the key: a browser tries 256 numbers on average, each of `cost` rounds. */
const keyPrefix = '00';

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ form: z.string(), key: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

/**
 * A proof is used once without a list of used ones: it is for one idempotency key, under which the database stores one
 * request (docs/decisions/0030).
 */
export function createProofs({ secret, cost }: ProofOptions): Proofs {
  return {
    challenge: (form, key) =>
      createChallenge({
        algorithm,
        cost,
        deriveKey,
        keyPrefix,
        data: { form, key },
        expiresAt: new Date(Date.now() + validMs),
        hmacSignatureSecret: secret,
      }),
    async verify(proof, form, key) {
      const given = readPayload(proof);
      if (!given) return false;
      const { data } = given.challenge.parameters;
      if (data?.form !== form || data.key !== key) return false;
      const { verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret: secret });
      return verified;
    },
  };
}

function readPayload(proof: string): Payload | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString())) as Payload;
  } catch {
    return null;
  }
}
