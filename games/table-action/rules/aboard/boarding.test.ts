import { d6, d10, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { gap } from '../geometry/base.ts';
import { checkBoarding } from '../sailing/alongside.ts';
import { baseOf } from '../table/state.ts';
import { FAIL, fight, PASS, SMALL_CREW } from '../testing/fight.ts';
import { TestPlay, testContext, toldOf } from '../testing/play.ts';
import { type TestShip, testShip, testTable } from '../testing/table.ts';
import { betterOf, boardingDice, boardingPhase, parry, strikeBlows } from './boarding.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [26, 22], heading: 70, acted: true };
const scene = (mine: Partial<TestShip> = {}, other: Partial<TestShip> = {}, ...more: readonly TestShip[]) =>
  new TestPlay(testTable({ ships: [{ ...x, ...mine }, { ...y, ...other }, ...more] }));

describe('coming alongside', () => {
  it('[boarding.declare-at-segment] declared at the start of any segment, against an enemy', () => {
    expect(scene().refusal('move 4; board y')).toBeNull();
    expect(scene().refusal('move 4; board x')).toBe('no-enemy boarding.declare-at-segment');
    expect(scene().refusal('move 4; board nobody')).toBe('no-enemy boarding.declare-at-segment');
    expect(
      scene({}, { at: [60, 40] })
        .say('move 4')
        .refusal('move 4; board y'),
    ).toBeNull();
  });

  it('[boarding.forbidden] not with a crippled crew, nor when demasted or taken aback', () => {
    expect(scene({ crew: 23 }).refusal('move 4; board y')).toBe('crew-crippled boarding.forbidden');
    expect(scene({ heading: 0 }).refusal('move 0; board y')).toBe('aback aback.stops');
    const adrift = scene({ rigging: 0 });
    expect(adrift.ask.kind).toBe('fire');
    const { state } = adrift;
    expect(checkBoarding(state, adrift.ship('x'), 'y', state.activation!)).toMatchObject({
      code: 'demasted',
    });
  });

  it('[boarding.within-two-inches] two inches from base to base are near enough; else nothing comes of it', () => {
    const reached = scene().say('move 4; board y');
    expect(reached.told('boards')).toMatchObject([{ ship: 'x', target: 'y', reached: true }]);
    expect(reached.told('boards')[0]!.gap).toBeLessThanOrEqual(2000);
    expect(reached.state.boardings).toEqual([{ attacker: 'x', defender: 'y' }]);
    const missed = scene({}, { at: [60, 40] }).say('move 4; board y');
    expect(missed.told('boards')).toMatchObject([{ reached: false }]);
    expect(missed.state.boardings).toEqual([]);
    expect(missed.ask).toMatchObject({ kind: 'segment', segment: 2 });
  });

  it('[boarding.align-free] she is laid parallel alongside by the least turn, and her movement is over', () => {
    const play = scene().say('move 4; board y');
    expect(play.ship('x').heading).toBe(700);
    expect(gap(baseOf(play.ship('x')), baseOf(play.ship('y')))).toBe(0);
    expect(play.ship('x').acted).toBe(true);
    expect(scene({}, { heading: 250 }).say('move 4; board y').ship('x').heading).toBe(700);
    expect(play.ship('y')).toMatchObject({ at: { x: 26_000, y: 22_000 }, heading: 700 });
  });

  it('[boarding.align-free] where no berth is free she boards from where she is', () => {
    const fence: TestShip[] = [18.6, 25.4].map((y, index) => ({
      id: `fence-${index}`,
      side: 'b',
      at: [26, y],
      heading: 90,
      spec: { length: 16_000, width: 4900 },
      acted: true,
    }));
    const play = scene({ at: [19.5, 22] }, { at: [26, 22], heading: 90 }, ...fence).say('move 4; board y');
    expect(play.told('boards')).toMatchObject([{ reached: true }]);
    expect(play.state.boardings).toHaveLength(1);
    expect(play.told('aligned')).toEqual([]);
  });

  it('[boarding.struck-surrenders] a ship that has struck is taken at once', () => {
    const play = scene({}, { colours: 'struck', crew: 4 }).say('move 4; board y');
    expect(play.ship('y')).toMatchObject({ colours: 'prize', side: 'a', crew: 14 });
    expect(play.told('captured')).toMatchObject([{ ship: 'y', by: 'x', rule: 'boarding.struck-surrenders' }]);
    expect(play.state.boardings).toEqual([]);
    const nearlyFull = scene({}, { colours: 'struck', crew: 65 }).say('move 4; board y');
    expect(nearlyFull.ship('y').crew).toBe(70);
  });

  const guns = { spec: { broadside: { large: [3, 0, 0, 0], regular: [1, 0, 0, 0] } as never, musketry: 5 } };

  it('[boarding.snap-fire] one who has not acted may fire half of everything at point blank', () => {
    const play = scene({}, { acted: false, ...guns }).say('move 4; board y');
    expect(play.ask).toMatchObject({ kind: 'snap', seat: 'b-1', ship: 'y', boarder: 'x' });
    play.say('snap hull', d10(5, 2), d6(3, 1, 4, 3, 2));
    expect(play.told('fire')).toMatchObject([
      {
        how: 'snap',
        side: 'larboard',
        range: 'pointBlank',
        halved: 1,
        large: { count: 2 },
        regular: { count: 1 },
        hits: 2,
      },
    ]);
    expect(play.told('musketry')).toMatchObject([{ count: 3, hits: 1 }]);
    expect(play.ship('x')).toMatchObject({ hull: 138, crew: 69 });
    expect(play.ship('y').fired).toEqual({ larboard: false, starboard: false });
  });

  it('[boarding.snap-fire] she may let it be, and one who has acted is not asked', () => {
    const play = scene({}, { acted: false, ...guns })
      .say('move 4; board y')
      .say('no snap');
    expect(play.told('snap-declined')).toHaveLength(1);
    expect(play.state.boardings).toHaveLength(1);
    const acted = scene({}, { acted: true, ...guns }).say('move 4; board y');
    expect([acted.state.snap, acted.progress]).toEqual([null, 'done']);
    expect(acted.state.boardings).toHaveLength(1);
  });
});

describe('the fight', () => {
  const dice = (more: Partial<TestShip>) => boardingDice(testShip({ ...x, ...more }));

  it('[boarding.dice-by-crew] a ten-sided die for each full five of the crew, a six-sided one for the rest', () => {
    expect(dice({ crew: 70 })).toEqual({ large: 14, regular: 0 });
    expect(dice({ crew: 23 })).toEqual({ large: 4, regular: 1 });
    expect(dice({ crew: 4 })).toEqual({ large: 0, regular: 1 });
  });

  it('[boarding.marines] marines add two, while she flies her own colours', () => {
    expect(dice({ crew: 20, spec: { marines: true } })).toEqual({ large: 6, regular: 0 });
    expect(dice({ crew: 20, spec: { marines: true }, colours: 'prize' })).toEqual({ large: 4, regular: 0 });
  });

  it('[boarding.crew-quality] a good crew adds one, a poor one takes one away but never the six-sided die', () => {
    expect(dice({ crew: 20, quality: 'good' })).toEqual({ large: 5, regular: 0 });
    expect(dice({ crew: 21, quality: 'poor' })).toEqual({ large: 3, regular: 1 });
    expect(dice({ crew: 4, quality: 'poor' })).toEqual({ large: 0, regular: 1 });
  });

  it('[boarding.crew-quality] whoever is left throws at least one die, so that no fight goes on for ever', () => {
    expect(dice({ crew: 5, quality: 'poor' })).toEqual({ large: 0, regular: 1 });
    expect(dice({ crew: 10, quality: 'poor' })).toEqual({ large: 1, regular: 0 });
    expect(dice({ crew: 0, quality: 'poor' })).toEqual({ large: 0, regular: 0 });
  });

  it('[boarding.to-hit] four and more hit', () =>
    expect(strikeBlows(loadedDice(d10(3, 4, 10), d6(4)), { large: 3, regular: 1 })).toEqual({
      large: [3, 4, 10],
      regular: [4],
      hits: 3,
    }));

  it('[boarding.saves] five and six on a die for each hit undo it', () =>
    expect(parry(loadedDice(d6(4, 5, 6)), 3)).toEqual({ saves: [4, 5, 6], casualties: 1 }));

  it('[boarding.rounds] neither crew crippled: another round', () => {
    const end = fight(
      { crew: 15 },
      { crew: 12 },
      d10(4, 3, 3, 3, 3),
      d6(3, 1),
      d10(4, 3, 3, 3, 3),
      d6(3, 1),
      FAIL,
    );
    expect(toldOf(end.told, 'boarding-round')).toHaveLength(2);
    expect(toldOf(end.told, 'boarding-ends')).toMatchObject([{ winner: 'x', rounds: 2 }]);
  });

  it('[boarding.morale] a crippled crew is tested, and one that fails strikes', () => {
    const end = fight({ crew: 15 }, {}, d10(3, 3, 3, 3), FAIL);
    expect(toldOf(end.told, 'morale')).toMatchObject([{ ship: 'y', rule: 'boarding.morale', passed: false }]);
    expect(toldOf(end.told, 'struck')).toMatchObject([{ ship: 'y' }]);
    expect(end.y).toMatchObject({ colours: 'prize', side: 'a' });
    const stood = fight({}, {}, d10(4, 4), d6(1, 1), PASS, FAIL);
    expect(stood.x).toMatchObject({ crew: 4, colours: 'flying', shaken: false });
  });

  it('[boarding.both-fail] both fail: who killed more in the last round wins and does not strike', () => {
    const end = fight({}, {}, d10(4, 3), d6(1), FAIL, FAIL);
    expect(toldOf(end.told, 'boarding-ends')).toMatchObject([{ winner: 'x' }]);
    expect(end.x.colours).toBe('flying');
    expect(end.y.colours).toBe('prize');
  });

  it('[boarding.both-fail] equal: the better crew wins; between equal crews both strike', () => {
    const none = { byAttacker: 1, byDefender: 1 };
    const crew = (quality: 'good' | 'average' | 'poor') => testShip({ ...x, quality });
    const [good, poor, other] = [crew('good'), crew('poor'), crew('poor')];
    expect(betterOf(good, poor, none)).toBe(good);
    expect(betterOf(poor, good, none)).toBe(good);
    expect(betterOf(poor, other, none)).toBeNull();
    const end = fight({}, {}, d10(3, 3), FAIL, FAIL);
    expect([end.x.colours, end.y.colours]).toEqual(['struck', 'struck']);
  });

  it('[boarding.both-pass] both pass: another round', () => {
    const end = fight({}, {}, d10(3, 3), PASS, PASS, d10(3, 3), PASS, FAIL);
    expect(toldOf(end.told, 'boarding-ends')).toMatchObject([{ winner: 'x', rounds: 2 }]);
  });

  it('[boarding.depleted] a crew with nobody left strikes without a test, on either side or both', () => {
    const one = fight({ crew: 15 }, { crew: 1 }, d10(4, 3, 3), d6(3, 1));
    expect(toldOf(one.told, 'morale')).toEqual([]);
    expect(toldOf(one.told, 'struck')).toMatchObject([{ ship: 'y', why: 'crew' }]);
    const both = fight({ crew: 1 }, { crew: 1 }, d6(4, 4, 1, 1));
    expect([both.x.colours, both.y.colours]).toEqual(['struck', 'struck']);
    expect(toldOf(both.told, 'boarding-ends')).toMatchObject([{ winner: null }]);
    const shaken = fight({ crew: 5 }, { crew: 1 }, d10(4), d6(3, 1), FAIL);
    expect(shaken.x.colours).toBe('flying');
    expect(shaken.y.colours).toBe('prize');
  });

  it('[boarding.prize] the prize has ten men more, belongs to the victors, and only drifts', () => {
    const end = fight({ crew: 15, quality: 'good' }, {}, d10(3, 3, 3, 3, 3), FAIL);
    expect(end.y).toMatchObject({ crew: 15, side: 'a', seat: 'a-1', colours: 'prize', quality: 'good' });
    const next = new TestPlay({ ...end.state, phase: 'activation', ships: [end.y] });
    expect(next.progress).toBe('done');
    expect(next.told('drifted')).toHaveLength(1);
  });

  it('[boarding.retaken] a prize that her owners take back still drifts', () => {
    const end = fight({ crew: 15 }, { owner: 'a', side: 'b', colours: 'prize' }, d10(3, 3, 3, 3), FAIL);
    expect(end.y).toMatchObject({ colours: 'retaken', side: 'a', crew: 15 });
    expect(toldOf(end.told, 'retaken')).toHaveLength(1);
    const next = new TestPlay({ ...end.state, phase: 'activation', ships: [end.y] });
    expect(next.told('drifted')).toHaveLength(1);
  });

  it('[boarding.victor-moves-off] the victor sails away from the prize in a later activation', () => {
    const end = fight({ crew: 15, at: [20, 20.096] }, {}, d10(3, 3, 3, 3), FAIL);
    expect(end.state.boardings).toEqual([]);
    const next = new TestPlay({ ...end.state, phase: 'activation' }).say('move 4');
    expect(next.ship('x').at.x).toBe(24_000);
    expect(next.told('collision')).toEqual([]);
  });

  it('[boarding.rounds] two who board one fight her in the order they came alongside', () => {
    const state = testTable({
      ships: [
        { ...x, spec: SMALL_CREW, crew: 15 },
        { ...x, id: 'w', at: [20, 22], spec: SMALL_CREW, crew: 15 },
        { ...y, at: [20, 21], heading: 90, spec: SMALL_CREW, crew: 5 },
      ],
      boardings: [
        { attacker: 'w', defender: 'y' },
        { attacker: 'x', defender: 'y' },
      ],
      phase: 'boarding',
    });
    const log = testContext(d10(3, 3, 3, 3), FAIL);
    boardingPhase.enter(state, log);
    expect(toldOf(log.told, 'captured')).toMatchObject([{ ship: 'y', by: 'w' }]);
    expect(toldOf(log.told, 'boarding-round')).toHaveLength(1);
    expect(state.boardings).toEqual([]);
  });

  it('[boarding.rounds] an action that somebody else has settled is not fought', () => {
    const end = fight({ colours: 'struck' }, {});
    expect(end.told).toEqual([]);
    expect(fight({}, { colours: 'struck' }).y.colours).toBe('prize');
    expect(fight({}, { side: 'a', colours: 'prize' }).told).toEqual([]);
  });
});
