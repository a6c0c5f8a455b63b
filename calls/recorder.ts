import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import type { CallLatencyRow, CallMessageRow, Write } from '#/database/schema.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { append } from '#/events/append.ts';
import type { CallRecorder } from '#/voice/engine/ports.ts';
import { maxUnwrittenChanges, maxUnwrittenLength, maxWrittenAtOnce } from '#/voice/protocol/limits.ts';

type Change =
  | { kind: 'started'; callId: string; at: string; tokenHash: string; desk: string; backend: string }
  | { kind: 'message'; row: CallMessageRow }
  | { kind: 'latency'; row: CallLatencyRow }
  | { kind: 'ended'; callId: string; reason: string; at: string };

export interface CallRecorderOptions {
  database: Database;
  /** Of calls by voice; that of a chat is `chatBackend`. */
  backend: string;
  /** Receives failures to store; they do not affect the call. */
  onError(error: unknown): void;
  /** How long to wait between attempts while the database is unavailable. */
  retryMs?: number;
}

/** What a chat has in the column `backend`. */
export const chatBackend = 'chat';

/** Stores the transcripts of calls in order, in batches. */
export interface StoringRecorder extends CallRecorder {
  /** Resolves when everything so far is stored or given up. */
  settled(): Promise<void>;
}

const maxAttempts = 5;
/** Changes within this time share one write, because each commit makes other writers wait. */
const gatherMs = 50;

export function recordCalls({ database, backend, onError, retryMs = 1_000 }: CallRecorderOptions): StoringRecorder {
  /** For each running call, the number of messages recorded so far. */
  const positions = new Map<string, number>();
  const waiting: Change[] = [];
  let waitingLength = 0;
  let dropped = 0;
  let draining: Promise<void> | null = null;

  function add(change: Change): void {
    waiting.push(change);
    waitingLength += lengthOf(change);
    while (waiting.length > maxUnwrittenChanges || waitingLength > maxUnwrittenLength) drop();
    draining ??= drain().finally(() => {
      draining = null;
    });
  }

  function take(from: number, count: number): Change[] {
    const taken = waiting.splice(from, count);
    for (const change of taken) waitingLength -= lengthOf(change);
    return taken;
  }

  /** Drops the oldest message, or the oldest change if there is none: the rest of a call needs its start. */
  function drop(): void {
    const firstSaid = waiting.findIndex(({ kind }) => kind === 'message');
    take(Math.max(0, firstSaid), 1);
    dropped++;
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await new Promise<void>((resolve) => void setTimeout(resolve, gatherMs));
      if (dropped > 0) onError(new Error(`${dropped} changes of calls were dropped: too many waited to be written`));
      dropped = 0;
      await keep(take(0, maxWrittenAtOnce));
    }
  }

  async function keep(batch: Change[], attempt = 1): Promise<void> {
    try {
      await database.writeRelaxed((write) => apply(write, batch));
    } catch (error) {
      if (error instanceof StorageUnavailableError && attempt < maxAttempts) {
        await new Promise<void>((resolve) => void setTimeout(resolve, retryMs).unref());
        return keep(batch, attempt + 1);
      }
      onError(error);
      // The changes are retried one by one, so that one bad change does not lose the others.
      if (batch.length > 1 && !(error instanceof StorageUnavailableError))
        for (const change of batch) await keep([change]);
    }
  }

  return {
    started(callId, at, tokenHash, desk, channel) {
      const by = channel === 'chat' ? chatBackend : backend;
      add({ kind: 'started', callId, at: iso(at), tokenHash, desk, backend: by });
    },
    message(callId, role, text, at) {
      const position = positions.get(callId) ?? 0;
      positions.set(callId, position + 1);
      add({ kind: 'message', row: { call_id: callId, position, role, text: keptText(text), said_at: iso(at) } });
    },
    latency(callId, { turn, overheadMs, ...times }) {
      const row = {
        call_id: callId,
        turn,
        endpointing_ms: rounded(times.endpointingMs),
        recognition_ms: rounded(times.recognitionMs),
        model_ms: rounded(times.modelMs),
        speech_ms: rounded(times.speechMs),
        playout_ms: rounded(times.playoutMs),
        overhead_ms: Math.round(overheadMs),
      };
      add({ kind: 'latency', row });
    },
    ended(callId, reason, at) {
      positions.delete(callId);
      add({ kind: 'ended', callId, reason, at: iso(at) });
    },
    settled: () => draining ?? Promise.resolve(),
  };
}

/** The length of a message's text, the only part of a change that a caller controls. */
function lengthOf(change: Change): number {
  return change.kind === 'message' ? change.row.text.length : 0;
}

async function apply(write: Write, batch: Change[]): Promise<void> {
  const ended: { id: string; at: string }[] = [];
  for (const change of batch) {
    switch (change.kind) {
      case 'started':
        await write
          .insertInto('calls')
          .values({
            id: change.callId,
            backend: change.backend,
            desk: change.desk,
            started_at: change.at,
            ended_at: null,
            ended_reason: null,
            token_hash: change.tokenHash,
          })
          .execute();
        break;
      case 'message':
        await write.insertInto('call_messages').values(change.row).execute();
        break;
      case 'latency':
        await write.insertInto('call_latency').values(change.row).execute();
        break;
      case 'ended': {
        const { numUpdatedRows } = await write
          .updateTable('calls')
          .set({ ended_at: change.at, ended_reason: change.reason })
          .where('id', '=', change.callId)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) ended.push({ id: change.callId, at: change.at });
      }
    }
  }
  // Last: on Postgres nobody else appends until this transaction ends.
  for (const { id, at } of ended) {
    await append(write, { kind: 'call.ended', subjectId: id, at, data: {}, words: null }, { kind: 'assistant' });
  }
}

function rounded(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.round(ms);
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
