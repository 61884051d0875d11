/** Crowded roads with shoals, land, booms, tides, tows and fireships, moved at random: every phase ends soundly. */
import { type Dice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { isAground } from '../afloat/ground.ts';
import { unfoulingPhase } from '../boarding/unfouling.ts';
import { closeTurn } from '../close-turn.ts';
import { invariants } from '../invariants.ts';
import { notationPhase } from '../orders/notation.ts';
import { sensibleOrders } from '../orders/sensible-orders.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { DIRECTIONS, distance, type Hex, hexAt, hexKey, hexName } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { hexesOf, sternHex, type Trait } from '../sea/ship.ts';
import { isBond, shipOf } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { executionPhase } from './execution.ts';
import { windPhase } from './wind-phase.ts';

const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice.below(Math.min(256, items.length))]!;
const anywhere = (dice: Dice): Hex => hexAt(3 + dice.below(11), 4 + dice.below(11));

const TRAITS: readonly (readonly Trait[])[] = [
  [],
  [],
  ['rowed'],
  ['fireship'],
  ['fireship', 'explosion-vessel'],
  ['moored-hulk'],
];

function roads(dice: Dice): AdvancedState {
  const taken = new Set<string>();
  const claim = (hexes: readonly Hex[]): boolean => {
    if (hexes.some((hex) => taken.has(hexKey(hex)))) return false;
    for (const hex of hexes) taken.add(hexKey(hex));
    return true;
  };
  const land = Array.from({ length: 6 }, () => anywhere(dice)).filter((hex) => claim([hex]));
  const shoals = Array.from({ length: 15 }, () => [hexKey(anywhere(dice)), 5 + dice.below(15)]);
  const ships: AdvancedShip[] = [];
  const grapples = [];
  for (let n = 0; n < 9; n++) {
    const [bow, heading, side] = [anywhere(dice), pick(dice, DIRECTIONS), pick(dice, ['a', 'b'])];
    const sail = pick(dice, ['battle', 'full'] as const);
    const front = { bow, heading };
    const wake = { bow: sternHex({ bow: sternHex(front), heading }), heading };
    const special = { traits: pick(dice, TRAITS), rowSpeed: 4, foreAndAft: dice.below(2) === 0 };
    if (n < 3 && claim([...hexesOf(front), ...hexesOf(wake)])) {
      ships.push(
        advancedShip({ id: `t${n}`, at: hexName(bow), heading, side, advanced: { sail, tows: `u${n}` } }),
      );
      ships.push(advancedShip({ id: `u${n}`, at: hexName(wake.bow), heading, side }));
      grapples.push({ a: `t${n}`, b: `u${n}`, count: 1 });
    } else if (claim(hexesOf(front)))
      ships.push(advancedShip({ id: `s${n}`, at: hexName(bow), heading, side, special, advanced: { sail } }));
  }
  const runningAground = dice.below(2) === 0;
  return advancedSea(ships, {
    land,
    grapples,
    rules: { towing: true, blockedWind: true, foreAndAft: true, castingTheLead: true, runningAground },
    advanced: {
      velocity: pick(dice, [2, 3, 4] as const),
      depths: Object.fromEntries(shoals),
      sounded: { a: [] },
      booms: [anywhere(dice), anywhere(dice)].filter(
        (hex) => !land.some((each) => hexKey(each) === hexKey(hex)),
      ),
      special: [
        { id: 'fireships', burnTurns: 4, catchOn: 5, catchOnFouled: 3, explodeAfter: 2 },
        { id: 'boom', breakOn: { class4OrLarger: 4, smaller: 6 }, explosionRadius: 1 },
        { id: 'tide', direction: pick(dice, DIRECTIONS), hexes: 1 },
      ],
    },
  });
}

/** One turn up to the end of the movement; a contested hex goes to the first who wants it. */
function turn(state: AdvancedState, dice: Dice): void {
  const context: Context = { dice, tell: () => {} };
  closeTurn(state, context);
  windPhase.enter(state, context);
  // Whoever is fouled stays so: nobody tries to clear.
  const fouls = unfoulingPhase.asks(state).map((ask) => ({ ask, answer: { attempts: [] } }));
  if (unfoulingPhase.enter(state, context) === 'waits') unfoulingPhase.resolve(state, fouls, context);
  if (notationPhase.enter(state, context) === 'waits') {
    const answers = notationPhase
      .asks(state)
      .map((ask) => ({ ask, answer: pick(dice, [...sensibleOrders(state, shipOf(state, ask.ship))]) }));
    notationPhase.resolve(state, answers, context);
  }
  let progress = executionPhase.enter(state, context);
  while (progress === 'waits') {
    const ask = executionPhase.asks(state)[0]!;
    const ship = ask.kind === 'contested' ? ask.ships[0]! : '';
    progress = executionPhase.resolve(state, [{ ask, answer: { ship } }], context);
  }
}

function lineFaults(state: AdvancedState): string[] {
  return state.ships.flatMap((ship) => {
    const tows = ship.advanced?.tows ?? null;
    if (tows === null) return [];
    const tow = shipOf(state, tows);
    const fast = state.grapples.some((link) => isBond(link, ship.id, tows));
    const near = distance(ship.bow, tow.bow) <= 2;
    return fast && near && tow.presence === 'afloat' ? [] : [`${ship.id} has lost ${tows}`];
  });
}

describe('roads at random', () => {
  it.each([1, 2, 3, 4, 5, 6])('[35.4.2] [38.1] sound after every movement, seed %i', (seed) => {
    const dice = looseDice(seed);
    const state = roads(dice);
    for (let n = 0; n < 6; n++, state.turn++) {
      const stuck = new Map(state.ships.filter(isAground).map(({ id, bow }) => [id, hexKey(bow)]));
      turn(state, dice);
      expect(invariants(state)).toEqual([]);
      expect(lineFaults(state)).toEqual([]);
      for (const [id, bow] of stuck)
        if (isAground(shipOf(state, id))) expect([id, hexKey(shipOf(state, id).bow)]).toEqual([id, bow]);
    }
  });
});
