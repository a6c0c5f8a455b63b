import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Queries } from './schema.ts';

/** A placeholder in a query for a value given when it runs. */
class Place {
  readonly valueFrom: (values: object) => unknown;
  constructor(valueFrom: (values: object) => unknown) {
    this.valueFrom = valueFrom;
  }
}

/** What is made of some values: at once or, where one of them is a placeholder, when the query runs. */
export function madeOf(parts: readonly unknown[], make: (values: unknown[]) => unknown): unknown {
  if (!parts.some((part) => part instanceof Place)) return make([...parts]);
  return new Place((values) => make(parts.map((part) => given(part, values))));
}

function given(part: unknown, values: object): unknown {
  return part instanceof Place ? part.valueFrom(values) : part;
}

/**
 * A query that is built once for each database and run with other values each time. It serves the few queries of a
 * visitor's request, since building and compiling one takes longer than SQLite takes to run it. `build` receives a
 * placeholder for each value and may use it only where a value goes.
 */
export function prepared<Values extends object, Row>(build: (db: Queries, values: Values) => Compilable<Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const places = new Proxy(
    {},
    {
      get: (_, name) => new Place((values) => values[name as keyof typeof values]),
    },
  ) as Values;

  function compile(db: Queries, adapter: object): CompiledQuery<Row> {
    const query = build(db, places).compile();
    compiled.set(adapter, query);
    return query;
  }

  return function run(db: Queries, values: Values): Promise<QueryResult<Row>> {
    const { adapter } = db.getExecutor(); // the same for a database and its transactions
    const query = compiled.get(adapter) ?? compile(db, adapter);
    const parameters = query.parameters.map((value) => given(value, values));
    return db.executeQuery({ ...query, parameters });
  };
}
