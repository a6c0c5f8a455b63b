import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import { submissionStatuses } from '#/inbox/request/submission-status.ts';
import { byMail } from '#/outbox/queue.ts';
import { sampleRequest } from './sample-request.ts';

const perInsert = 500;
const betweenMs = 300_000;

/** Fills an empty inbox with requests: one every five minutes, their emails sent. */
export async function storeRequests(database: Database, amount: number): Promise<void> {
  const begun = Date.now() - amount * betweenMs;
  for (let first = 0; first < amount; first += perInsert) {
    const rows = Array.from({ length: Math.min(perInsert, amount - first) }, (_, index) => {
      const place = first + index;
      return {
        id: randomUUIDv7(),
        ...sampleRequest,
        full_name: `Visitor ${place}`,
        email: `visitor-${place}@example.com`,
        phone: null,
        // Alternate the statuses, so that no filter finds its rows side by side.
        status: submissionStatuses[place % submissionStatuses.length] ?? 'new',
        notes: null,
        created_at: new Date(begun + place * betweenMs).toISOString(),
        version: 1,
        call_id: null,
        urgent: 0,
      };
    });
    await database.write(async (write) => {
      await sentMails(write, rows);
      await write.insertInto('form_submissions').values(rows).execute();
    });
  }
}

async function sentMails(write: Write, requests: { id: string; created_at: string }[]): Promise<void> {
  const mails = requests.flatMap(({ id, created_at }) =>
    ['submission.notice', 'submission.receipt'].map((kind) => ({
      ...{ id: randomUUIDv7(), kind, ...byMail, subject_id: id },
      ...{ created_at, next_attempt_at: created_at, delivered_at: created_at },
    })),
  );
  await write.insertInto('outbox').values(mails).execute();
}
