import type { LogEvent, OperationNode } from 'kysely';

/** A statement that has run, without its values. */
export interface RanQuery {
  /** Its first word, such as `select`; `other` for one that is not common. */
  operation: string;
  /** Its first table; null where it has none, or was written by hand. */
  table: string | null;
  ms: number;
  failed: boolean;
}

/** Told of each statement. */
export type OnQuery = (query: RanQuery) => void;

const operations: Partial<Record<OperationNode['kind'], string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};
const firstWords = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'pragma']);

/** Kysely's logger for it. */
export function reportTo(onQuery: OnQuery): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis: ms }) =>
    onQuery({ ...describe(query.query, query.sql), ms, failed: level === 'error' });
}

function describe(node: OperationNode, text: string): Pick<RanQuery, 'operation' | 'table'> {
  const operation = operations[node.kind];
  if (operation) return { operation, table: tableOf(node) };
  const [word = ''] = /^\s*(\w+)/.exec(text.slice(0, 100))?.slice(1) ?? [];
  const first = word.toLowerCase();
  return { operation: firstWords.has(first) ? first : 'other', table: null };
}

/** The parts of Kysely's nodes that lead to the name of a table. */
interface Part {
  kind: string;
  into?: Part;
  from?: { froms?: Part[] };
  table?: Part | { identifier: { name: string } };
  node?: Part;
}

function tableOf(node: OperationNode): string | null {
  const { into, from, table } = node as unknown as Part;
  const named = into ?? from?.froms?.[0] ?? table;
  return named ? nameOf(named as Part) : null;
}

function nameOf(part: Part): string | null {
  if (part.kind === 'AliasNode' && part.node) return nameOf(part.node);
  if (part.kind !== 'TableNode' || !part.table || !('identifier' in part.table)) return null;
  return part.table.identifier.name;
}
