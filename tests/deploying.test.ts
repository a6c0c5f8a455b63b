// The files of deploy/ name what exists: settings, paths, commands, figures.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#/server/config/config.ts';
import { put, startWorker } from './support/outbox.ts';
import { root } from './support/run.ts';
import { selfSigned } from './support/self-signed.ts';
import { askAndHangUp, openVoiceServer } from './support/voice.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('deploy/*', { cwd: root }).filter((file) => !file.endsWith('.json'));
const pages = ['docs/deploying.md', 'docs/operating.md'];
const settings = new Set([...read('.env.example').matchAll(/^#([A-Z][A-Z_\d]+)=/gm)].map(([, name]) => name));
/** Of the systems around Frontdesk. */
const others = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'PATH', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']);

it.each([...files, 'docs/deploying.md'])('%s names settings that exist', (file) => {
  const text = read(file);
  const named = [
    ...text.matchAll(/(?:^|[\s"'])#?([A-Z][A-Z\d]*_[A-Z\d_]+)[=:]/gm),
    ...text.matchAll(/\$\{([A-Z][A-Z_\d]+)/g),
    ...text.matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=[^`]*)?`/g),
    ...text.matchAll(/^ARG ([A-Z_]+)/gm),
  ].map(([, name = '']) => name);
  const unknown = named.filter((name) => !settings.has(name) && !others.has(name) && !/^(BUILD|RUN)_IMAGE$/.test(name));
  expect(unknown).toEqual([]);
});

it('the files and the pages name files and commands that exist', () => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
  for (const file of [...files, ...pages]) {
    const text = read(file);
    for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts, file).toHaveProperty(name);
    for (const [, named = ''] of text.matchAll(/((?:deploy|server|docs|scripts|bench)\/[\w./-]+\.\w+)/g)) {
      expect(existsSync(join(root, named)), `${file} names ${named}`).toBe(true);
    }
  }
});

it('the settings of a deployment are valid as they stand', () => {
  const given = Object.fromEntries(
    [...read('deploy/frontdesk.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(readConfig(given)).toMatchObject({ publicUrl: 'https://frontdesk.example', trustedProxyHops: 1 });
});

it('the container and the unit start the server as `npm start` does', () => {
  const start = /"start": "[^"]*exec node ([^"]+)"/.exec(read('package.json'))?.[1]?.split(' ') ?? [];
  expect(start.at(-1)).toBe('server/start.ts');
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(read('deploy/Containerfile'))?.[1] ?? '[]')).toEqual(['node', ...start]);
  expect(/^ExecStart=(.*)$/m.exec(read('deploy/frontdesk.service'))?.[1]).toBe(
    ['/opt/frontdesk/node_modules/.bin/node', ...start].join(' '),
  );
});

it('neither settings nor data of a deployment get into an image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'deploy/*.env', 'data']));
});

it('the board asks for figures that /metrics has, by labels that they have', async () => {
  const metricsToken = 'a-token-of-the-tests';
  const app = await openVoiceServer('postgres', { metricsToken });
  const form = { full_name: 'Ann', email: 'ann@example.com', bottleneck: 'Calls', contact_method: 'email' };
  await app.send('POST', '/api/submissions', form);
  const { socket } = await app.openCall();
  await askAndHangUp(socket);
  const worker = startWorker(
    app.database,
    { deliver: async () => ({ outcome: 'delivered' }), giveUpAfterMs: 1_000 },
    app.observation.onDelivery,
  );
  await put(app.database);
  worker.wake();
  const metrics = async () =>
    (await app.request('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  await expect.poll(metrics).toContain('outcome="delivered"');
  const text = await metrics();
  const labelsOf = (name: string) => {
    const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    const labels = lines.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    return lines.length === 0 ? null : new Set([...labels, 'instance', 'le']);
  };

  const board = z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })) })
    .parse(JSON.parse(read('deploy/grafana.json')));
  const expressions = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const names = [...expression.matchAll(/\b((?:frontdesk|nodejs|process)_\w+)/g)].map(([, name = '']) => name);
    expect(names.length, expression).toBeGreaterThan(0);
    for (const name of names) {
      const known = labelsOf(name);
      expect(known, `/metrics has ${name}`).not.toBeNull();
      const asked = [
        ...[...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/)),
        ...[...expression.matchAll(/[{,](\w+)=~?"/g)].map(([, label = '']) => label),
      ];
      for (const label of asked) expect(known, `${name} by ${label}`).toContain(label);
    }
  }
});

it('nginx takes its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-nginx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'key.pem'), selfSigned.key);
  await writeFile(join(folder, 'cert.pem'), selfSigned.cert);
  const site = read('deploy/nginx.conf')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`);
  await writeFile(join(folder, 'site.conf'), site);
  const main = join(folder, 'nginx.conf');
  await writeFile(main, `pid ${folder}/pid;\nevents {}\nhttp { include ${folder}/site.conf; }\n`);
  const checked = spawnSync('/usr/sbin/nginx', ['-t', '-c', main, '-p', folder, '-e', 'stderr'], { encoding: 'utf8' });
  expect(checked.stderr).toContain('test is successful');
  expect(checked.stderr).not.toContain('[warn]');
});
