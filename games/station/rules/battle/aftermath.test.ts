import { describe, expect, it } from 'vitest';
import { fittedOut } from '../organisation/organisation.ts';
import { windsStep } from '../sailing/winds.ts';
import { CLOCK, hot, meeting, RED_FLEET as RED, squadronIn, twoFleets } from '../testing/battle.ts';
import { askedOf, battling, playOut, playTo } from '../testing/fighting.ts';
import { force, formationIn, scripted, Umpire } from '../testing/station.ts';
import type { AnswerTo } from '../world/asks.ts';
import { decideVictor } from './combat/strike.ts';
import { strikePercentage, struckOf } from './combat/tables.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const HEAVY: AnswerTo<'intensity'> = { intensity: 'Heavy' };

describe('the Victor', () => {
  it('[8.43] who Sank most Sail, whatever the damage', () => {
    // Two DPs for each; the check sinks one of Blue's, by what it had before.
    const umpire = playOut(hot('red-a:4/9', 'azure-a:4/15', [9, 0, 9, 9]), {
      intensity: { intensity: 'Medium' },
    });
    expect(umpire.told('victor')).toMatchObject([{ victor: 'red', sunk: { red: 0 } }]);
  });

  it('[8.432] on a tie nobody', () => {
    const umpire = playOut(hot('red-a:4', 'azure-a:4', [0, 9, 9]), { intensity: HEAVY });
    expect(umpire.told('victor')).toMatchObject([{ victor: null, sunk: { red: 2, blue: 2 }, struck: 0 }]);
  });

  it('[8.431] no Prestige for the Battle, but for every two Sail of the line', () => {
    const umpire = playOut(hot('red-a:4', 'azure-a:1/30', [9, 0, 9]), { intensity: { intensity: 'Medium' } });
    expect(umpire.told('victor')[0]!.victor).toBe('red');
    expect(umpire.told('prestige')).toEqual([]);
    expect(umpire.world.tally.blue!.lineSail).toBe(1);
    const two = playOut(hot('red-a:4', 'azure-a:2/30', [9, 0, 0, 9]), { intensity: { intensity: 'Medium' } });
    expect(two.world.prestige).toEqual({ red: 6, blue: 4 });
  });

  it('[8.433] the beaten need not run', () => {
    const umpire = playOut(hot('red-a:4', 'azure-a:4/15', [9, 0, 9, 9]), {
      intensity: { intensity: 'Medium' },
    });
    expect(formationIn(umpire.world, 'azure-flag').place.at).toBe('w');
  });
});

describe('Striking Colours', () => {
  it('[8.44] by the die so many of a hundred, rounded down but one at least', () => {
    expect(FACES.map(strikePercentage)).toEqual([100, 80, 60, 40, 40, 20, 20, 0, 0, 0]);
    expect([struckOf(5, 80), struckOf(3, 60), struckOf(3, 20), struckOf(3, 0), struckOf(0, 100)]).toEqual([
      4, 1, 1, 0, 0,
    ]);
  });

  const won = (strike: number, red = 'red-a:3') =>
    playTo(hot(red, 'azure-a:4/15', [9, 0, 0, strike]), 'prizes', { intensity: { intensity: 'Medium' } });

  it('[11.177] who was in it on the winning side has won a Battle', () => {
    const { leaders } = playOut(won(9)).world.forces.red!;
    expect([leaders['r-birch']!.won, leaders['r-cole']!.won]).toEqual([true, false]);
    expect(playOut(won(9)).world.forces.blue!.leaders['a-aubin']!.won).toBe(false);
  });

  it('[6.235] what burnt is never Captured: there is no die for it', () => {
    const umpire = won(2);
    const battle = umpire.world.battle!;
    const struck = (by: 'combat' | 'fire') => {
      const one = { ...battle, strikes: null, losses: { red: [], blue: [{ squadron: 'azure-a', by }] } };
      const context = scripted(umpire.world, 0);
      decideVictor(umpire.world, one, context);
      return [one.victor, one.strikes, context.left];
    };
    expect([struck('combat'), struck('fire')]).toEqual([
      ['red', 0, 0],
      ['red', null, 1],
    ]);
  });

  it('[8.441] Struck Sail go into the Victor’s Squadrons as he likes', () => {
    const umpire = won(2);
    expect(umpire.told('victor')).toMatchObject([{ victor: 'red', sunk: { blue: 2 }, struck: 1 }]);
    expect(umpire.choices<'prizes'>()).toContainEqual({ into: ['red-a'] });
    expect(umpire.check({ into: ['red-b'] })).toMatchObject({ rule: '8.441' });
    umpire.answer({ into: ['red-a'] });
    expect(squadronIn(umpire.world, 'red-a')).toMatchObject({ sail: 4 });
    expect(umpire.world.lost.blue).toEqual({ sunk: 1, captured: 1 });
  });

  it('[8.441] only if there is no room a new Squadron is Formed for them', () => {
    const umpire = won(2, 'red-a:4');
    expect(umpire.check({ into: ['red-a'] })).toMatchObject({ rule: '8.441' });
    umpire.answer({ into: ['red-b'] });
    expect(squadronIn(umpire.world, 'red-b')).toEqual({
      id: 'red-b',
      sail: 1,
      dp: 3,
      formation: 'red-flag',
      port: null,
    });
  });

  it('[8.442] three DPs for each; or they are Scuttled', () => {
    const umpire = won(2);
    const before = squadronIn(umpire.world, 'red-a')!.dp;
    umpire.answer({ into: ['red-a'] });
    expect(squadronIn(umpire.world, 'red-a')!.dp).toBe(before + 3);
    const other = won(2);
    other.answer({ into: [null] });
    expect(squadronIn(other.world, 'red-a')!.sail).toBe(3);
    expect(other.world.lost.blue).toEqual({ sunk: 2, captured: 0 });
  });

  it('[8.443] one into a Squadron is three DPs, a Squadron of two has six', () => {
    const umpire = won(0, 'red-a:4');
    umpire.answer({ into: ['red-c', 'red-c'] });
    expect(squadronIn(umpire.world, 'red-c')).toMatchObject({ sail: 2, dp: 6 });
  });

  it('[8.444] without a counter to hold them they are Sunk', () => {
    const world = meeting({
      put: [
        force('red-flag w r-birch red-a:4 red-b:4 red-c:4', { came: 'with' }),
        force('azure-flag w a-aubin azure-a:4/15', { came: 'against' }),
      ],
      ordinary: { 'kings-port': 'red-e:4' },
    });
    const umpire = playTo(battling(world, 0, 9, 0, 0, 0), 'prizes', {
      intensity: { intensity: 'Light' },
      double: { adds: [] },
    });
    expect(askedOf(umpire)).not.toContain('prizes:red');
    expect(umpire.told('prize').map(({ into }) => into)).toEqual([null, null]);
  });

  it('[12.31] the die may be bought again', () => {
    const umpire = hot('red-a:3', 'azure-a:4/15', [9, 0, 0, 9, 0]);
    umpire.world.watch.red = { ...umpire.world.watch.red!, mulligan: 'ask' };
    const strike = playTo(umpire, 'prizes', {
      intensity: { intensity: 'Medium' },
      mulligan: (_side, { reroll }) => ({ again: reroll === 'strike' }),
    });
    expect(strike.told('victor')[0]!.dice).toEqual([0]);
  });
});

describe('Disorganisation', () => {
  const after = (intensity: 'Light' | 'Medium') => {
    const umpire = playOut(hot('red-a:4', 'azure-a:4', [9]), { intensity: { intensity } });
    return ['red-flag', 'azure-flag'].map((id) => formationIn(umpire.world, id).disorganised);
  };

  it('[8.45] after a Medium or Heavy Battle all Engaged are Disorganised, after a Light one not', () => {
    expect([after('Light'), after('Medium')]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('[8.452] it is of no account in the Increment of the Battle itself: there is one Battle in a Space', () => {
    const umpire = playOut(hot('red-a:4', 'azure-a:4', [9]), { intensity: HEAVY });
    expect(umpire.progress).toBe('done');
    expect(umpire.told('battle')).toHaveLength(1);
  });

  it('[8.453] and to a Flotilla that a Squadron of a Disorganised one is moved to', () => {
    const umpire = playTo(
      battling(
        meeting({
          put: [
            RED,
            force('red-flag w r-birch red-c:2 red-d:2'),
            { id: 'azure-a', at: 'w', came: 'against' },
          ],
        }),
        0,
        6,
        9,
        9,
      ),
      'regroup',
      {
        engage: (side, { declared }) =>
          declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-a' } : undefined,
        intensity: HEAVY,
      },
    );
    const gf = formationIn(umpire.world, 'red-gf');
    const flag = formationIn(umpire.world, 'red-flag');
    [gf.disorganised, flag.disorganised] = [false, true];
    umpire.answer({ acts: [{ do: 'move', squadron: 'red-c', to: 'red-gf' }] }, { acts: [] });
    expect(formationIn(umpire.world, 'red-gf').squadrons).toContain('red-c');
    expect(formationIn(umpire.world, 'red-gf').disorganised).toBe(true);
  });

  it('[8.453] it passes to what a Disorganised Squadron is put under', () => {
    const umpire = playTo(
      battling(
        meeting({
          put: [RED, force('red-c w nobody red-c:2'), { id: 'azure-a', at: 'w', came: 'against' }],
        }),
        0,
        6,
        9,
        9,
      ),
      'regroup',
      {
        engage: (side, { declared }) =>
          declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-a' } : undefined,
        intensity: HEAVY,
      },
    );
    formationIn(umpire.world, 'red-gf').disorganised = false;
    formationIn(umpire.world, 'red-c').disorganised = true;
    umpire.answer({ acts: [{ do: 'subordinate', formation: 'red-c', to: 'red-gf' }] }, { acts: [] });
    expect(formationIn(umpire.world, 'red-gf').disorganised).toBe(true);
  });

  it('[8.454] ended by a Leadership Check at an Impulse’s start, or by Fitting Out', () => {
    const rallied = (die: number) => {
      const world = twoFleets();
      formationIn(world, 'red-gf').disorganised = true;
      new Umpire(world, windsStep, ...Array.from({ length: 9 }, () => die));
      return !formationIn(world, 'red-gf').disorganised;
    };
    expect([rallied(5), rallied(6)]).toEqual([true, false]);
    const world = meeting({ put: [{ ...RED, at: 'kings-port', fitting: true }] });
    formationIn(world, 'red-gf').disorganised = true;
    fittedOut(world, scripted(world), 'red', 'red-gf');
    expect(formationIn(world, 'red-gf').disorganised).toBe(false);
  });
});

describe('the next Increment', () => {
  it('[8.46] the losers may not stay nor come back to a Battle Space; the others are free', () => {
    const umpire = playOut(hot('red-a:4', 'azure-a:4/15', [9, 0, 9, 9]), {
      intensity: { intensity: 'Medium' },
    });
    expect(formationIn(umpire.world, 'azure-flag').bound).toEqual({
      clock: CLOCK + 1,
      leave: true,
      shun: ['w'],
      back: null,
    });
    expect(formationIn(umpire.world, 'red-flag').bound).toBeNull();
  });

  it('[8.46] [9.387] an Order that is past hope may be given up if the Admiral agrees, who is asked once a Turn', () => {
    const asking = (die: number) => {
      const world = meeting({
        put: [
          { ...RED, order: 'red-cruise' },
          { id: 'azure-a', at: 'w', came: 'against' },
        ],
        stations: { red: 'r-ash' },
      });
      const umpire = playTo(battling(world, 6, 9, die), 'regroup');
      expect(umpire.check({ acts: [], abandon: ['azure-a'] })).toMatchObject({ rule: '8.46' });
      return umpire;
    };
    const freed = asking(5).answer({ acts: [], abandon: ['red-gf'] }, { acts: [] });
    expect(freed.told('check').at(-1)).toMatchObject({ rule: '9.387', rating: 5, passed: true });
    expect(formationIn(freed.world, 'red-gf').execution).toBeNull();
    const held = asking(6).answer({ acts: [], abandon: ['red-gf'] }, { acts: [] });
    expect(held.told('check').at(-1)).toMatchObject({ rule: '9.387', passed: false });
    expect(formationIn(held.world, 'red-gf').execution?.order).toBe('red-cruise');
    const again = asking(5);
    again.world.forces.red!.desk.tried = ['abandon:red-gf'];
    expect(again.check({ acts: [], abandon: ['red-gf'] })).toMatchObject({ rule: '9.391' });
  });

  it('[8.461] there is no path of retreat, but out of a Strait by the side one came in', () => {
    const open = playOut(hot('red-a:4', 'azure-a:4/15', [9, 0, 9, 9]), {
      intensity: { intensity: 'Medium' },
    });
    expect(formationIn(open.world, 'azure-flag').bound!.back).toBeNull();
    const beaten = (from: string | null) => {
      const world = meeting({
        put: [
          force('red-flag narrows r-birch red-a:4'),
          force('azure-flag narrows a-aubin azure-a:4/15', {
            ...(from === null ? {} : { came: 'against', from }),
          }),
        ],
      });
      formationIn(world, 'azure-flag').entered = 'ocean';
      playOut(battling(world, 9, 9, 0, 9, 9));
      return formationIn(world, 'azure-flag').bound!.back;
    };
    // Brought back to where he began he is free to leave by any side.
    expect([beaten('w'), beaten('narrows')]).toEqual(['w', null]);
    // However long ago he came in.
    expect(beaten(null)).toBe('ocean');
  });
});
