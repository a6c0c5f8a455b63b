import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

/** A balancer on the loopback that sends each request to the next of some servers. */
export interface TestBalancer {
  origin: string;
  /** What it complained of so far. */
  complaints(): string;
  stop(): Promise<void>;
}

/** Debian keeps it out of an ordinary user's PATH. */
const program = '/usr/sbin/nginx';

/** Set up as docs/operating.md has it. */
export async function startNginx(origins: string[]): Promise<TestBalancer> {
  if (!existsSync(program)) throw new Error('nginx is not installed: apt-get install nginx');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-nginx-'));
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const servers = origins.map((origin) => `    server ${new URL(origin).host} max_fails=1 fail_timeout=1s;`);
  const settings = `pid ${folder}/pid;
daemon off;
error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  upstream frontdesk {
${servers.join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://frontdesk;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`;
  await writeFile(file, settings);
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  // Its workers end with it: it passes the signal on.
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => void (await (await fetch(`${origin}/healthz`)).text()), 10_000);
  return {
    origin,
    complaints: () => complaints,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
