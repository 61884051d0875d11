import { describe, expect, it } from 'vitest';
import { unfoulingPhase } from '../boarding/unfouling.ts';
import { mayBombard } from '../gunnery/bombs.ts';
import { gunsBarred } from '../gunnery/gunners.ts';
import { allowancesIn } from '../sailing/allowance.ts';
import { judgePlot } from '../sailing/plot.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf } from '../testing/sea.ts';
import { markBlows } from './advanced-damage.ts';
import { mastModifiers } from './loss-of-rigging.ts';
import { settleShipsInTrouble } from './ships-in-trouble.ts';

const rules = { lossOfRigging: true };
const ship = (changes: Partial<AdvancedTestShip> = {}) =>
  advancedShip({ id: 'ship', at: 'K10', heading: 1, ...changes });
const shot = (R: number) => [{ hits: { H: 0, G: 0, C: 0, R }, side: null, section: null }];

describe('loss of rigging', () => {
  it('[36.2] [36.2.1] a die for each section lost in the phase; two to six fall free', () => {
    const hit = ship();
    const heard = context(2, 6);
    markBlows(advancedSea([hit], { rules }), hit, shot(9), heard);
    expect(hit.rigging).toEqual([0, 0, 3, 4]);
    expect(hit.advanced.wreckage).toEqual([]);
    expect(toldOf(heard.told, 'mast')).toMatchObject([
      { dice: [2], hangs: null },
      { dice: [6], hangs: null },
    ]);
  });

  it('[36.0] no die where the rule is not played, none for a section that still stands or was gone before', () => {
    const plain = ship();
    markBlows(advancedSea([plain]), plain, shot(9), context());
    const standing = ship({ rigging: [0, 4, 4, 4] });
    markBlows(advancedSea([standing], { rules }), standing, shot(3), context());
    expect(standing.rigging).toEqual([0, 1, 4, 4]);
  });

  it.each([
    [1, 'L'],
    [2, 'R'],
    [3, 'L'],
    [4, 'R'],
    [5, 'L'],
    [6, 'R'],
  ] as const)('[36.2] [36.2.2] a one hangs; the next die %i says over side %s', (die, side) => {
    const hit = ship();
    markBlows(advancedSea([hit], { rules }), hit, shot(4), context(1, die));
    expect(hit.advanced.wreckage).toEqual([side]);
  });

  it('[36.2.2] ships beside her in the play of that broadside throw for fouling, others do not', () => {
    const hit = ship();
    const right = advancedShip({ id: 'right', at: 'L10', heading: 1, side: 'b' });
    const left = advancedShip({ id: 'left', at: 'J10', heading: 1, side: 'b' });
    const ahead = advancedShip({ id: 'ahead', at: 'K8', heading: 1, side: 'b' });
    const sea = advancedSea([hit, right, left, ahead], { rules });
    const heard = context(1, 2, 6, 6);
    markBlows(sea, hit, shot(4), heard);
    expect(toldOf(heard.told, 'foul')).toMatchObject([{ ships: ['right', 'ship'], success: true }]);
    expect(sea.fouls).toEqual([{ a: 'right', b: 'ship' }]);
    expect(heard.dice.left).toBe(0);
    // She is fouled with that one already: nothing more can come of it.
    const again = context(1, 2);
    markBlows(sea, hit, shot(4), again);
    expect(toldOf(again.told, 'foul')).toEqual([]);
    expect(sea.fouls).toHaveLength(1);
  });

  it('[36.2.2] with a mast over the side she can’t fire, turn, or keep her speed', () => {
    const hampered = ship({ advanced: { wreckage: ['L'] } });
    const sea = advancedSea([hampered], { rules });
    expect(gunsBarred(sea, hampered)).toMatchObject({ code: 'wreckage' });
    expect(allowancesIn(sea, hampered)).toEqual({ A: 3, B: 2, C: 0, D: 0 });
    expect(judgePlot(sea, hampered, '1R')).toMatchObject({ legal: false, infraction: { code: 'wreckage' } });
    expect(judgePlot(advancedSea([ship()], { rules }), ship(), '1R').legal).toBe(true);
    const twice = ship({ rigging: [0, 4, 4, 4], advanced: { wreckage: ['L', 'R'] } });
    expect(allowancesIn(sea, twice)).toEqual({ A: 1, B: 0, C: 0, D: 0 });
    const galley = ship({ special: { traits: ['rowed'], rowSpeed: 5 }, advanced: { wreckage: ['L'] } });
    expect(allowancesIn(sea, galley, true).D).toBe(
      allowancesIn(sea, { ...galley, advanced: ship().advanced }, true).D - 1,
    );
  });

  it('[36.2.2] not even springs turn her, and her mortars are silent', () => {
    const anchor = { how: 'AB', state: 'holding', turns: 0 } as const;
    const special = { mortars: 1, traits: ['bomb'] } as const;
    const enemy = advancedShip({ id: 'enemy', at: 'P10', heading: 1, side: 'b', advanced: { anchor } });
    const clear = ship({ special, advanced: { anchor } });
    const both = { lossOfRigging: true, bombs: true };
    expect(judgePlot(advancedSea([clear, enemy], { rules: both }), clear, 'R').legal).toBe(true);
    expect(mayBombard(advancedSea([clear, enemy], { rules: both }), clear)).toBe(true);
    const hampered = ship({ special, advanced: { anchor, wreckage: ['L'] } });
    const sea = advancedSea([hampered, enemy], { rules: both });
    expect(judgePlot(sea, hampered, 'R')).toMatchObject({ legal: false, infraction: { code: 'wreckage' } });
    expect(mayBombard(sea, hampered)).toBe(false);
  });

  it('[36.2.2] one throw a turn on the Unfouling Table cuts one mast loose', () => {
    const hampered = ship({ advanced: { wreckage: ['L', 'R'] } });
    const sea = advancedSea([hampered], { rules, turn: 2 });
    settleShipsInTrouble(sea, context(5, 4));
    expect(hampered.advanced.wreckage).toEqual(['L', 'R']);
    const heard = context(5, 5);
    settleShipsInTrouble(sea, heard);
    expect(hampered.advanced.wreckage).toEqual(['R']);
    expect(toldOf(heard.told, 'wreckage')).toMatchObject([{ side: 'L', needed: 10, success: true }]);
  });

  it('[36.2.2] [12.4.4] nobody cuts where nobody can work', () => {
    const struck = ship({ surrender: 'firepower', advanced: { wreckage: ['L'] } });
    const heard = context();
    settleShipsInTrouble(advancedSea([struck], { rules, turn: 2 }), heard);
    expect(toldOf(heard.told, 'wreckage')).toEqual([]);
  });

  it('[36.2.2] unfouling from the ship it fell on does not cut it loose, nor the other way about', () => {
    const hampered = ship({ advanced: { wreckage: ['R'] } });
    const other = advancedShip({ id: 'other', at: 'L10', heading: 1, side: 'b' });
    const sea = advancedSea([hampered, other], { rules, turn: 2, fouls: [{ a: 'other', b: 'ship' }] });
    settleShipsInTrouble(sea, context(6, 6));
    expect(hampered.advanced.wreckage).toEqual([]);
    expect(sea.fouls).toHaveLength(1);
  });

  it('[36.2] a square given up to unfoul brings no die, even if it is the last of its section', () => {
    const held = ship({ rigging: [1, 4, 4, 4] });
    const other = advancedShip({ id: 'other', at: 'L10', heading: 1, side: 'b' });
    const sea = advancedSea([held, other], { rules, turn: 2, fouls: [{ a: 'other', b: 'ship' }] });
    const ask = unfoulingPhase.asks(sea).find(({ ship: id }) => id === 'ship')!;
    const heard = context(1, 2);
    unfoulingPhase.resolve(sea, [{ ask, answer: { attempts: [{ from: 'other', spend: true }] } }], heard);
    expect(held.rigging[0]).toBe(0);
    expect(toldOf(heard.told, 'mast')).toEqual([]);
  });

  it('[36.1] without a mast up to six gun squares fire a table less, more of them two', () => {
    const hulk = ship({ rigging: [0, 0, 0, 0] });
    const sea = advancedSea([hulk], { rules });
    expect(mastModifiers(sea, hulk, 6)).toMatchObject([{ by: -1, rule: '36.1' }]);
    expect(mastModifiers(sea, hulk, 7)).toMatchObject([{ by: -2 }]);
    expect(mastModifiers(sea, ship({ rigging: [0, 0, 0, 1] }), 7)).toEqual([]);
    expect(mastModifiers(advancedSea([hulk]), hulk, 7)).toEqual([]);
  });
});
