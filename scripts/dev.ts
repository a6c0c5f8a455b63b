import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '#/server/config/config.ts';

// Serves the site on PORT with reload, and behind it the server on the next port, restarted when its sources change.
const root = path.resolve(import.meta.dirname, '..');
const { port } = readConfig();
const serverPort = String(port + 1);

const children: ChildProcess[] = [
  run(['--watch', '--watch-preserve-output', 'server/launch.ts'], { PORT: serverPort }),
  run(['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
    FRONTDESK_SERVER: `http://127.0.0.1:${serverPort}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  }),
];

function run(args: string[], variables: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } });
  child.on('exit', stop);
  return child;
}

function stop(): void {
  for (const child of children) child.kill();
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
