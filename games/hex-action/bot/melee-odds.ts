/** How a boarding fight will go (12.3): the chances of both sides, counted out and not thrown. */
import { lossesInflicted, winnerOf } from '../rules/boarding/contest.ts';

/** Men of one side in a melee: crew squares, and what each is worth (12.3.1). */
export interface Band {
  readonly squares: number;
  readonly factor: number;
}

export interface Odds {
  readonly win: number;
  readonly lose: number;
  /** Squares that the winner is likely to have left, for either result. */
  readonly leftIfWon: number;
  readonly leftIfLost: number;
}

const NONE: Odds = { win: 0, lose: 0, leftIfWon: 0, leftIfLost: 0 };

/** A face of each pair that the table tells apart (12.3.2). */
const FACES = [1, 3, 5] as const;
const losses = (strength: number): number[] => FACES.map((face) => lossesInflicted(strength, face));

// The same few fights come back in every turn of a boarding action.
const KNOWN = new Map<string, Odds>();

export function meleeOdds(own: Band, foe: Band): Odds {
  if (own.squares === 0 || foe.squares === 0) return decided(own, foe) ?? NONE;
  const key = `${own.squares}x${own.factor}:${foe.squares}x${foe.factor}`;
  let odds = KNOWN.get(key);
  if (odds === undefined) {
    odds = afterRound(own, foe);
    KNOWN.set(key, odds);
  }
  return odds;
}

/** One round: every pair of throws is as likely as any other; the ones that hurt nobody are thrown again. */
function afterRound(own: Band, foe: Band): Odds {
  const ownLosses = losses(foe.squares * foe.factor);
  const foeLosses = losses(own.squares * own.factor);
  let win = 0;
  let lose = 0;
  let leftIfWon = 0;
  let leftIfLost = 0;
  let counted = 0;
  for (const lost of ownLosses)
    for (const killed of foeLosses) {
      if (lost === 0 && killed === 0) continue;
      counted++;
      const ownAfter = { ...own, squares: Math.max(0, own.squares - lost) };
      const foeAfter = { ...foe, squares: Math.max(0, foe.squares - killed) };
      const end = decided(ownAfter, foeAfter) ?? meleeOdds(ownAfter, foeAfter);
      win += end.win;
      lose += end.lose;
      leftIfWon += end.win * end.leftIfWon;
      leftIfLost += end.lose * end.leftIfLost;
    }
  return {
    win: win / counted,
    lose: lose / counted,
    leftIfWon: win > 0 ? leftIfWon / win : 0,
    leftIfLost: lose > 0 ? leftIfLost / lose : 0,
  };
}

/** The ratio that ends it (12.3.3), if it is reached. */
function decided(own: Band, foe: Band): Odds | null {
  const winner = winnerOf(own.squares * own.factor, foe.squares * foe.factor);
  if (winner === null) return null;
  if (winner === 'none') return NONE;
  return winner === 0
    ? { ...NONE, win: 1, leftIfWon: own.squares }
    : { ...NONE, lose: 1, leftIfLost: foe.squares };
}
