import { d6, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../../data/ships.ts';
import {
  agree,
  battleOf,
  contextOf,
  facesTimes,
  lineOf,
  lineShip,
  type Stated,
  Umpire,
  warWith,
} from '../testing/battle.ts';
import type { Battle } from '../world/state.ts';
import { prospects } from './odds.ts';
import { broadsidesOf, diceOf, fateOf, fireRound, isJoint, takeEffect } from './round.ts';

const MARS = 'eng-mars:eng-byng';
const SOUVERAIN = 'fra-souverain:fra-beauffremont';

/** Two lines in their first round. */
const inLine = (english: readonly Stated[], european: readonly Stated[]) => {
  const lines = { english: lineOf(...english), european: lineOf(...european) };
  return {
    area: 'bay-of-biscay',
    tokens: { english: 'E1', european: 'P1' },
    step: 'line',
    gauge: 'english',
    round: 1,
    lines,
    began: {
      english: lines.english.map(({ ship }) => ship),
      european: lines.european.map(({ ship }) => ship),
    },
    led: [],
    leaving: [],
    beaten: [],
  } as const satisfies Battle;
};

describe('a round of battle', () => {
  it('[7.31/1] a ship throws as many dice as her attack, those that double on a ship together with the one opposite', () => {
    const line = lineOf('eng-mars', 'eng-norwich', 'eng-burford');
    const enemy = lineOf('fra-souverain', 'fra-temeraire');
    expect(broadsidesOf(line, enemy, 1, 1, false)).toEqual([
      { at: 0, by: [0, 2], dice: 9, bonus: 0 },
      { at: 1, by: [1], dice: 2, bonus: 0 },
    ]);
    // Nobody fires at the ship that doubles.
    expect(broadsidesOf(enemy, line, 1, 1, false).map(({ at }) => at)).toEqual([0, 1]);
  });

  it('[7.31/1] a six is a hit with a die of damage, a five disables', () => {
    const umpire = new Umpire(battleOf([MARS, 'eng-culloden'], [SOUVERAIN, 'fra-temeraire']), 6, 1);
    umpire.load(
      ...[6, 1, 2, 3, 4, 6],
      ...[2, 1],
      ...[5, 1, 1, 1, 1],
      ...facesTimes(5, 1),
      ...facesTimes(4, 2),
      ...[1, 1], // Beauffremont's ship was damaged
    );
    umpire.answer({ withdraw: null });
    const [first, second] = umpire.told('fire').map(({ shot }) => shot);
    expect(first).toMatchObject({
      by: ['eng-mars'],
      at: 'fra-souverain',
      bonus: 1,
      damage: [2, 1],
      disabled: false,
    });
    expect(second).toMatchObject({ at: 'fra-temeraire', damage: [], disabled: true });
    expect(umpire.told('damage')).toMatchObject([
      { ship: 'fra-souverain', damage: 3, fate: 'fights' },
      { ship: 'fra-temeraire', damage: 0, fate: 'disabled' },
    ]);
    expect(umpire.diceLeft).toBe(0);
  });

  it('[7.31/3] damage above the defence sinks; equal to it does not; sunk and disabled is sunk', () => {
    expect(shipOf('fra-souverain').defence).toBe(5);
    const battle = inLine(['eng-mars', 'eng-culloden'], ['fra-souverain', 'fra-temeraire']);
    const world = warWith([]);
    const after = takeEffect(
      world,
      battle,
      new Map([
        ['fra-souverain', { damage: 5, disabled: false, captor: null }],
        ['fra-temeraire', { damage: 6, disabled: true, captor: null }],
      ]),
      contextOf(looseDice(1)),
    );
    expect(after.european).toEqual([{ ...lineShip('fra-souverain'), damage: 5 }]);
    expect(world.sunk).toEqual([{ ship: 'fra-temeraire', side: 'european', captured: false }]);
  });

  it('[7.31/3] nothing takes effect before all have fired', () => {
    const umpire = new Umpire(battleOf([MARS], [SOUVERAIN]), 6, 1);
    // Six hits sink Souverain; she answers with her whole attack and Beauffremont's die.
    umpire.load(...facesTimes(22, 6), ...facesTimes(4, 1));
    umpire.answer({ withdraw: null });
    expect(umpire.told('damage').map(({ ship, fate }) => [ship, fate])).toEqual([
      ['eng-mars', 'sunk'],
      ['fra-souverain', 'sunk'],
    ]);
    expect(umpire.told('battle-over')).toMatchObject([{ winner: null }]);
    expect(umpire.world.sunk).toEqual([
      { ship: 'eng-mars', side: 'english', captured: false },
      { ship: 'fra-souverain', side: 'european', captured: false },
    ]);
  });

  it('[7.32] each point of damage takes a die of the attack, never the last', () => {
    expect(diceOf(lineShip('eng-mars'), 0, false)).toBe(5);
    expect(diceOf(lineShip('eng-mars+2'), 0, false)).toBe(3);
    expect(diceOf(lineShip('eng-mars+5'), 0, false)).toBe(1);
    expect(diceOf(lineShip('eng-norwich+3'), 1, false)).toBe(2);
  });

  it('[7.5] ships of two European nations throw a die less each, which may be their only one', () => {
    const joint = inLine(['eng-mars'], ['fra-souverain', 'spa-princesa']);
    expect(isJoint(joint)).toBe(true);
    expect(isJoint(inLine(['eng-mars'], ['fra-souverain', 'fra-temeraire']))).toBe(false);
    expect(diceOf(lineShip('fra-souverain'), 0, true)).toBe(3);
    expect(diceOf(lineShip('fra-souverain+4'), 0, true)).toBe(0);
    expect(diceOf(lineShip('fra-souverain+4'), 1, true)).toBe(1);
    const shots: number[] = [];
    const context = contextOf(looseDice(3));
    context.tell = (told) => {
      if (told.kind === 'fire') shots.push(told.shot.dice.length);
    };
    fireRound(warWith([]), joint, context);
    // Mars throws all her five. Four less one of Souverain, and the Spaniard's less one, both on Mars.
    expect(shots).toEqual([5, 3 + shipOf('spa-princesa').attack - 1]);
  });

  it('[7.5] is told with the lines, and never binds Russians who sail with the English', () => {
    const umpire = new Umpire(
      battleOf([MARS], [SOUVERAIN, 'spa-princesa'], { year: 1762, options: { simplifiedCombat: true } }),
      6,
      1,
    );
    umpire.load(...facesTimes(200, 4));
    umpire.answer({ withdraw: null });
    expect(umpire.told('lines')[0]).toMatchObject({ joint: true });
    // 11.N: Mars and Byng weigh five and one; Souverain, Beauffremont and the Spaniard four, one and hers, less two.
    const weight = 4 + 1 + shipOf('spa-princesa').attack - 2;
    expect(umpire.told('weight').map(({ hits }) => hits)).toEqual([
      1 + Math.max(0, 6 - weight),
      2 + Math.max(0, weight - 6),
    ]);
    expect(isJoint(inLine(['eng-mars', 'rus-boris'], ['fra-souverain']))).toBe(false);
  });

  it('[7.5] holds for all rounds of the battle, also when one nation has left it', () => {
    const battle = inLine(['eng-mars'], ['fra-souverain', 'spa-princesa']);
    const later = { ...battle, round: 2, lines: { ...battle.lines, european: lineOf('fra-souverain') } };
    expect(isJoint(later)).toBe(true);
  });

  it('[11.L] a ship taken is taken, however hard she was hit, by the ship opposite and not by one that doubled', () => {
    const blow = { damage: 9, disabled: true, captor: 'England' } as const;
    expect(fateOf(lineShip('fra-souverain'), blow)).toBe('captured');
    const battle = inLine(['eng-mars'], ['fra-souverain', 'spa-princesa']);
    const european = 3 + shipOf('spa-princesa').attack - 1;
    const dice = loadedDice(d6(...facesTimes(5, 1), 5, ...facesTimes(european - 1, 1), 6, 6));
    const blows = fireRound(warWith([], { options: { capture: true } }), battle, contextOf(dice));
    expect(blows.get('eng-mars')).toMatchObject({ captor: 'France' });
  });

  it('[7.31/1] [7.31/3] ends as often each way as the dice say', () => {
    // Mars and Norwich with Byng's die against one ship; what befalls her by binomials, independently of the rules.
    const battle = inLine(['eng-mars:eng-byng', 'eng-norwich'], ['fra-souverain+2']);
    const dice = 5 + 1 + 2;
    const left = 3;
    const expected = byBinomials(dice, left);
    const shown = prospects(dice, left);
    expect([shown.unhurt, shown.damaged, shown.disabled, shown.sunk]).toEqual(
      expected.map((chance) => expect.closeTo(chance, 12)),
    );
    const world = warWith([]);
    const context = contextOf(looseDice(1781));
    context.tell = () => {};
    const counts = [0, 0, 0, 0];
    for (let turn = 0; turn < 6000; turn++) {
      const [ship] = takeEffect(world, battle, fireRound(world, battle, context), context).european;
      world.sunk = [];
      counts[ship === undefined ? 3 : ship.disabled ? 2 : ship.damage > 2 ? 1 : 0]!++;
      world.absent = [];
      world.dead = [];
    }
    expect(agree(counts, expected)).toBe(true);
    expect(agree(counts, byBinomials(dice - 1, left))).toBe(false);
  });
});

/** Unhurt, damaged, disabled and sunk: the sixes by a binomial, their damage by convolution, fives among the rest. */
function byBinomials(dice: number, left: number): number[] {
  const power = (base: number, times: number): number => (times === 0 ? 1 : base * power(base, times - 1));
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  const result = [0, 0, 0, 0];
  let sums = [1];
  for (let sixes = 0; sixes <= dice; sixes++) {
    const chance = choose(dice, sixes) * power(1 / 6, sixes) * power(5 / 6, dice - sixes);
    const afloat = sums.slice(0, left + 1).reduce((sum, each) => sum + each, 0);
    const able = power(4 / 5, dice - sixes);
    result[3]! += chance * (1 - afloat);
    result[2]! += chance * afloat * (1 - able);
    result[sixes === 0 ? 0 : 1]! += chance * afloat * able;
    const next = new Array<number>(sums.length + 6).fill(0);
    for (const [sum, each] of sums.entries())
      for (let face = 1; face <= 6; face++) next[sum + face]! += each / 6;
    sums = next;
  }
  return result;
}
