/** Nets as they are kept with the game: what is looked up for a lie in whole numbers, the rest as it was learnt. */
import { ChanceNet } from './chance-net.ts';
import { countLieFeatures } from './lie-features.ts';
import type { Nets } from './net-choices.ts';
import { NET_WEIGHTS } from './net-weights.ts';

export interface KeptNet {
  readonly cells: number;
  /** A byte for each feature of a lie and cell, and one for the sum; and what one of them counts, by cell. */
  readonly lies: string;
  readonly scales: readonly number[];
  /** Four bytes each: everything else. */
  readonly rest: string;
}

/** The greatest whole number kept. */
const MOST = 127;

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

export function keepNet({ cells, block, lieCells, lieSum }: ChanceNet): KeptNet {
  const lies = countLieFeatures();
  const scales = Array.from({ length: cells + 1 }, (_, cell) => {
    let most = 1e-9;
    for (let i = 0; i < lies; i++)
      most = Math.max(most, Math.abs(cell === cells ? lieSum[i]! : lieCells[i * cells + cell]!));
    return Number((most / MOST).toPrecision(6));
  });
  const whole = Int8Array.from({ length: lies * (cells + 1) }, (_, at) => {
    const cell = at % (cells + 1);
    const lie = (at - cell) / (cells + 1);
    return Math.round((cell === cells ? lieSum[lie]! : lieCells[lie * cells + cell]!) / scales[cell]!);
  });
  const rest = block.slice(lies * (cells + 1));
  return {
    cells,
    lies: textOf(new Uint8Array(whole.buffer)),
    scales,
    rest: textOf(new Uint8Array(rest.buffer)),
  };
}

export function netFrom({ cells, lies, scales, rest }: KeptNet): ChanceNet {
  const net = new ChanceNet(cells);
  const whole = new Int8Array(bytesOf(lies).buffer);
  for (let lie = 0; lie < countLieFeatures(); lie++) {
    for (let cell = 0; cell < cells; cell++)
      net.lieCells[lie * cells + cell] = whole[lie * (cells + 1) + cell]! * scales[cell]!;
    net.lieSum[lie] = whole[lie * (cells + 1) + cells]! * scales[cells]!;
  }
  net.block.set(new Float32Array(bytesOf(rest).buffer), countLieFeatures() * (cells + 1));
  return net;
}

let known: Nets | null = null;

/** What was learnt, unpacked when it is first wanted. */
export function learntNets(): Nets {
  known ??= { sailed: netFrom(NET_WEIGHTS.sailed), begun: netFrom(NET_WEIGHTS.begun) };
  return known;
}
