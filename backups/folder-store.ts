import { constants, copyFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { takePlace } from '#/database/backup.ts';
import { makeFolder } from '#/database/make-folder.ts';
import { type BackupStore, BackupStoreError, isBackupName } from './store.ts';

/** A local or mounted folder; created if it is missing, readable by its owner only. */
export function createFolderStore(folder: string): BackupStore {
  return {
    place: folder,
    put: (name, file) =>
      attempt(async () => {
        await makeFolder(folder);
        const unfinished = path.join(folder, `${name}.part`);
        try {
          await copyFile(file, unfinished); // with its mode
          takePlace(unfinished, path.join(folder, name));
        } finally {
          await rm(unfinished, { force: true });
        }
      }),
    list: () => attempt(async () => (await readdir(folder)).filter(isBackupName)),
    get: (name, file) => attempt(() => copyFile(path.join(folder, name), file, constants.COPYFILE_EXCL)),
    remove: (name) => attempt(() => rm(path.join(folder, name), { force: true })),
  };
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BackupStoreError((error as NodeJS.ErrnoException).code ?? 'unknown', error);
  }
}
