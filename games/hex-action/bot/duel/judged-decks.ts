/** What captains make of decks in an imagined duel, kept for decks that have been judged before. */
import type { Party, Ship } from '../../rules/sea/ship.ts';
import { bondOf, type Sea } from '../../rules/sea/state.ts';
import type { Broadside } from '../../rules/sea/words.ts';
import { bearingSeen } from '../bearing.ts';
import { type BoardingGame, boardingGame } from '../hold-worth.ts';
import { BOLD } from '../prospect.ts';
import { classKey } from './fitness.ts';
import type { Duel, DuelLog, End } from './logs.ts';

/** Judgements of decks, by all that they hang on; emptied when there are too many. */
const JUDGED = new Map<string, BoardingGame>();
const MOST_JUDGED = 20_000;

const numbersIn = (ship: Ship, bits: number): number[] =>
  ship.sections.filter((_, i) => (bits & (1 << i)) !== 0).map(({ no }) => no);

function shipAs(ship: Ship, foe: Ship, log: DuelLog): Ship {
  const parties: Party[] = [];
  if (log.boarders !== 0)
    parties.push({ type: 'OBP', sections: numbersIn(ship, log.boarders), target: foe.id });
  if (log.defenders !== 0)
    parties.push({ type: 'DBP', sections: numbersIn(ship, log.defenders), target: null });
  const rest: Party[] =
    log.toldOff === 0 ? [] : [{ type: 'DBP', sections: numbersIn(ship, log.toldOff), target: null }];
  return {
    ...ship,
    bow: { q: log.q, r: log.r },
    heading: log.heading,
    hull: log.hull,
    sections: ship.sections.map((section, i) => ({ ...section, left: log.men[i]! })),
    guns: log.guns,
    carronades: log.carronades,
    rigging: log.rigging,
    loaded: log.loaded,
    initial: log.first,
    parties,
    toldOff: rest,
  };
}

/** The sea as it would be with the logs of an imagined duel. */
export const seaAs = (duel: Duel): Sea => {
  const [a, b] = duel.ships;
  const bond = bondOf(a.id, b.id);
  return {
    ...duel.sea,
    turn: duel.turn,
    ships: [shipAs(a, b, duel.logs[0]), shipAs(b, a, duel.logs[1])],
    fouls: duel.fouled ? [bond] : [],
    grapples: duel.irons > 0 ? [{ ...bond, count: duel.irons }] : [],
    melees: duel.melee ? [{ ...bond, since: 0 }] : [],
  };
};

/** As decks are judged: her hull in pairs of squares, her rigging whole, or what was judged would hardly come again. */
const asJudged = (ship: Ship, log: DuelLog): DuelLog => ({
  ...log,
  hull: 2 * Math.ceil(log.hull / 2),
  rigging: [...ship.spec.rigging],
});

const loadKey = ({ loaded, first }: DuelLog, side: Broadside): number =>
  loaded[side] ? (first[side] ? 2 : 1) : 0;
const logKey = (log: DuelLog): string =>
  [
    log.men,
    log.boarders,
    log.defenders,
    log.toldOff,
    log.guns.L,
    log.guns.R,
    log.carronades.L,
    log.carronades.R,
    loadKey(log, 'L'),
    loadKey(log, 'R'),
    Math.ceil(log.hull / 2),
  ].join('.');

/** Both tell off their men in secret: how often each muster is right, and what the whole is worth. */
export function judged(duel: Duel, end: End): BoardingGame {
  const other = end === 0 ? 1 : 0;
  const [own, foe] = [duel.logs[end], duel.logs[other]];
  const [ship, enemy] = [duel.ships[end], duel.ships[other]];
  const lie = `${bearingSeen(own, foe)}.${bearingSeen(foe, own)}${duel.melee ? 'm' : ''}`;
  const key = `${classKey(ship.spec)}${ship.quality}|${classKey(enemy.spec)}${enemy.quality}|${logKey(own)}|${logKey(foe)}|${lie}`;
  let game = JUDGED.get(key);
  if (game === undefined) {
    const logs = [asJudged(duel.ships[0], duel.logs[0]), asJudged(duel.ships[1], duel.logs[1])] as const;
    const sea = seaAs({ ...duel, logs });
    game = boardingGame(sea, sea.ships[end]!, sea.ships[other]!, BOLD);
    if (JUDGED.size >= MOST_JUDGED) JUDGED.clear();
    JUDGED.set(key, game);
  }
  return game;
}

/** What the fight for the decks comes to for her, as captains reckon it. */
export const holdValue = (duel: Duel, end: End): number => judged(duel, end).value;
