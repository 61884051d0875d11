import { describe, expect, it } from 'vitest';
import { takePrizes } from '../boarding/transfer.ts';
import { unfoulingPhase } from '../boarding/unfouling.ts';
import { markBlows } from '../damage/advanced-damage.ts';
import { blastTable, explode } from '../damage/explosion.ts';
import { settleShipsInTrouble } from '../damage/ships-in-trouble.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { answered } from '../testing/play.ts';
import { context, toldOf } from '../testing/sea.ts';
import { rollDestroyedHull } from './sinking.ts';

const blow = (H: number) => ({ hits: { H, G: 0, C: 0, R: 0 }, side: null, section: null });
const victim = (changes = {}) => advancedShip({ id: 'victim', at: 'K10', heading: 1, ...changes });
const doomed = (doom: 'sinking' | 'exploding', changes = {}) =>
  victim({ hull: 0, surrender: 'striking', advanced: { doom }, ...changes });

describe('a hull without squares', () => {
  it('[24.3.1] [24.3.2] the last hull square strikes her and the table is thrown on at once', () => {
    const ship = victim({ hull: 2 });
    const sea = advancedSea([ship]);
    const heard = context(5);
    markBlows(sea, ship, [blow(2)], heard);
    expect(ship.surrender).toBe('striking');
    expect(ship.advanced.doom).toBe('sinking');
    expect(toldOf(heard.told, 'destroyed-hull')).toMatchObject([{ dice: [5], fate: 'sinking' }]);
  });

  it('[24.3.2] one throw for each ship: who has struck before throws no second time for more hits', () => {
    const ship = victim({ hull: 0, surrender: 'striking' });
    const heard = context();
    markBlows(advancedSea([ship]), ship, [blow(2)], heard);
    expect(toldOf(heard.told, 'destroyed-hull')).toEqual([]);
    expect(toldOf(heard.told, 'surrender')).toEqual([]);
  });

  it.each([
    [1, null],
    [2, null],
    [3, null],
    [4, null],
    [5, 'sinking'],
    [6, 'exploding'],
  ] as const)('[24.3.2] [24.3.2.1] the die %i brings %s', (die, doom) => {
    const ship = victim({ hull: 0, surrender: 'striking' });
    rollDestroyedHull(ship, context(die));
    expect(ship.advanced.doom).toBe(doom);
    expect(ship.presence).toBe('afloat');
  });

  it('[24.3.2.2] a doomed ship throws each Unfouling Phase and sinks on a six', () => {
    const ship = doomed('sinking');
    const sea = advancedSea([ship], { turn: 2, phase: 'unfouling' });
    settleShipsInTrouble(sea, context(5));
    expect(ship.presence).toBe('afloat');
    const heard = context(6);
    settleShipsInTrouble(sea, heard);
    expect(ship).toMatchObject({ presence: 'gone', advanced: { end: 'sunk' } });
    expect(toldOf(heard.told, 'ended')).toMatchObject([{ ship: 'victim', how: 'sunk', rule: '24.3.2.2' }]);
  });

  it('[24.3.2.3.1] [24.1.7] guns that a blast takes are chosen and gone before anybody fires that turn', () => {
    const beside = advancedShip({ id: 'beside', at: 'L10', heading: 1, side: 'b' });
    const laden = doomed('exploding', { spec: { guns: { L: 20, R: 20 } } });
    const sea = advancedSea([laden, beside], { turn: 2, phase: 'unfouling' });
    // Table 10, die 2: two guns and six rigging squares; then no fire.
    expect(unfoulingPhase.enter(sea, context(6, 2, 6, 6))).toBe('waits');
    const [ask] = unfoulingPhase.asks(sea);
    expect(ask).toMatchObject({ kind: 'gun-losses', ship: 'beside', hits: ['L', 'L'] });
    const before = beside.guns.L;
    expect(answered(unfoulingPhase, sea, context(), { beside: { marks: ['LGB', 'LGB'] } })).toBe('done');
    expect([before - beside.guns.L, sea.gunHits]).toEqual([2, []]);
  });

  it('[24.3.4] nothing but the six sinks her: one die a turn, whoever commands her', () => {
    const ship = doomed('sinking');
    const sea = advancedSea([ship], { turn: 2, phase: 'unfouling' });
    const heard = context(1, 2, 3, 4, 5);
    for (let turn = 0; turn < 5; turn++) settleShipsInTrouble(sea, heard);
    expect(heard.dice.left).toBe(0);
    expect(ship.presence).toBe('afloat');
  });

  /** With an enemy fast alongside whose men are on their way. */
  const boarded = (ship: ReturnType<typeof victim>) => {
    const boarder = advancedShip({
      id: 'boarder',
      at: 'L10',
      heading: 1,
      side: 'b',
      parties: [{ type: 'OBP', sections: [1, 2], target: 'victim' }],
    });
    return advancedSea([ship, boarder], { grapples: [{ a: 'boarder', b: 'victim', count: 1 }] });
  };

  it('[24.3.3] a doomed ship can’t be captured, and her bonds hold until she goes', () => {
    const ship = doomed('exploding');
    const sea = boarded(ship);
    takePrizes(sea, context());
    expect(ship.captured).toBe(false);
    expect(sea.grapples).toHaveLength(1);
  });

  it('[24.3.3] one that merely struck can', () => {
    const ship = victim({ hull: 0, surrender: 'striking' });
    const sea = boarded(ship);
    takePrizes(sea, context());
    expect(ship.captured).toBe(true);
  });
});

describe('an explosion', () => {
  const seventyFour = {
    id: 'seventy-four',
    at: 'K10',
    heading: 1,
    spec: { guns: { L: 18, R: 18 }, carronades: { L: 4, R: 4 } },
  } as const;

  it('[24.3.2.3.1] a large 74 has 22 guns, an eight for a one-hex rake, and so Table 10, whatever she has lost', () => {
    expect(blastTable(advancedShip(seventyFour))).toBe(10);
    expect(blastTable(advancedShip({ ...seventyFour, guns: { L: 14, R: 13 } }))).toBe(10);
  });

  it('[24.3.2.3.1] a small ship uses twice her own rake', () => {
    const gunboat = { guns: { L: 3, R: 3 }, carronades: { L: 0, R: 0 } };
    expect(blastTable(advancedShip({ ...seventyFour, spec: gunboat }))).toBe(4);
    expect(blastTable(advancedShip({ ...seventyFour, spec: { ...gunboat, guns: { L: 8, R: 8 } } }))).toBe(6);
    // Nine guns alone would be a six, with two carronades an eight.
    const corvette = { guns: { L: 9, R: 9 }, carronades: { L: 2, R: 2 } };
    expect(blastTable(advancedShip({ ...seventyFour, spec: corvette }))).toBe(8);
  });

  it('[24.3.2.3] [24.3.2.3.1] on a six she is gone; each ship beside her throws on the rigging line and for a fire', () => {
    const ship = advancedShip({
      ...seventyFour,
      hull: 0,
      surrender: 'striking',
      advanced: { doom: 'exploding' },
    });
    const near = advancedShip({ id: 'near', at: 'L10', heading: 1, side: 'b' });
    const far = advancedShip({ id: 'far', at: 'N10', heading: 1, side: 'b' });
    const sea = advancedSea([ship, near, far], { turn: 2, phase: 'unfouling' });
    // Her own six; 1 on Table 10 (H C RRRRR); fire: the gate, then three turns.
    const heard = context(6, 1, 1, 3);
    settleShipsInTrouble(sea, heard);
    expect(ship).toMatchObject({ presence: 'gone', advanced: { end: 'exploded' } });
    expect(toldOf(heard.told, 'blast')).toMatchObject([
      { on: 'near', table: 10, dice: [1], hits: { H: 1, G: 0, C: 1, R: 5 } },
    ]);
    expect(near).toMatchObject({ hull: 9, rigging: [0, 3, 4, 4], advanced: { fire: 3 } });
    expect(far).toMatchObject({ hull: 10, rigging: [4, 4, 4, 4], advanced: { fire: null } });
    expect(heard.dice.left).toBe(0);
  });

  it('[24.3.2.3.1] full sails suffer as full sails, and a six is a critical hit as from a shot', () => {
    const ship = advancedShip(seventyFour);
    const near = advancedShip({ id: 'near', at: 'L10', heading: 1, advanced: { sail: 'full' } });
    const sea = advancedSea([ship, near]);
    // Six on Table 10 rigging: H G C C RRRRRRR, and four more for full sails; the critical's dice; the fire's gate and die.
    explode(sea, ship, context(6, 3, 4, 6, 2));
    expect(near.rigging).toEqual([0, 0, 1, 4]);
    expect(sea.advanced.criticals).toMatchObject([{ ship: 'near', aim: 'rigging', dice: [3, 4], table: 10 }]);
  });

  it('[24.3.2.3.1] ships past saving take no further harm, and each of the others throws by herself', () => {
    const ship = advancedShip(seventyFour);
    const lost = advancedShip({
      id: 'lost',
      at: 'L10',
      heading: 1,
      surrender: 'striking',
      advanced: { doom: 'sinking' },
    });
    const one = advancedShip({ id: 'one', at: 'J10', heading: 1 });
    const two = advancedShip({ id: 'two', at: 'K8', heading: 1 });
    const sea = advancedSea([ship, lost, one, two]);
    const heard = context(1, 1, 1, 2, 1, 2);
    explode(sea, ship, heard);
    expect(toldOf(heard.told, 'blast').map(({ on }) => on)).toEqual(['one', 'two']);
    expect(heard.dice.left).toBe(0);
  });
});

describe('a ship that is no more', () => {
  it('[24.3.2.3] lets go of bonds, tows and melees; boarders on her deck get back, hers are lost with her', () => {
    const ship = victim({ parties: [{ type: 'DBP', sections: [1], target: null }] });
    const enemy = advancedShip({
      id: 'enemy',
      at: 'P10',
      heading: 1,
      side: 'b',
      parties: [
        { type: 'OBP', sections: [1, 2], target: 'victim' },
        { type: 'DBP', sections: [3], target: null },
      ],
    });
    const tug = advancedShip({ id: 'tug', at: 'P15', heading: 1, advanced: { tows: 'victim' } });
    const sea = advancedSea([ship, enemy, tug], {
      fouls: [{ a: 'enemy', b: 'victim' }],
      grapples: [{ a: 'enemy', b: 'victim', count: 2 }],
      melees: [{ a: 'enemy', b: 'victim', since: 1 }],
      gunHits: [{ ship: 'victim', side: 'L' }],
    });
    explode(sea, ship, context());
    expect(sea).toMatchObject({ fouls: [], grapples: [], melees: [], gunHits: [] });
    expect(enemy.parties).toEqual([{ type: 'DBP', sections: [3], target: null }]);
    expect(enemy.sections.map(({ left }) => left)).toEqual([3, 3, 3]);
    expect(tug.advanced.tows).toBeNull();
  });
});
