import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  ColumnUpdateNode,
  DefaultInsertValueNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperatorNode,
  ParensNode,
  type QueryId,
  type RawBuilder,
  ReferenceNode,
  sql,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { kindOf } from './kind-of.ts';
import { madeOf } from './prepared.ts';
import type { Queries } from './schema.ts';
import {
  columnOfNumber,
  type KeyedColumn,
  keyedText,
  rowKey,
  type SealedTable,
  sealedTables,
} from './sealed-columns.ts';
import { rowTag, type Sealer, sealedPrefix } from './sealer.ts';

/** Keyed by the adapter, which a database and its transactions share. */
const sealers = new WeakMap<object, Sealer>();

/** What seals the texts of a database; null where they are stored as they are. */
export function sealerOf(db: Queries): Sealer | null {
  return sealers.get(db.getExecutor().adapter) ?? null;
}

/** The database, whose queries seal what they write to `sealedTables` and open what they read. */
export function withSealing(db: Queries, sealer: Sealer): Queries {
  sealers.set(db.getExecutor().adapter, sealer);
  return db.withPlugin(createPlugin(sealer));
}

/**
 * The condition that a column has a value: `plain`, or where it is sealed, by the keyed hash beside it. Other programs
 * may have stored it as it is on Postgres.
 */
export function hasValue(
  db: Queries,
  { column, purpose }: KeyedColumn,
  value: string,
  plain: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const sealer = sealerOf(db);
  if (!sealer) return plain;
  const keyed = sql<boolean>`${sql.ref(column)} = ${sealer.keyed(purpose, keyedText(purpose, value))}`;
  return kindOf(db) === 'postgres' ? sql`(${keyed} or ${plain})` : keyed;
}

/** Seals the texts of one row, and hashes those that are asked for: the new values of the columns given. */
export function sealValues(
  sealer: Sealer,
  { columns, keyed = {} }: SealedTable,
  row: readonly unknown[],
  values: ReadonlyMap<string, unknown>,
): Map<string, unknown> {
  const sealed = new Map<string, unknown>();
  for (const [name, value] of values) {
    const number = columns[name];
    if (number === undefined || (isNode(value) && DefaultInsertValueNode.is(value))) continue;
    if (isNode(value)) throw new Error('what is sealed is given as a value');
    sealed.set(
      name,
      madeOf([value, ...row], ([text, ...key]) =>
        text === null ? null : sealer.seal(String(text), number, rowKey(key)),
      ),
    );
    const hashed = keyed[name];
    if (!hashed) continue;
    const { column, purpose } = hashed;
    sealed.set(
      column,
      madeOf([value], ([text]) => (text === null ? null : sealer.keyed(purpose, keyedText(purpose, String(text))))),
    );
  }
  return sealed;
}

/**
 * The text of what is stored in a column of a query's row. What was moved there from another column, or from another row
 * where the query tells which row it is, is left as it is stored; so is what was changed.
 */
function openIn(sealer: Sealer, stored: string, column: string, row: Record<string, unknown>, table?: string): string {
  const opened = sealer.open(stored);
  const home = opened && columnOfNumber.get(opened.column);
  if (!home || home.column !== column) return stored;
  if (table === undefined) return opened.text;
  const key = sealedTables[table]?.row.map((name) => row[name]) ?? [];
  const isHere = home.table === table && (key.includes(undefined) || rowTag(rowKey(key)) === opened.row);
  return isHere ? opened.text : stored;
}

function createPlugin(sealer: Sealer): KyselyPlugin {
  /** The table of queries that read no other. */
  const tables = new WeakMap<QueryId, string>();
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === 'InsertQueryNode') return sealInsert(sealer, node);
      if (node.kind === 'UpdateQueryNode') return sealUpdate(sealer, node);
      if (node.kind === 'SelectQueryNode' && !node.joins && node.from?.froms.length === 1) {
        const name = tableName(node.from.froms[0]);
        if (name) tables.set(queryId, name);
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      const table = tables.get(queryId);
      for (const row of result.rows) {
        for (const column of Object.keys(row)) {
          const value = row[column];
          if (typeof value === 'string' && value.startsWith(sealedPrefix)) {
            row[column] = openIn(sealer, value, column, row, table);
          }
        }
      }
      return result;
    },
  };
}

function sealInsert(sealer: Sealer, node: InsertQueryNode): InsertQueryNode {
  const table = sealedTables[tableName(node.into) ?? ''];
  const { columns, values, onConflict } = node;
  if (!table || !columns) return node;
  if (!values || !ValuesNode.is(values)) throw new Error('what is sealed is inserted by its values');
  const names = columns.map(({ column }) => column.name);
  const added = Object.entries(table.keyed ?? {}).flatMap(([name, { column }]) =>
    names.includes(name) ? [column] : [],
  );
  let row: unknown[] = [];
  const sealed = values.values.map((list) => {
    const given = new Map(
      list.values.map((value, place) => [names[place] ?? '', ValueListNode.is(list) ? plain(value) : value]),
    );
    row = table.row.map((name) => given.get(name));
    const changed = sealValues(sealer, table, row, given);
    return ValueListNode.create(
      [...names, ...added].map((name) => asNode(changed.get(name) ?? given.get(name) ?? null)),
    );
  });
  return {
    ...node,
    columns: [...columns, ...added.map((name) => ColumnNode.create(name))],
    values: ValuesNode.create(sealed),
    ...(onConflict?.updates && {
      onConflict: { ...onConflict, updates: sealUpdates(sealer, table, row, onConflict.updates) },
    }),
  };
}

function sealUpdate(sealer: Sealer, node: UpdateQueryNode): UpdateQueryNode {
  const table = sealedTables[tableName(node.table) ?? ''];
  if (!table || !node.updates) return node;
  const isSealed = node.updates.some((update) => columnName(update.column) in table.columns);
  if (!isSealed) return node;
  const named = new Map(equalities(node.where?.where));
  const row = table.row.map((name) => named.get(name));
  if (row.includes(undefined)) throw new Error('what is sealed is changed in a row that the query names');
  return { ...node, updates: sealUpdates(sealer, table, row, node.updates) };
}

function sealUpdates(
  sealer: Sealer,
  table: SealedTable,
  row: readonly unknown[],
  updates: readonly ColumnUpdateNode[],
): ColumnUpdateNode[] {
  const given = new Map(updates.map(({ column, value }) => [columnName(column), plain(value)]));
  const changed = sealValues(sealer, table, row, given);
  return [
    ...updates.filter(({ column }) => !changed.has(columnName(column))),
    ...[...changed].map(([name, value]) => ColumnUpdateNode.create(ColumnNode.create(name), asNode(value))),
  ];
}

/** The columns that a condition names with their values. */
function* equalities(condition: OperationNode | undefined): Generator<[string, unknown]> {
  if (!condition) return;
  if (ParensNode.is(condition)) yield* equalities(condition.node);
  if (AndNode.is(condition)) {
    yield* equalities(condition.left);
    yield* equalities(condition.right);
  }
  if (!BinaryOperationNode.is(condition)) return;
  const { leftOperand, operator, rightOperand } = condition;
  const isEqual = OperatorNode.is(operator) && operator.operator === '=';
  if (isEqual && ValueNode.is(rightOperand)) yield [columnName(leftOperand), rightOperand.value];
}

function tableName(node: OperationNode | undefined): string | undefined {
  return node && TableNode.is(node) ? node.table.identifier.name : undefined;
}

function columnName(node: OperationNode): string {
  const column = ReferenceNode.is(node) ? node.column : node;
  return ColumnNode.is(column) ? column.column.name : '';
}

/** The value of a node that holds one; anything else as it is. */
function plain(value: unknown): unknown {
  return isNode(value) && ValueNode.is(value) ? value.value : value;
}

function asNode(value: unknown): OperationNode {
  return isNode(value) ? value : ValueNode.create(value);
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
