// Baseline for the site's server: `node:http` that sends answers from memory and reads only the path.
// Usage: `node bench/site/bare-server.ts <file>`, where the file holds the answers as JSON.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The answer for a path. */
export interface BareAnswer {
  headers: Record<string, string>;
  base64: string;
}

const stored = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, BareAnswer>;
const answers = new Map(
  Object.entries(stored).map(([path, { headers, base64 }]) => [path, { headers, body: Buffer.from(base64, 'base64') }]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.end('ready');
  response.writeHead(200, answer.headers);
  return response.end(answer.body);
}).listen(Number(process.env.PORT), process.env.HOST);
