import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import { append } from '#/events/append.ts';

/** A voice platform's report of a call after its end. */
export interface CallReport {
  callId: string;
  /** One of Vapi's `endedReason` values. */
  endedReason: string;
  /** Null when unknown; the call then keeps the time of its creation. */
  startedAt: Date | null;
  endedAt: Date;
  /** In chronological order. */
  transcript: { role: 'user' | 'assistant'; text: string; saidAt: Date }[];
}

/** Stores the report with its call and replaces an earlier one. False when the call is not stored. */
export function keepReport(database: Database, report: CallReport): Promise<boolean> {
  const { callId, transcript } = report;
  return database.write(async (write) => {
    const before = await write.selectFrom('calls').select('ended_at').where('id', '=', callId).executeTakeFirst();
    if (!before) return false;
    await write
      .updateTable('calls')
      .set({
        ...(report.startedAt && { started_at: report.startedAt.toISOString() }),
        ended_at: report.endedAt.toISOString(),
        ended_reason: keptText(report.endedReason),
      })
      .where('id', '=', callId)
      .execute();
    await write.deleteFrom('call_messages').where('call_id', '=', callId).execute();
    for (const [position, { role, text, saidAt }] of transcript.entries()) {
      await write
        .insertInto('call_messages')
        .values({ call_id: callId, position, role, text: keptText(text), said_at: saidAt.toISOString() })
        .execute();
    }
    if (before.ended_at === null) {
      const at = report.endedAt.toISOString();
      await append(write, { kind: 'call.ended', subjectId: callId, at, data: {}, words: null }, { kind: 'assistant' });
    }
    return true;
  });
}
