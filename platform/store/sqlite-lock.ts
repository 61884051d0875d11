/**
 * One server to a folder. The lock is the system's own, on a small file beside the database, and goes with the process
 * however that ends: nothing is left behind by one that was killed. Readers, and SQLite's own tools, are not kept out.
 */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'weathergage.lock';

export class FolderTaken extends Error {}

/** Returns what lets the folder go again. */
export function lockFolder(directory: string): () => void {
  const path = join(directory, LOCK_FILE);
  closeSync(openSync(path, 'a', 0o600));
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (!/locked/.test((error as Error).message)) throw error;
    throw new FolderTaken('another server is at work in it');
  }
  return () => {
    if (db.isOpen) db.close();
  };
}
