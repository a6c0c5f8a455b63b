// Loaded into a server by `--import`: writes down the steps that it takes at its database, its files and its answers
// (FAULT_TRACE), or ends it as a power cut would at the nth of one kind (FAULT_KILL, such as `after commit 3`).
import { appendFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';

const { FAULT_TRACE: trace, FAULT_KILL: wanted = '' } = process.env;
const [, killAt = '', nth = ''] = /^(.+) (\d+)$/.exec(wanted) ?? [];
let left = Number(nth);
/** The server's own start is not what is tried. */
let serving = false;
const seen = new Set<string>();

function step(name: string): void {
  if (!serving) return;
  if (trace && !seen.has(name)) {
    seen.add(name);
    appendFileSync(trace, `${name}\n`);
  }
  if (name === killAt) left -= 1;
  if (killAt && left === 0) process.kill(process.pid, 'SIGKILL');
}

/** A statement without its values: the same for each request. */
function formOf(sql: string): string | null {
  const words = sql.toLowerCase().replaceAll('"', '');
  const [, verb, table] =
    /^\s*(insert into|update|delete from|begin|start transaction|commit)\s*([\w]*)/.exec(words) ?? [];
  if (!verb) return null;
  if (verb === 'commit') return 'commit';
  return verb.startsWith('begin') || verb.startsWith('start') ? 'begin' : `${verb} ${table}`;
}

type Call = (this: unknown, ...args: never[]) => unknown;

/** Names the moments before and after each call. `name` gives null for a call that is no step. */
function around(owner: object, method: string, name: (self: unknown, args: unknown[]) => string | null): void {
  const original = (owner as Record<string, Call>)[method];
  if (!original) throw new Error(`there is no ${method} to watch`);
  Object.assign(owner, {
    [method](this: unknown, ...args: never[]) {
      const what = name(this, args);
      if (what === null) return original.apply(this, args);
      step(`before ${what}`);
      const result = original.apply(this, args);
      if (!(result instanceof Promise)) {
        step(`after ${what}`);
        return result;
      }
      return result.then((value) => {
        step(`after ${what}`);
        return value;
      });
    },
  });
}

for (const method of ['run', 'all']) {
  around(StatementSync.prototype, method, (statement) => formOf((statement as StatementSync).sourceSQL));
}
around(Client.prototype, 'query', (_, [query]) => {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  return text === undefined ? null : formOf(text);
});
around(fs, 'rename', () => 'rename of a mail');
syncBuiltinESMExports();
around(ServerResponse.prototype, 'end', (response) => {
  const { req } = response as ServerResponse;
  if (req.url === '/readyz') serving = true;
  return req.method === 'POST' ? 'answer' : null;
});
