import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';

/** What somebody else, who held a call, tells of it afterwards. */
export interface CallReport {
  callId: string;
  /** In Vapi's words. */
  endedReason: string;
  /** Null when it does not say: then the call began when it was made. */
  startedAt: Date | null;
  endedAt: Date;
  /** In the order it was said. */
  transcript: { role: 'user' | 'assistant'; text: string; saidAt: Date }[];
}

/** Writes the report into the record of its call, in place of an earlier one. False for a call that is not kept here. */
export function keepReport(database: Database, report: CallReport): Promise<boolean> {
  const { callId, transcript } = report;
  return database.write(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('calls')
      .set({
        ...(report.startedAt && { started_at: report.startedAt.toISOString() }),
        ended_at: report.endedAt.toISOString(),
        ended_reason: keptText(report.endedReason),
      })
      .where('id', '=', callId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await write.deleteFrom('call_messages').where('call_id', '=', callId).execute();
    for (const [position, { role, text, saidAt }] of transcript.entries()) {
      await write
        .insertInto('call_messages')
        .values({ call_id: callId, position, role, text: keptText(text), said_at: saidAt.toISOString() })
        .execute();
    }
    return true;
  });
}
