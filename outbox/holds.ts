import type { Write } from '#/database/schema.ts';

/** Sends nothing to a destination until it is released. What is under way is not stopped. */
export async function hold(write: Write, destination: string, now: string): Promise<void> {
  await write
    .insertInto('outbox_holds')
    .values({ destination, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes what waits for a destination due as if the destination had never failed. */
export async function release(write: Write, destination: string): Promise<void> {
  await write.deleteFrom('outbox_holds').where('destination', '=', destination).execute();
  await write.deleteFrom('outbox_destinations').where('destination', '=', destination).execute();
}

/** Skips all that waits for a destination that is gone. */
export async function skipDestination(write: Write, destination: string, reason: string): Promise<void> {
  await write
    .updateTable('outbox')
    .set({ skip_reason: reason })
    .where('destination', '=', destination)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('skip_reason', 'is', null)
    .execute();
  await release(write, destination);
}
