/** Hexes as scenario files list them: one, or a run down a column (K5-9 is K5 to K9). */
import { type Hex, parseHex } from './hex.ts';

const RUN = /^(-?[A-Z]+-?\d+)-(\d+)$/;

/** Null for what is no hex and no run. */
export function hexesOfRun(text: string): Hex[] | null {
  const single = parseHex(text);
  if (single !== null) return [single];
  const [, first, last] = RUN.exec(text) ?? [];
  const from = first === undefined ? null : parseHex(first);
  const row = Number(/\d+$/.exec(first ?? '')?.[0]);
  if (from === null || Number(last) < row) return null;
  return Array.from({ length: Number(last) - row + 1 }, (_, down) => ({ q: from.q, r: from.r + down }));
}

export function hexOrThrow(name: string): Hex {
  const hex = parseHex(name);
  if (hex === null) throw new Error(`no hex ${name}`);
  return hex;
}

export const hexesOrThrow = (runs: readonly string[] | undefined): Hex[] =>
  (runs ?? []).flatMap((run) => {
    const hexes = hexesOfRun(run);
    if (hexes === null) throw new Error(`no hexes ${run}`);
    return hexes;
  });
