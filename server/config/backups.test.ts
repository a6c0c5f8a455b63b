import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const keys = { BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' };

it.each<[Record<string, string>, object | null]>([
  [{}, null],
  [{ BACKUP_TO: '/srv/backups' }, { everyMs: 86_400_000, keep: 14, to: { kind: 'folder', folder: '/srv/backups' } }],
  [
    { BACKUP_TO: 's3://my-bucket/a/b', BACKUP_EVERY: '30m', BACKUP_KEEP: '3', BACKUP_S3_REGION: 'eu-west-1', ...keys },
    {
      everyMs: 1_800_000,
      keep: 3,
      to: {
        kind: 's3',
        endpoint: 'https://s3.eu-west-1.amazonaws.com',
        region: 'eu-west-1',
        bucket: 'my-bucket',
        prefix: 'a/b/',
        keyId: 'id',
        secret: 'secret',
      },
    },
  ],
])('reads scheduled backups from %j', (settings, read) => {
  expect(readConfig(settings).backups).toEqual(read);
});

it.each<[Record<string, string>, string]>([
  [{ BACKUP_EVERY: '1d' }, 'BACKUP_TO must be set together with BACKUP_EVERY'],
  [{ BACKUP_TO: 's3://my-bucket' }, 'BACKUP_S3_KEY_ID must be set when BACKUP_TO is a bucket'],
  [{ BACKUP_TO: 'https://my-bucket', ...keys }, 'BACKUP_TO must be a folder, or a bucket such as s3://bucket/prefix'],
  [
    { BACKUP_TO: '/srv', BACKUP_EVERY: '5m' },
    'BACKUP_EVERY must be a time of at least ten minutes such as 30m, 6h or 1d',
  ],
  [
    { BACKUP_TO: '/srv', BACKUP_EVERY: 'daily' },
    'BACKUP_EVERY must be a time of at least ten minutes such as 30m, 6h or 1d',
  ],
  [
    { BACKUP_TO: 's3://b-1', BACKUP_S3_ENDPOINT: 'https://s3.example/x', ...keys },
    'BACKUP_S3_ENDPOINT must be an address without a path',
  ],
])('refuses %j in a line', (settings, line) => {
  const read = () => readConfig(settings);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(line);
});
