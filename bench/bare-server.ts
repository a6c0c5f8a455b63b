// Baseline for the form's server: `node:http` with one durable insert per request, nothing else.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';

const sqlite = new DatabaseSync(path.join(process.env.DATA_DIR ?? '.', 'bare.db'));
sqlite.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table form_submissions (
    id text primary key not null, full_name text not null, email text not null, website text,
    bottleneck text not null, contact_method text not null, status text, created_at text not null
  );
`);
const insert = sqlite.prepare(
  `insert into form_submissions (id, full_name, email, website, bottleneck, contact_method, status, created_at)
   values (:id, :full_name, :email, :website, :bottleneck, :contact_method, :status, :created_at)`,
);

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end('ready');
  const { full_name, email, website, bottleneck, contact_method } = JSON.parse(await text(request));
  const row = {
    ...{ id: randomUUID(), full_name, email, website, bottleneck, contact_method },
    ...{ status: 'new', created_at: new Date().toISOString() },
  };
  insert.run(row);
  const body = JSON.stringify(row);
  response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  return response.end(body);
});
server.listen(Number(process.env.PORT), process.env.HOST);
