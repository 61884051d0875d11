import { describe, expect, it } from 'vitest';
import { dissolve, fittedOut, unform } from '../organisation/organisation.ts';
import { squadronIn, twoFleets } from '../testing/battle.ts';
import { battling, playTo } from '../testing/fighting.ts';
import { placeOfAux } from '../testing/found.ts';
import { formOf as form, STATIONS as stations } from '../testing/reorganisation.ts';
import { doing, search, tasking } from '../testing/search.ts';
import { type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { moveTo } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { reorganisationStep } from './reorganisation.ts';

const desk = (stated: Stated, ...dice: readonly number[]): Umpire =>
  new Umpire(
    stationAt({ mess: 'r-ash r-birch r-cole r-dunn a-aubin c-cano', stations, ...stated }),
    reorganisationStep,
    ...dice,
  );
const row = (...acts: readonly ReorganisationAct[]) => ({ acts: [...acts], done: false });
const give = (from: string, to: string): ReorganisationAct => ({ do: 'transfer', from, to, sail: 1 });

describe('Acts in a row', () => {
  it('[11.13] each is looked at on what those before it leave', () => {
    const umpire = desk({ fittingOut: { 'kings-port': 'red-a:3 red-b:2 red-c:1' } });
    expect(umpire.check(row(give('red-c', 'red-a')))).toBeNull();
    // The one Sail of red-c is gone, and so is red-c.
    expect(umpire.check(row(give('red-c', 'red-a'), give('red-c', 'red-b')))).toMatchObject({
      code: 'no-squadron',
      message: expect.stringMatching(/^Number 2: /),
    });
    // The room in red-a is made by the first.
    expect(umpire.check(row(give('red-b', 'red-a'), give('red-c', 'red-a')))).toMatchObject({
      rule: '3.252',
    });
    expect(umpire.check(row(give('red-a', 'red-b'), give('red-c', 'red-a')))).toBeNull();
    const formed = form('red-flag', 'red-a', 'red-b');
    expect(umpire.check(row({ do: 'drop', squadron: 'red-b' }, formed))).toMatchObject({ rule: '11.13' });
    expect(umpire.check(row(formed, { do: 'drop', squadron: 'red-b' }))).toBeNull();
  });

  it('[11.13] looking changes nothing', () => {
    const umpire = desk({ fittingOut: { 'kings-port': 'red-a:3 red-b:2 red-c:1' } });
    const before = JSON.stringify(umpire.world);
    umpire.check(row(form('red-flag', 'red-a', 'red-b'), { do: 'unform', flotilla: 'red-flag' }));
    expect(JSON.stringify(umpire.world)).toBe(before);
  });

  it('[11.13] what a failed check has made impossible is told to its owner', () => {
    const stated = { fittingOut: { 'kings-port': 'red-a:4 red-b:2 red-c:2' } };
    const acts = row(give('red-a', 'red-b'), give('red-c', 'red-a'));
    const failed = desk(stated, 9).answer(acts);
    expect(failed.told('left-out')).toMatchObject([
      { side: 'red', number: 2, what: 'transfer', rule: '3.252' },
    ]);
    expect(failed.context.happenings.at(-1)?.shown?.others).toBeNull();
    expect(desk(stated, 0, 0).answer(acts).told('left-out')).toEqual([]);
  });

  it('[8.42] after a Battle too', () => {
    const umpire = playTo(
      battling(
        twoFleets('w', {
          put: [
            { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:1 red-b:3' },
            { id: 'azure-a', at: 'w' },
          ],
        }),
        6,
        9,
      ),
      'regroup',
    );
    const [once, twice] = [give('red-a', 'red-b'), give('red-a', 'red-b')];
    expect(umpire.check({ acts: [once, twice] })).toMatchObject({
      message: expect.stringMatching(/^Number 2: /),
    });
    umpire.answer({ acts: [once, give('red-b', 'red-c')] }, { acts: [] });
    expect([squadronIn(umpire.world, 'red-b')?.sail, squadronIn(umpire.world, 'red-c')?.sail]).toEqual([
      3, 1,
    ]);
  });

  it('[7.23] [10.161] a Convoy that can’t gather in a Blockaded Port: its owner hears of it', () => {
    const umpire = desk({
      events: 'war',
      put: [{ id: 'red-flag', at: 'ville', squadrons: 'red-a red-b', order: 'red-blockade' }],
    });
    umpire.answer({ acts: [], done: true });
    umpire.answer(row({ do: 'assemble', group: 'blue-troops', route: 1 }));
    expect(umpire.world.forces.blue!.convoys).toEqual({});
    expect(umpire.told('left-out')).toMatchObject([{ side: 'blue', what: 'assemble', rule: '7.23' }]);
  });
});

describe('Shadows of what is reorganised', () => {
  const shadowed = (...squadrons: readonly string[]): Umpire => {
    const world = stationAt({
      events: 'war',
      put: [{ id: 'cobalt-flag', at: 'w', squadrons: squadrons.join(' ') }],
      ports: { 'kings-port': 'red-fleet-1' },
      scenario: { start: { year: 1741, turn: 9 } },
      world: { step: 'tasks', impulse: 1, increment: 3, clock: 3 },
    });
    return tasking(world, 0)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null })
      .answer({ shadow: true });
  };

  it('[7.133] [7.132] in a Harbour it ends at once, is told, and nobody is followed any more', () => {
    const { world } = shadowed('cobalt-a', 'cobalt-b');
    moveTo(world, 'blue', 'cobalt-flag', { at: 'cala', berth: 'harbour' });
    const context = scripted(world);
    fittedOut(world, context, 'blue', 'cobalt-flag');
    expect([placeOfAux(world, 'red-fleet-1').in, world.forces.blue!.followed]).toEqual(['recovery', []]);
    expect(context.told('shadowing')).toMatchObject([{ side: 'red', on: false, rule: '7.132' }]);
  });

  it('[7.136] [7.133] it goes with one of the parts, and when that is no more it ends', () => {
    const { world } = shadowed('cobalt-a', 'cobalt-b');
    unform(world, scripted(world), 'blue', 'cobalt-flag', '3.34');
    const place = placeOfAux(world, 'red-fleet-1');
    const token = world.tokens.find(({ shadow }) => shadow !== null);
    expect(place).toMatchObject({ in: 'shadow', token: token?.id });
    expect(world.forces.blue!.followed).toMatchObject([{ formation: token?.face?.formation }]);
    dissolve(world, scripted(world), 'blue', token!.face!.formation);
    expect([placeOfAux(world, 'red-fleet-1').in, world.forces.blue!.followed]).toEqual(['recovery', []]);
  });
});
