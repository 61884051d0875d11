import { describe, expect, it } from 'vitest';
import { perish } from '../afloat/leaving.ts';
import { bearingsOf } from '../bearing/fields.ts';
import { boardable, transferable } from '../boarding/boarding.ts';
import { unfoulingPhase } from '../boarding/unfouling.ts';
import { invariants } from '../invariants.ts';
import { driftShips } from '../movement/drift.ts';
import { canWork } from '../sea/ship.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf } from '../testing/sea.ts';
import { settleShipsInTrouble } from './ships-in-trouble.ts';

const ship = (changes: Partial<AdvancedTestShip> & { id: string; at: string }) =>
  advancedShip({ heading: 1, ...changes });
const lost = (doom: 'sinking' | 'exploding', changes: Partial<AdvancedTestShip> = {}) =>
  ship({ id: 'lost', at: 'K10', surrender: 'striking', hull: 0, ...changes, advanced: { doom } });

describe('ships that wait for their end', () => {
  it('[24.3.3] nobody works her, boards her or leaves her', () => {
    const wreck = lost('sinking');
    const enemy = ship({ id: 'enemy', at: 'L10', side: 'b' });
    const friend = ship({ id: 'friend', at: 'J10' });
    const sea = advancedSea([wreck, enemy, friend], { fouls: [{ a: 'enemy', b: 'lost' }] });
    expect(canWork(wreck, sea.turn)).toBe(false);
    expect(boardable(sea, enemy)).toEqual([]);
    expect(transferable(sea, enemy)).toEqual([]);
    expect(transferable(sea, friend)).toEqual([]);
  });

  it('[24.3.3] she drifts, and lies in the way of guns, as long as she is there', () => {
    const wreck = lost('exploding', { still: 2 });
    const enemy = ship({ id: 'enemy', at: 'N10', side: 'b' });
    const friend = ship({ id: 'friend', at: 'H10' });
    const sea = advancedSea([wreck, enemy, friend]);
    expect(bearingsOf(sea, friend, 'R').bearings).toEqual([]);
    expect([...driftShips(sea, new Set(), 1, context())]).toEqual(['lost']);
    perish(sea, wreck, 'sunk', '24.3.2.2', context());
    expect(bearingsOf(sea, friend, 'R').bearings.map(({ target }) => target.id)).toEqual(['enemy']);
  });

  it('[24.3.2.2] [24.3.2.3] the dice fall in the Unfouling Phase, whether anybody unfouls or not', () => {
    const wreck = lost('sinking');
    const sea = advancedSea([wreck], { turn: 2, phase: 'unfouling' });
    expect(unfoulingPhase.enter(sea, context(6))).toBe('done');
    expect(wreck.presence).toBe('gone');
  });

  it('[24.3.2.3] what sinks in a phase is gone before anything explodes in it', () => {
    const bursting = lost('exploding', { id: 'bursting' });
    const sinking = lost('sinking', { id: 'sinking', at: 'L10' });
    const sea = advancedSea([bursting, sinking], { turn: 2 });
    const heard = context(6, 6);
    settleShipsInTrouble(sea, heard);
    expect(toldOf(heard.told, 'ended').map(({ ship: id, how }) => [id, how])).toEqual([
      ['sinking', 'sunk'],
      ['bursting', 'exploded'],
    ]);
  });

  it('[24.3.2.3] a ship doomed by a blast throws from the next turn on', () => {
    const bursting = lost('exploding');
    const near = ship({ id: 'near', at: 'L10', hull: 1 });
    const sea = advancedSea([bursting, near], { turn: 2 });
    // Her six; Table 4, a two: H R takes the last hull square; the hull table says sinking; she can’t burn as well.
    settleShipsInTrouble(sea, context(6, 2, 5));
    expect(near).toMatchObject({ presence: 'afloat', advanced: { doom: 'sinking', fire: null } });
  });
});

describe('a prize beside a ship that explodes', () => {
  /** Taken by 'a': so many squares of a prize crew over six prisoners of 'b'. */
  const prize = (squares: number) => {
    const taken = ship({ id: 'prize', at: 'L10', side: 'a', owner: 'b', captured: true, homeSeat: 'b-1' });
    const [first, ...others] = taken.sections;
    for (const section of others) section.role = 'prisoner';
    taken.sections = [
      ...others,
      { ...first!, no: 4, from: 'captor', side: 'a', role: 'prize', total: squares, left: squares },
    ];
    return taken;
  };
  /** Table 4 on the rigging line, a five: a crew square and rigging; a six spares her the fire. */
  const blownUp = (taken: ReturnType<typeof prize>) => {
    const heard = context(6, 5, 6);
    const sea = advancedSea([lost('exploding'), taken], { turn: 2, phase: 'unfouling' });
    expect(unfoulingPhase.enter(sea, heard)).toBe('done');
    return { heard, sea };
  };

  it('[12.4.8] is her owner’s again at once if the blast kills her prize crew', () => {
    const taken = prize(1);
    const { heard, sea } = blownUp(taken);
    expect(toldOf(heard.told, 'retaken')).toEqual([
      { kind: 'retaken', rule: '12.4.8', ship: 'prize', side: 'b' },
    ]);
    expect(taken).toMatchObject({ captured: false, side: 'b', seat: 'b-1' });
    expect(invariants(sea)).toEqual([]);
    expect(canWork(taken, 2)).toBe(true);
  });

  it('[12.4.9] goes to her prisoners at once if the blast leaves too few to hold them', () => {
    const held = prize(3);
    blownUp(held);
    expect(held.captured).toBe(true);
    const crowded = prize(2);
    crowded.sections[0]!.left = 7;
    blownUp(crowded);
    expect(crowded).toMatchObject({ captured: false, side: 'b' });
    expect(crowded.sections.at(-1)).toMatchObject({ role: 'prisoner', left: 1 });
  });
});

describe('a moored line', () => {
  const moored = { id: 'moored-line', side: 'a', crewBack: 2, everyTurns: 3 } as const;
  const hurt = (changes: Partial<AdvancedTestShip> = {}) => {
    const found = ship({ id: 'hulk', at: 'K10', ...changes });
    for (const section of found.sections) section.left = 2;
    return found;
  };
  const men = (found: ReturnType<typeof ship>) => found.sections.map(({ left }) => left);

  it('lost crew comes back from the shore every third turn, the first section first', () => {
    const hulk = hurt();
    const sea = advancedSea([hulk], { turn: 3, advanced: { special: [moored] } });
    settleShipsInTrouble(sea, context());
    expect(men(hulk)).toEqual([2, 2, 2]);
    sea.turn = 4;
    const heard = context();
    settleShipsInTrouble(sea, heard);
    expect(men(hulk)).toEqual([3, 3, 2]);
    expect(toldOf(heard.told, 'crew-back')).toMatchObject([
      {
        crew: [
          { section: 1, squares: 1 },
          { section: 2, squares: 1 },
        ],
      },
    ]);
    sea.turn = 7;
    settleShipsInTrouble(sea, context());
    expect(men(hulk)).toEqual([3, 3, 3]);
  });

  it('none for the enemy’s ships, for those that struck, and in the first turn', () => {
    const struck = hurt({ surrender: 'striking' });
    const other = hurt({ id: 'other', at: 'P10', side: 'b' });
    const sea = advancedSea([struck, other], { turn: 4, advanced: { special: [moored] } });
    settleShipsInTrouble(sea, context());
    expect([men(struck), men(other)]).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ]);
    const first = hurt();
    settleShipsInTrouble(advancedSea([first], { turn: 1, advanced: { special: [moored] } }), context());
    expect(men(first)).toEqual([2, 2, 2]);
  });
});
