import { describe, expect, it } from 'vitest';
import { battleOf, facesTimes, lineOf, lineShip, Umpire, warWith } from '../testing/battle.ts';
import { markerNamed, squadronNamed } from '../testing/found.ts';
import { beatenSides, isBeaten } from './disengagement.ts';

const ENGLISH = ['eng-mars:eng-byng', 'eng-culloden'];
const FRENCH = ['fra-souverain:fra-beauffremont', 'fra-temeraire'];

/** A point of damage on Souverain, Temeraire disabled; the French fire all the same and give Mars two points. */
const HALF_BEATEN = [
  ...[6, ...facesTimes(5, 1), 1],
  ...[5, ...facesTimes(4, 1)],
  ...[6, ...facesTimes(4, 1), 2],
  ...facesTimes(4, 1),
  // Both leaders' ships were hurt; both are unhurt themselves.
  ...facesTimes(4, 1),
];

/** One round in Biscay: the dice of Mars, Culloden, Souverain and Temeraire, with what follows at the end. */
const round = (...faces: number[]) => {
  const umpire = new Umpire(battleOf(ENGLISH, FRENCH), 6, 1);
  umpire.load(...faces);
  umpire.answer({ withdraw: null });
  return umpire;
};

describe('disengagement', () => {
  it('[7.6/1] is forced on a side that has no undamaged ship left', () => {
    expect(isBeaten(lineOf('eng-mars+1', 'eng-culloden+3'))).toBe(true);
    expect(isBeaten(lineOf('eng-mars+1', 'eng-culloden'))).toBe(false);
    expect(isBeaten([{ ...lineShip('eng-mars'), disabled: true }])).toBe(true);
    expect(isBeaten([])).toBe(true);
    expect(beatenSides({ english: lineOf('eng-mars'), european: [] })).toEqual(['european']);
  });

  it('[7.6/2] comes at the end of a round, after all have fired, and ends the battle', () => {
    const umpire = round(...HALF_BEATEN);
    expect(umpire.told('fire').map(({ shot }) => shot.side)).toEqual([
      'english',
      'english',
      'european',
      'european',
    ]);
    expect(umpire.told('disengaged')).toMatchObject([{ side: 'european' }]);
    umpire.answer({
      ports: [
        { ship: 'fra-souverain', port: 'brest' },
        { ship: 'fra-temeraire', port: 'rochefort' },
      ],
    });
    expect(umpire.progress).toBe('done');
    expect(umpire.told('lines')).toHaveLength(1);
    expect(umpire.told('battle-over')).toMatchObject([{ winner: 'english' }]);
  });

  it('[7.6/3] the beaten squadron is disbanded and its ships make for port; the winner keeps the sea', () => {
    const umpire = round(...HALF_BEATEN);
    umpire.answer({
      ports: [
        { ship: 'fra-souverain', port: 'brest' },
        { ship: 'fra-temeraire', port: 'brest' },
      ],
    });
    const { world } = umpire;
    expect(umpire.told('refuge')).toHaveLength(2);
    expect(world.forces.european.ships).toMatchObject({
      'fra-souverain': { port: 'brest', damage: 1, sailed: true },
      'fra-temeraire': { port: 'brest', damage: 0 },
    });
    expect(world.forces.european.leaders).toEqual(['fra-beauffremont']);
    expect(markerNamed(world, 'P1')).toBeUndefined();
    expect(squadronNamed(world, 'P1')).toBeUndefined();
    expect(markerNamed(world, 'E1')).toMatchObject({ at: { area: 'bay-of-biscay' }, battle: false });
    // Mars has two points of damage and stands where the lines left her.
    expect(squadronNamed(world, 'E1')!.stacks).toEqual([
      [
        { ship: 'eng-mars', leader: 'eng-byng' },
        { ship: 'eng-culloden', leader: null },
      ],
    ]);
    expect(world.forces.english.ships).toEqual({
      'eng-mars': { port: null, damage: 2, sailed: true },
      'eng-culloden': { port: null, damage: 0, sailed: true },
    });
  });

  it('[7.6/3] if both are beaten nobody has won and nobody is left in the area', () => {
    const umpire = round(
      5,
      ...facesTimes(5, 1),
      5,
      ...facesTimes(4, 1),
      5,
      ...facesTimes(4, 1),
      5,
      ...facesTimes(3, 1),
    );
    expect(umpire.told('disengaged').map(({ side }) => side)).toEqual(['english', 'european']);
    umpire.answer(umpire.choices<'refuge'>(0)[0]!, umpire.choices<'refuge'>(1)[0]!);
    expect(umpire.told('battle-over')).toMatchObject([{ winner: null }]);
    expect(umpire.world.markers).toEqual([]);
  });

  it('[7.6/3] a winner of more than sixteen ships keeps them in stacks of sixteen', () => {
    const names = [
      'buckingham',
      'chichester',
      'dorsetshire',
      'grafton',
      'northumberland',
      'orford',
      'swiftsure',
      'temple',
      'vanguard',
    ];
    const more = ['alcide', 'bedford', 'berwick', 'captain', 'elizabeth', 'essex', 'kent', 'nassau'];
    const stack = (list: readonly string[], leader: string) =>
      list.map((name, place) => (place === 0 ? `eng-${name}:${leader}` : `eng-${name}`));
    const stacks = [stack(names, 'eng-byng'), stack(more, 'eng-durell')];
    const world = warWith([
      { token: 'E1', at: 'bay-of-biscay', stacks, battle: true },
      { token: 'P1', at: 'bay-of-biscay', stacks: [['fra-souverain:fra-beauffremont']], battle: true },
    ]);
    const umpire = new Umpire(world, 6, 1);
    umpire.load(5, ...facesTimes(9 * 4 + 8 * 4 + 1, 1), ...facesTimes(5, 1));
    umpire.answer({ withdraw: null });
    expect(umpire.diceLeft).toBe(0);
    umpire.answer(umpire.choices<'refuge'>()[0]!);
    expect(squadronNamed(umpire.world, 'E1')!.stacks.map((stack) => stack.length)).toEqual([16, 1]);
  });
});
