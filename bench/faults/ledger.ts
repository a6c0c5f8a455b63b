import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** What a client knows of the requests that it sent, kept outside of the server that may die. */
export interface Ledger {
  /** Keys that were answered with 201, with the id of the answer. */
  acknowledged: Map<string, string>;
  /** Keys whose answer never came, or was a refusal: they are sent again. */
  open: Set<string>;
  send(key: string): void;
  acknowledge(key: string, id: string): void;
  close(): void;
}

/** Writes each answer to a file, too, and waits for the disk: the machine that watches may be the one that fails. */
export function openLedger(file: string): Ledger {
  const handle = openSync(file, 'a');
  const acknowledged = new Map<string, string>();
  const open = new Set<string>();
  return {
    acknowledged,
    open,
    send: (key) => void open.add(key),
    acknowledge(key, id) {
      writeSync(handle, `${key} ${id}\n`);
      fsyncSync(handle);
      open.delete(key);
      acknowledged.set(key, id);
    },
    close: () => closeSync(handle),
  };
}
