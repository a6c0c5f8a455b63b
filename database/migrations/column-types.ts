/** Column types of each database. */
export const columnTypes = {
  sqlite: { time: 'text', id: 'text', boolean: 'integer' },
  postgres: { time: 'timestamptz', id: 'uuid', boolean: 'boolean' },
} as const;

export type ColumnTypes = (typeof columnTypes)[keyof typeof columnTypes];
