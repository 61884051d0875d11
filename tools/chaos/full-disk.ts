/** Disks for the two databases that can be filled without harm to others: a piece of memory each, where we may mount one. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The system's own. */
const MOUNT = 'mount';
const UMOUNT = 'umount';
const SIZE_MB = 700;
const BALLAST = 'ballast';

/** Mounts them; says why not where that is forbidden. */
export function smallDisks(folder: string): { readonly why: string | null; unmount(): void } {
  const places = ['one', 'two'].map((name) => join(folder, name));
  const mounted: string[] = [];
  const unmount = (): void => {
    for (const place of mounted.splice(0)) execFileSync(UMOUNT, [place], { stdio: 'ignore' });
  };
  try {
    for (const place of places) {
      mkdirSync(place, { mode: 0o700 });
      const how = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0700`, 'none', place];
      execFileSync(MOUNT, how, { stdio: 'pipe' });
      mounted.push(place);
    }
    return { why: null, unmount };
  } catch (error) {
    unmount();
    return { why: `no disk could be mounted: ${(error as Error).message.split('\n')[1] ?? error}`, unmount };
  }
}

/** Leaves no room at all. */
export function fillDisk(place: string): void {
  const file = openSync(join(place, BALLAST), 'a');
  const block = Buffer.alloc(1 << 20);
  try {
    for (let size = block.length; size >= 4096; )
      try {
        if (writeSync(file, block, 0, size) < size) size = Math.floor(size / 2);
      } catch {
        size = Math.floor(size / 2);
      }
  } finally {
    closeSync(file);
  }
}

export const clearDisk = (place: string): void => rmSync(join(place, BALLAST), { force: true });
