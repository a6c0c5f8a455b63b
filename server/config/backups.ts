import path from 'node:path';
import { z } from 'zod';
import type { S3Place } from '#/backups/s3-store.ts';
import { address, type Complain, plainName, secret, wholeNumber } from './setting-types.ts';

const unitsMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const everyExpected = 'must be a time of at least ten minutes such as 30m, 6h or 1d';
const minEveryMs = 10 * unitsMs.m;

export const backupSettings = {
  /** A folder, or a bucket with what names begin with. */
  BACKUP_TO: z
    .string()
    .refine(
      (text) => !text.includes('://') || /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[^?#]*)?$/.test(text),
      'must be a folder, or a bucket such as s3://bucket/prefix',
    )
    .optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^\d{1,4}[mhd]$/, everyExpected)
    .transform((text) => Number.parseInt(text, 10) * unitsMs[text.at(-1) as keyof typeof unitsMs])
    .pipe(z.number().min(minEveryMs, everyExpected))
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000).optional(),
  BACKUP_S3_ENDPOINT: address('http:', 'https:')
    .refine((text) => URL.parse(text)?.pathname === '/', 'must be an address without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  BACKUP_S3_REGION: plainName().optional(),
  BACKUP_S3_KEY_ID: secret().optional(),
  BACKUP_S3_SECRET: secret().optional(),
};

export type BackupSettings = z.infer<z.ZodObject<typeof backupSettings>>;

/** Scheduled backups. */
export interface BackupConfig {
  everyMs: number;
  /** How many of the newest stay. */
  keep: number;
  to: { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Place);
}

export function checkBackups(value: BackupSettings, need: Complain): void {
  if (!value.BACKUP_TO) {
    for (const name of Object.keys(backupSettings)) {
      if (name !== 'BACKUP_TO' && value[name as keyof BackupSettings] !== undefined) {
        need('BACKUP_TO', `must be set together with ${name}`);
      }
    }
    return;
  }
  if (!value.BACKUP_TO.startsWith('s3://')) return;
  for (const name of ['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const) {
    if (!value[name]) need(name, 'must be set when BACKUP_TO is a bucket');
  }
}

/** Null where none are made. */
export function readBackups(value: BackupSettings): BackupConfig | null {
  const { BACKUP_TO: to, BACKUP_EVERY: everyMs = unitsMs.d, BACKUP_KEEP: keep = 14 } = value;
  if (!to) return null;
  const bucket = /^s3:\/\/([^/\s]+)(?:\/(.*))?$/s.exec(to);
  if (!bucket) return { everyMs, keep, to: { kind: 'folder', folder: path.resolve(to) } };
  const [, name = '', folder = ''] = bucket;
  const region = value.BACKUP_S3_REGION ?? 'us-east-1';
  return {
    everyMs,
    keep,
    to: {
      kind: 's3',
      endpoint: value.BACKUP_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
      region,
      bucket: name,
      prefix: folder === '' || folder.endsWith('/') ? folder : `${folder}/`,
      keyId: value.BACKUP_S3_KEY_ID ?? '',
      secret: value.BACKUP_S3_SECRET ?? '',
    },
  };
}
