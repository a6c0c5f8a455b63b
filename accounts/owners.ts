import { kindOf } from '#/database/kind-of.ts';
import type { Write } from '#/database/schema.ts';
import './staff.ts';

/**
 * The ids of all owners, whom no other transaction demotes or removes until this one ends: of two owners who demote each
 * other at once, the second finds itself to be the last.
 */
export async function lockOwners(write: Write): Promise<string[]> {
  let select = write.selectFrom('user').select('id').where('role', '=', 'owner').orderBy('id');
  if (kindOf(write) === 'postgres') select = select.forUpdate();
  return (await select.execute()).map(({ id }) => id);
}

export function isLastOwner(owners: string[], id: string): boolean {
  return owners.length === 1 && owners[0] === id;
}
