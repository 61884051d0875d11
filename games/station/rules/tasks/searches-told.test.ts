import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { placeOfAux, tokenBehind } from '../testing/found.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { atWar, doing, playOut, search, tasking } from '../testing/search.ts';
import { allTold, formationIn, type Put, type Stated, scripted } from '../testing/station.ts';
import { atSea, faceOf, putToken } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { lookFor } from './task-search.ts';

const red = (auxiliaries: string, more: Partial<Put> = {}): Put => ({
  id: 'red-gf',
  at: 'w',
  squadrons: 'red-a',
  auxiliaries,
  ...more,
});
const azure = (more: Partial<Put> = {}): Put => ({
  id: 'azure-flag',
  at: 'x',
  squadrons: 'azure-a',
  ...more,
});
const azureToo: Put = { id: 'azure-det', at: 'x', squadrons: 'azure-b azure-c' };

/** Red Searches the Middle Bank, Blue does nothing, and all is told. */
const searched = (world: State, dice: readonly number[], ...answers: readonly object[]) => {
  const umpire = tasking(world, ...dice).answer(doing(search('red-fleet-1', 'x')));
  for (const answer of answers) umpire.answer(answer as never);
  playOut(umpire);
  expect(umpire.context.left).toBe(0);
  return toldLines(umpire.context);
};
const banks = (stated: Stated = {}): State =>
  atWar({ put: [red('red-fleet-1'), azure(), azureToo], ...stated });

function putDummy(world: State, at: string): void {
  const dummy = newFormation('dummy-1', 'dummy', 'north', atSea(at), 0);
  forcesOf(world, 'blue').formations[dummy.id] = dummy;
  putToken(world, 'blue', dummy);
}

describe('A Search', () => {
  it('[7.125] [7.13] a die for each, told to both: not seen, then seen and left unShadowed', () => {
    const world = banks();
    expect(searched(world, [6, 3], { aux: null }, { shadow: false })).toEqual([
      'task 7.125 side:red task:Search at:x class:Fleet screen:null result:done',
      'looked 7.125 dice:[6] side:red at:x token:t2 found:false mayShadow:false',
      'looked 7.125 dice:[3] side:red at:x token:t3 found:true mayShadow:true',
      'spotted 7.111 side:blue token:t3 face:{formation:azure-det squadrons:2 auxiliaries:[] convoy:null} why:search news:true',
      'shadowing 7.131 side:red token:t3 on:false',
    ]);
    expect(placeOfAux(world, 'red-fleet-1')).toEqual({
      in: 'recovery',
    });
    expect(world.searched).toEqual({
      blue: [],
      red: ['x'],
    });
  });

  it('[7.131] Shadowed: the Auxiliary stays, and what was still to be looked for is given up', () => {
    const world = banks();
    expect(searched(world, [2], { aux: null }, { shadow: true })).toEqual([
      'task 7.125 side:red task:Search at:x class:Fleet screen:null result:done',
      'looked 7.125 dice:[2] side:red at:x token:t2 found:true mayShadow:true',
      'spotted 7.111 side:blue token:t2 face:{formation:azure-flag squadrons:1 auxiliaries:[] convoy:null} why:search news:true',
      'shadowing 7.132 side:red token:t2 on:true',
    ]);
    expect(placeOfAux(world, 'red-fleet-1')).toEqual({
      in: 'shadow',
      marker: 't4',
      token: 't2',
    });
    expect(world.markers.map(inWords)).toEqual(['{id:t4 side:red kind:shadow at:x class:Fleet since:3}']);
  });

  it('[7.125] with nobody there it is told all the same, without a die', () => {
    const world = atWar({ put: [red('red-fleet-1')] });
    expect(searched(world, [])).toEqual([
      'task 7.125 side:red task:Search at:x class:Fleet screen:null result:nothing-there',
    ]);
    expect(placeOfAux(world, 'red-fleet-1')).toEqual({ in: 'recovery' });
  });

  it('[7.125] Friends, who is elsewhere, who lies in Harbour and who is Spotted are not looked for', () => {
    const world = atWar({
      put: [
        red('red-fleet-1 red-fleet-2'),
        { id: 'red-flag', at: 'cala', squadrons: 'red-b' },
        { id: 'azure-flag', at: 'cala', fitting: true, squadrons: 'azure-a' },
        { id: 'azure-det', at: 'y', squadrons: 'azure-b' },
        { id: 'cobalt-flag', at: 'narrows', squadrons: 'cobalt-a' },
      ],
    });
    const umpire = tasking(world);
    const at = umpire.context.happenings.length;
    umpire.answer(doing(search('red-fleet-1', 'narrows')));
    playOut(umpire);
    expect(
      allTold(umpire.context)
        .slice(at)
        .map(({ kind }) => kind),
    ).toEqual(['task']);
  });

  it('[6.28] [6.281] [7.124] Screened: both Classes are told, nobody is looked for, both are gone', () => {
    const world = banks({ put: [red('red-fleet-1'), azure({ auxiliaries: 'azure-fleet-1' })] });
    expect(searched(world, [], { aux: 'azure-fleet-1' })).toEqual([
      'task 6.28 side:red task:Search at:x class:Fleet screen:{class:Fleet result:screened} result:screened against:null news:true',
    ]);
    expect([placeOfAux(world, 'red-fleet-1').in, placeOfAux(world, 'azure-fleet-1').in]).toEqual([
      'recovery',
      'recovery',
    ]);
  });

  it('[6.28] a Screen that fails is told and spent, and the Search goes on without a penalty', () => {
    const world = banks({ put: [red('red-fleet-1'), azure({ auxiliaries: 'azure-galley-1' })] });
    expect(searched(world, [5], { aux: 'azure-galley-1' })).toEqual([
      'task 6.28 side:red task:Search at:x class:Fleet screen:{class:Galley result:failed} result:done against:null news:true',
      'task 7.125 side:red task:Search at:x class:Fleet screen:null result:done',
      'looked 7.125 dice:[5] side:red at:x token:t2 found:true mayShadow:false',
      'spotted 7.111 side:blue token:t2 face:{formation:azure-flag squadrons:1 auxiliaries:[] convoy:null} why:search news:true',
    ]);
    expect(placeOfAux(world, 'azure-galley-1')).toEqual({ in: 'recovery' });
  });

  it('[7.131] behind a Partial Screen those still to be looked for after a refusal are harder too', () => {
    const world = banks({
      put: [red('red-light-1', { at: 'x' }), azure({ auxiliaries: 'azure-galley-1' }), azureToo],
    });
    const umpire = tasking(world, 1, 5).answer(doing(search('red-light-1', 'x')));
    umpire.answer({ aux: 'azure-galley-1' });
    umpire.answer({ shadow: false });
    playOut(umpire);
    expect(umpire.told('looked').map(({ dice, found, mayShadow }) => [dice, found, mayShadow])).toEqual([
      [[1], true, true],
      [[5], false, false],
    ]);
  });
});

describe('What is found', () => {
  it('[7.131] who does not Shadow the first is asked again at the next that he might', () => {
    const umpire = tasking(banks(), 2, 2)
      .answer(doing(search('red-fleet-1', 'x')))
      .answer({ aux: null });
    const asked = () => umpire.asks.map(inWords);
    expect(asked()).toEqual(['{id:2.shadow.red seat:red kind:shadow rule:7.131 token:t2}']);
    expect(inWords(umpire.world.stage)).toEqual(
      '{kind:tasks side:red round:1 anyone:true declared:[{side:red task:Search at:x against:null}] now:{index:0 waits:shadow found:t2 left:[t3] partly:false}}',
    );
    umpire.answer({ shadow: false });
    expect(asked()).toEqual(['{id:3.shadow.red seat:red kind:shadow rule:7.131 token:t3}']);
    umpire.answer({ shadow: true });
    expect(asked()).toEqual(['{id:4.tasks.blue seat:blue kind:tasks rule:6.14}']);
    expect(inWords(umpire.world.stage)).toEqual(
      '{kind:tasks side:blue round:1 anyone:true declared:[] now:null}',
    );
  });

  it('[7.15] a Dummy goes off the map and is never Shadowed, whatever the die', () => {
    const world = atWar({ put: [red('red-fleet-1')] });
    putDummy(world, 'x');
    expect(searched(world, [0])).toEqual([
      'task 7.125 side:red task:Search at:x class:Fleet screen:null result:done',
      'looked 7.125 dice:[0] side:red at:x token:t2 found:true mayShadow:false',
      'dummy-found 7.15 side:blue token:t2 news:true',
    ]);
    expect([forcesOf(world, 'blue').formations, world.tokens.length]).toEqual([{}, 1]);
  });

  it('[10.156] a Scattered Convoy stays face down: sighted, not Shadowed', () => {
    const world = atWar({ put: [red('red-fleet-1')] });
    putConvoy(world, { group: 'blue-trade', at: 'x', scattered: true });
    expect(searched(world, [0])).toEqual([
      'task 7.125 side:red task:Search at:x class:Fleet screen:null result:done',
      'looked 7.125 dice:[0] side:red at:x token:t2 found:true mayShadow:false',
      'sighted 10.156 side:blue token:t2 at:x',
    ]);
    expect(world.sighted).toEqual(['t2']);
  });

  it('[7.138] one that has a shadow is given no second', () => {
    const world = banks({ put: [red('red-fleet-1'), azure()] });
    const context = scripted(world, 0);
    tokenBehind(world, 'azure-flag').shadow = 't9';
    const looking = { side: 'red', aux: 'red-fleet-1', at: 'x', partly: false };
    expect(lookFor(world, context, looking, [tokenBehind(world, 'azure-flag').id])).toBeNull();
    expect(context.told('looked')).toMatchObject([{ found: true, mayShadow: false }]);
  });

  it('[7.125] what has gone from the map meanwhile, or been turned up, is passed over', () => {
    const world = banks();
    const up = tokenBehind(world, 'azure-flag');
    up.face = faceOf(world, 'blue', formationIn(world, 'azure-flag'));
    const context = scripted(world, 3);
    const looking = { side: 'red', aux: 'red-fleet-1', at: 'x', partly: false };
    const left = [up.id, tokenBehind(world, 'azure-det').id];
    expect(lookFor(world, context, looking, left)).toEqual({ found: left[1], left: [] });
    expect(context.told('looked').map(({ token }) => token)).toEqual([left[1]]);
  });
});

describe('A pirate', () => {
  const rovers = (...put: readonly Put[]): State =>
    atWar({
      put,
      ports: { den: 'rover-1' },
      world: { corsairs: { side: 'red', bases: ['den'] }, blowing: ['Norther'] },
    });

  it('[10.221] Spots nothing of what it finds, and goes on to the next', () => {
    const world = rovers(azure({ at: 'w' }), { ...azureToo, at: 'w' });
    const umpire = tasking(world, 0, 0).answer(doing(search('rover-1', 'w')));
    playOut(umpire);
    expect(toldLines(umpire.context)).toEqual([
      'task 7.125 side:red task:Search at:w class:Light screen:null result:done',
      'looked 10.221 dice:[0] side:red at:w token:t1 found:false mayShadow:false',
      'looked 10.221 dice:[0] side:red at:w token:t2 found:false mayShadow:false',
    ]);
    expect(world.tokens.map(({ face }) => face)).toEqual([null, null]);
    expect(placeOfAux(world, 'rover-1')).toEqual({ in: 'recovery' });
  });

  it('[10.221] [10.183] attacks a Scattered Convoy that it finds, and is gone before it looks further', () => {
    const world = rovers();
    putConvoy(world, { group: 'blue-trade', at: 'w', scattered: true });
    putDummy(world, 'w');
    const umpire = tasking(world, 5, 1).answer(doing(search('rover-1', 'w')));
    playOut(umpire);
    expect(toldLines(umpire.context)).toEqual([
      'task 7.125 side:red task:Search at:w class:Light screen:null result:done',
      'looked 10.221 dice:[5] side:red at:w token:t1 found:true mayShadow:false',
      'task 10.183 dice:[1] side:red task:ConvoyAttack at:w class:Light screen:null result:done against:t1 dp:2 news:true',
      'convoy-hurt 10.14 side:blue group:blue-trade dp:2 total:2 by:task',
    ]);
    expect(forcesOf(world, 'blue').convoys['blue-trade']?.dp).toBe(2);
  });
});
