import { d3, d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testTable } from '../testing/table.ts';

const enemy: TestShip = { id: 'y', side: 'b', at: [21, 26], heading: 90 };
const play = (mine: Partial<TestShip>, others: readonly TestShip[] = []) =>
  new TestPlay(testTable({ ships: [{ id: 'x', at: [20, 20], heading: 90, ...mine }, ...others] }));

describe('special actions', () => {
  it('[special.one-a-turn] one special action a turn', () => {
    const twice = play({}).say('tack', d6(4, 4, 4));
    expect(twice.refusal('tack')).toBe('special-spent special.one-a-turn');
    expect(twice.refusal('boxhaul 4 L')).toBe('special-spent special.one-a-turn');
    const mended = play({ rudder: true }).say('act x repair-rudder', d6(4, 4, 4));
    expect(mended.refusal('tack')).toBe('special-spent special.one-a-turn');
  });

  it('[special.three-dice] it is tested with three dice', () => {
    const test = play({})
      .say('tack', d6(4, 4, 4))
      .told('special')[0]!;
    expect(test).toMatchObject({ action: 'tack', first: [4, 4, 4], needed: 2, passed: true });
  });

  it('[special.crippled-crew] [crippled.crew] a crippled crew takes none', () => {
    expect(play({ crew: 23 }).refusal('tack')).toBe('crew-crippled special.crippled-crew');
    expect(play({ crew: 24 }).refusal('tack')).toBeNull();
    const burning = new TestPlay(
      testTable({
        ships: [
          { id: 'x', at: [20, 20], heading: 90, crew: 23, fires: 1 },
          { id: 'z', at: [40, 20], heading: 90 },
        ],
      }),
    );
    expect(burning.refusal('act x fight-fires')).toBe('crew-crippled special.crippled-crew');
  });

  it('[special.fires-ignored] who does not fight a fire loses two dice of crew and has one fire more', () => {
    const ignored = play({ fires: 2 }).say('act x', d6(3, 4));
    expect(ignored.told('fires')).toMatchObject([
      { rule: 'special.fires-ignored', by: 1, fires: 3, ignored: true },
    ]);
    expect(ignored.ship('x')).toMatchObject({ fires: 3, crew: 63 });
    const otherwise = play({ fires: 1, leaks: 1 }).say('act x repair-leaks', d6(4, 4, 4), d3(1), d6(3, 4));
    expect(otherwise.ship('x')).toMatchObject({ fires: 2, leaks: 0, crew: 63 });
  });

  it('[special.fires-ignored] a crippled crew can only look on', () => {
    const lost = play({ fires: 1, crew: 20 }, [{ id: 'z', at: [40, 20], heading: 90 }]);
    lost.say('act x', d6(1, 1));
    expect(lost.ship('x')).toMatchObject({ fires: 2, crew: 18, shaken: true });
  });

  it('[special.leaks-ignored] the same for leaks, and a rudder mended meanwhile does not help', () => {
    expect(play({ leaks: 1 }).say('act x', d6(1, 2)).ship('x')).toMatchObject({ leaks: 2, crew: 67 });
    const rudder = play({ leaks: 1, rudder: true }).say('act x repair-rudder', d6(4, 4, 4, 1, 2));
    expect(rudder.ship('x')).toMatchObject({ leaks: 2, rudder: false, crew: 67 });
  });

  it('[special.fires-ignored] [critical.six-sinks] the sixth fire sinks her', () => {
    const gone = play({ fires: 5 }).say('act x', d6(1, 1));
    expect(gone.ship('x').fate).toBe('sunk');
    expect(gone.told('sunk')).toMatchObject([{ why: 'fires', rule: 'critical.six-sinks' }]);
    expect(gone.progress).toBe('done');
  });

  it('[special.leaks-ignored] a ship that her fires have sunk leaks no more', () => {
    const gone = play({ fires: 5, leaks: 1 }).say('act x', d6(1, 1));
    expect(gone.ship('x')).toMatchObject({ fate: 'sunk', leaks: 1 });
  });

  it('[tack.pass] two successes: she is not taken aback this turn, and moves as if beating', () => {
    const tacking = play({ heading: 40 }).say('tack', d6(4, 4, 1));
    expect(tacking.ask).toMatchObject({ segment: 1, disposition: 'beating', most: 3000 });
    tacking.say('move 3 L30');
    expect(tacking.ask).toMatchObject({ segment: 2, disposition: 'beating' });
    tacking.say('move 3 L30').say('move 3 L30');
    expect(tacking.ship('x')).toMatchObject({ rigging: 60, heading: 3100 });
  });

  it('[tack.fail] two dice of rigging, and she is taken aback', () => {
    const failed = play({ heading: 40 }).say('tack', d6(4, 1, 1, 1, 5, 6));
    expect(failed.ship('x').rigging).toBe(49);
    expect(failed.ask).toMatchObject({ segment: 1, disposition: 'aback' });
  });

  it('[tack.fail] [crippled.rigging] crippled by it, she has one segment and no more', () => {
    const failed = play({ rigging: 21 }).say('tack', d6(4, 1, 1, 1, 1, 1));
    expect(failed.ask).toMatchObject({ segment: 1, segments: 1 });
    failed.say('move 4', d6(4, 4, 1));
    expect(failed.progress).toBe('done');
  });

  it('[boxhaul.pass] three successes: one segment, half a circle, and no farther', () => {
    const turned = play({}).say('boxhaul 4 R', d6(6, 4, 1));
    expect(turned.ship('x')).toMatchObject({ at: { x: 24_000, y: 20_000 }, heading: 2700, rigging: 60 });
    expect(turned.told('boxhauled')).toHaveLength(1);
    expect(turned.progress).toBe('done');
  });

  it('[boxhaul.pass] in a later segment too, but not when taken aback or with a damaged rudder in the first two', () => {
    const later = play({})
      .say('move 4')
      .say('boxhaul 4 L', d6(6, 4, 1));
    expect(later.ship('x').at.x).toBe(28_000);
    expect(play({ heading: 0 }).refusal('boxhaul 0 L')).toBe('aback aback.stops');
    const rudder = play({ rudder: true }).say('act x');
    expect(rudder.refusal('boxhaul 4 L')).toBe('rudder critical.rudder');
    rudder.say('move 4').say('move 4');
    expect(rudder.refusal('boxhaul 4 L')).toBeNull();
  });

  it('[boxhaul.fail] she turns a quarter where she is, loses two dice of rigging, and stops', () => {
    const failed = play({}).say('boxhaul 4 L', d6(4, 4, 1, 1, 6, 6));
    expect(failed.ship('x')).toMatchObject({ at: { x: 20_000, y: 20_000 }, heading: 0, rigging: 48 });
    expect(failed.progress).toBe('done');
  });

  it('[boxhaul.fail] she turns before the rigging goes, and loses it too where the turn ends in a collision', () => {
    const failed = play({ rigging: 3 }).say('boxhaul 4 L', d6(4, 4, 1, 1, 1, 3, 4, 4, 4));
    expect(failed.ship('x')).toMatchObject({ heading: 0, rigging: 0 });
    expect(failed.told('turned')).toMatchObject([{ by: -900, rule: 'boxhaul.fail' }]);
    const beside: TestShip = { id: 'y', side: 'b', at: [20, 18.8], heading: 90 };
    const struck = play({}, [beside]).say('boxhaul 4 L', d6(4, 4, 1, 1, ...Array<number>(8).fill(1), 6, 6));
    expect(struck.told('collision')).toHaveLength(1);
    expect(struck.ship('x')).toMatchObject({ hull: 136, rigging: 48 });
  });

  it('[fight-fires.pass] three successes put out one to three fires', () => {
    const out = play({ fires: 3 }).say('act x fight-fires', d6(4, 4, 4), d3(2));
    expect(out.ship('x')).toMatchObject({ fires: 1, crew: 70 });
    expect(out.told('special')).toMatchObject([{ rule: 'fight-fires.pass', passed: true }]);
    expect(
      play({ fires: 1 })
        .say('act x fight-fires', d6(4, 4, 4), d3(3))
        .ship('x').fires,
    ).toBe(0);
  });

  it('[fight-fires.fail] failing costs two dice of crew, but the fire does not grow', () => {
    const failed = play({ fires: 3 }).say('act x fight-fires', d6(4, 4, 1, 1, 5, 5));
    expect(failed.ship('x')).toMatchObject({ fires: 3, crew: 60 });
    expect(failed.told('special')).toMatchObject([{ rule: 'fight-fires.fail', passed: false }]);
  });

  it('[repair.pass] three successes stop one to three leaks, or mend the rudder', () => {
    expect(
      play({ leaks: 3 })
        .say('act x repair-leaks', d6(6, 4, 1), d3(3))
        .ship('x').leaks,
    ).toBe(0);
    const mended = play({ rudder: true }).say('act x repair-rudder', d6(6, 4, 1));
    expect(mended.ship('x').rudder).toBe(false);
    expect(mended.told('rudder-repaired')).toEqual([
      { kind: 'rudder-repaired', rule: 'repair.pass', ship: 'x' },
    ]);
  });

  it('[repair.fail] failing costs two dice of crew', () => {
    const failed = play({ rudder: true }).say('act x repair-rudder', d6(6, 1, 1, 1, 2, 2));
    expect(failed.ship('x')).toMatchObject({ rudder: true, crew: 66 });
  });

  it('[all-hands.only-move] all hands on deck: she moves, and neither fires nor boards', () => {
    const hands = play({ fires: 1 }, [enemy]).say('act x all-hands fight-fires', d6(4, 4, 4, 1), d3(1));
    expect(hands.ship('x').fires).toBe(0);
    expect(hands.refusal('fire R y hull')).toBe('all-hands all-hands.only-move');
    expect(hands.refusal('move 4; @0 R y hull')).toBe('all-hands all-hands.only-move');
    expect(hands.refusal('move 4; board y')).toBe('all-hands all-hands.only-move');
    expect(hands.refusal('bears any ask hull')).toBe('special-spent special.one-a-turn');
    hands.say('move 4').say('move 4').say('move 4');
    expect(hands.ship('x').acted).toBe(true);
  });

  it('[all-hands.only-move] nor is she asked for fire when her movement is over', () => {
    const hands = play({ fires: 1, anchored: true }, [enemy]).say(
      'act x all-hands fight-fires',
      d6(4, 4, 4, 1),
      d3(1),
    );
    expect(hands.ship('x').acted).toBe(true);
    expect(hands.ask).toMatchObject({ kind: 'segment', ship: 'y' });
  });

  it('[all-hands.must-attempt] they must fight fires or repair', () => {
    const hands = play({ fires: 1, anchored: true });
    expect(hands.refusal('act x all-hands')).toBe('all-hands all-hands.must-attempt');
    expect(hands.refusal('act x all-hands cut')).toBe('all-hands all-hands.must-attempt');
    expect(hands.refusal('act x all-hands repair-leaks')).toBe('nothing-to-mend special.one-a-turn');
  });

  it('[all-hands.fourth-die] the test is taken with four dice', () => {
    const hands = play({ leaks: 2 }).say('act x all-hands repair-leaks', d6(4, 4, 1, 5), d3(1));
    expect(hands.told('special')[0]).toMatchObject({ first: [4, 4, 1, 5], successes: 3, passed: true });
  });

  it('[chain-shot.pass] two successes: two more to hit rigging at point blank and close range', () => {
    const shot = play({}, [enemy]).say('fire R y rigging chain', d6(4, 4, 1), d10(2, 3), d6(2, 3, 1));
    expect(shot.told('special')).toMatchObject([{ action: 'chain-shot', passed: true }]);
    expect(shot.told('fire')).toMatchObject([
      { needed: 5, hits: 2, modifiers: [{ what: 'chain-shot', by: 2 }] },
    ]);
    expect(shot.ship('y').rigging).toBe(58);
  });

  it('[chain-shot.pass] not at the hull, and not farther than close range', () => {
    expect(play({}, [enemy]).refusal('fire R y hull chain')).toBe('no-use chain-shot.pass');
    const far = { ...enemy, at: [20, 37] as const };
    expect(play({}, [far]).refusal('fire R y rigging chain')).toBe('no-use chain-shot.pass');
    expect(play({}, [{ ...enemy, at: [20, 36] }]).refusal('fire R y rigging chain')).toBeNull();
  });

  it('[chain-shot.fail] failing changes nothing about the broadside', () => {
    const shot = play({}, [enemy]).say('fire R y rigging chain', d6(4, 1, 1, 1), d10(2, 3), d6(2, 3));
    expect(shot.told('fire')).toMatchObject([{ hits: 0, modifiers: [] }]);
  });
});
