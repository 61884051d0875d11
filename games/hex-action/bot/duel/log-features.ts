/** What a net is told of two logs, near sides and off sides: the same whichever way the sea was turned. */
import type { Quality } from '../../rules/sea/words.ts';
import { type Duel, type End, isBound, menOf, squaresIn } from './logs.ts';

const QUALITY: Readonly<Record<Quality, number>> = {
  elite: 1,
  crack: 0.5,
  average: 0,
  green: -0.5,
  poor: -1,
};

/** Of each ship 33, and 5 of both. */
export const LOG_FEATURES = 71;

const yes = (is: boolean): number => (is ? 1 : 0);
const unempty = (sections: readonly number[]): number => {
  let count = 0;
  for (const left of sections) if (left > 0) count++;
  return count;
};

/** Own ship first; `mirrored` where the lie is seen in a glass. */
export function readLogs(duel: Duel, own: End, mirrored: boolean, into: Float32Array): void {
  const at = readLog(duel, own, mirrored, into, 0);
  let next = readLog(duel, own === 0 ? 1 : 0, mirrored, into, at);
  into[next++] = yes(isBound(duel));
  into[next++] = yes(duel.irons > 0);
  into[next++] = yes(duel.melee);
  into[next++] = Math.min(40, duel.turn) / 20;
  into[next++] = yes(duel.turn > 12);
}

function readLog(duel: Duel, end: End, mirrored: boolean, into: Float32Array, from: number): number {
  const log = duel.logs[end];
  const { spec, quality } = duel.ships[end];
  let at = from;
  into[at++] = log.hull / 12;
  into[at++] = Math.log(log.hull + 1) / 2;
  into[at++] = yes(log.hull <= 2);
  into[at++] = yes(log.hull <= 5);
  for (const side of mirrored ? (['L', 'R'] as const) : (['R', 'L'] as const)) {
    const guns = log.guns[side] + log.carronades[side];
    into[at++] = guns / 6;
    into[at++] = yes(guns === 0);
    into[at++] = yes(log.loaded[side] && guns > 0);
    into[at++] = yes(log.first[side] && log.loaded[side] && guns > 0);
    into[at++] = log.loaded[side] ? guns / 6 : 0;
    into[at++] = log.carronades[side] / 4;
  }
  const men = menOf(log);
  const sections = unempty(log.men);
  into[at++] = men / 8;
  into[at++] = Math.log(men + 1) / 2;
  into[at++] = sections / 3;
  into[at++] = yes(sections <= 1);
  into[at++] = yes(sections <= 2);
  const rigging = squaresIn(log.rigging);
  const masts = unempty(log.rigging);
  into[at++] = rigging / 10;
  into[at++] = yes(rigging === 0);
  into[at++] = masts / 3;
  into[at++] = yes(masts <= 1);
  into[at++] = Math.min(2, log.still) / 2;
  into[at++] = log.ran / 8;
  into[at++] = yes(log.boarders !== 0);
  into[at++] = yes(log.defenders !== 0);
  into[at++] = yes(spec.class <= 2);
  into[at++] = QUALITY[quality];
  into[at++] = spec.battleSpeed - 3;
  into[at++] = spec.turning / 3;
  return at;
}
