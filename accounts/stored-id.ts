/** What Better Auth makes as an id. Postgres would fail on some other texts where the table has none of them. */
const storedId = /^[\w-]{1,64}$/;

/** Whether an account, a session or a passkey could have this id. */
export function isStoredId(id: string): boolean {
  return storedId.test(id);
}
