// The imports between files as a graph: circles in it, and the folders that a file climbs to.
import { posix } from 'node:path';

/** From each file to those it imports, types included; paths from the project's root. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that import each other in a circle, each circle sorted, the largest first. */
export function circles(imports: Imports): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  // Tarjan's strongly connected components.
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || imports.get(file)?.has(file)) found.push(circle.sort());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length || (a[0]! < b[0]! ? -1 : 1));
}

/** The folder of a file below its room, `.` for the room itself. */
export const folderIn = (room: string, file: string): string =>
  posix.relative(room, posix.dirname(file)) || '.';

/** Why a file may not import another of the same room: it lies in a folder that stands above its own. */
export function climb(layers: readonly string[], room: string, from: string, to: string): string | null {
  const [own, other] = [folderIn(room, from), folderIn(room, to)];
  for (const folder of [own, other])
    if (!layers.includes(folder)) return `${room}/${folder} has no place among the layers of ${room}`;
  return layers.indexOf(other) > layers.indexOf(own)
    ? `${room}/${own} lies below ${room}/${other} and may not import ${posix.basename(to)}`
    : null;
}
