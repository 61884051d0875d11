/** Sets of hexes as a brush makes them and as scenario files list them: runs down a column, K5-9. */
import { columnOf, type Hex, hexAt, hexKey, hexName, rowOf } from '../../../rules/sea/hex.ts';
import { hexesOfRun } from '../../../rules/sea/hex-run.ts';

export type HexSet = ReadonlyMap<string, Hex>;

export const setOf = (hexes: Iterable<Hex>): HexSet => new Map([...hexes].map((hex) => [hexKey(hex), hex]));

/** What is no hex is passed over: the examination names it. */
export const readRuns = (runs: readonly string[] | undefined): HexSet =>
  setOf((runs ?? []).flatMap((run) => hexesOfRun(run) ?? []));

/** A run is written only where the rows are above zero: before the first row every hex stands alone. */
function inColumn(column: number, rows: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === row - 1 && last[0] >= 0) last[1] = row;
    else runs.push([row, row]);
  }
  return runs.map(([from, to]) => {
    const name = hexName(hexAt(column, from));
    return from === to ? name : `${name}-${to}`;
  });
}

/** Column by column from the left, each run from above. */
export function writeRuns(hexes: HexSet): string[] {
  const columns = new Map<number, number[]>();
  for (const hex of hexes.values()) {
    const rows = columns.get(columnOf(hex)) ?? [];
    rows.push(rowOf(hex));
    columns.set(columnOf(hex), rows);
  }
  return [...columns.entries()]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([column, rows]) =>
      inColumn(
        column,
        rows.toSorted((a, b) => a - b),
      ),
    );
}

export const added = (set: HexSet, hexes: readonly Hex[]): HexSet => setOf([...set.values(), ...hexes]);

export function takenFrom(set: HexSet, hexes: readonly Hex[]): HexSet {
  const left = new Map(set);
  for (const hex of hexes) left.delete(hexKey(hex));
  return left;
}

/** Hexes typed by hand, with commas or blanks between; null where one is none. */
export function readHexes(text: string): string[] | null {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return words.every((word) => hexesOfRun(word)?.length === 1) ? words : null;
}
