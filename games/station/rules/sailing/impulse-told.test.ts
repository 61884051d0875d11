import { describe, expect, it } from 'vitest';
import { inWords, toldLines } from '../testing/lines.ts';
import { afloat, blow, newImpulse, redFlag as red, testGale } from '../testing/sailing.ts';
import { formationIn, type Stated } from '../testing/station.ts';
import type { State } from '../world/state.ts';

describe('An Impulse begins', () => {
  it('[4.22] [5.241] its number, the dice of the winds and what blows, told to all', () => {
    const world = afloat({
      scenario: { start: { year: 1741, turn: 2 } },
      world: { impulse: 2, covered: ['x'] },
    });
    const umpire = newImpulse(world, 3, 5);
    expect(toldLines(umpire.context)).toEqual([
      'impulse 4.22 impulse:2',
      'winds 5.241 dice:[3 5] blowing:[Norther]',
    ]);
    expect([world.blowing, world.covered, world.searched]).toEqual([
      ['Norther'],
      ['x'],
      { red: [], blue: [] },
    ]);
  });

  it('[5.241] [6.149] with the first Impulse of a Turn the trade that was covered is open again', () => {
    const world = afloat({
      scenario: { start: { year: 1741, turn: 2 } },
      world: { impulse: 1, covered: ['x'], searched: { red: ['x'] } },
    });
    newImpulse(world, 9, 4);
    expect([world.blowing, world.covered, world.searched]).toEqual([
      ['Souther', 'Easter'],
      [],
      { red: [], blue: [] },
    ]);
  });

  it('[8.454] a Disorganised Formation brought to order: told to its owner, with his check', () => {
    const world = afloat({ put: [red('x')], world: { impulse: 2 } });
    formationIn(world, 'red-flag').disorganised = true;
    expect(toldLines(newImpulse(world, 9, 4).context).slice(2)).toEqual([
      'check 8.454 dice:[4] side:red leader:r-birch what:order rating:4 modifier:0 passed:true others:null',
      'disorganised 8.454 side:red tokens:[t1] on:false others:null',
    ]);
    expect(formationIn(world, 'red-flag').disorganised).toBe(false);
    const still = afloat({ put: [red('x')], world: { impulse: 2 } });
    formationIn(still, 'red-flag').disorganised = true;
    expect(toldLines(newImpulse(still, 9, 5).context).slice(2)).toEqual([
      'check 8.454 dice:[5] side:red leader:r-birch what:order rating:4 modifier:0 passed:false others:null',
    ]);
    expect(formationIn(still, 'red-flag').disorganised).toBe(true);
  });
});

describe('Gales', () => {
  const winter = (more: Partial<State> = {}, stated: Stated = {}): State =>
    afloat({
      ...stated,
      scenario: { start: { year: 1741, turn: 2 } },
      world: { increment: 1, clock: 5, raided: ['x'], ...more },
    });

  it('[5.32] [5.323] born where the chart says, or no Gale: each die told', () => {
    const world = winter({ blowing: ['Souther', 'Easter'] });
    expect(toldLines(blow(world, 3, 4).context)).toEqual([
      'gale 5.323 dice:[4] wind:Easter force:9 at:narrows what:born',
      'no-gale 5.32 dice:[3] winds:[Souther]',
    ]);
    expect(world.gales.map(inWords)).toEqual(['{wind:Easter force:9 at:narrows start:narrows born:5}']);
    expect(world.raided).toEqual([]);
  });

  it('[5.324] a second of the same wind makes it stronger', () => {
    const world = winter({ blowing: ['Easter'], gales: [testGale('Easter', 9, 'narrows', 5)] });
    expect(toldLines(blow(world, 0).context)).toEqual([
      'gale 5.324 dice:[0] wind:Easter force:10 at:narrows what:grew',
    ]);
  });

  it('[5.38] [5.382] one moves on, another is over', () => {
    const world = winter({
      increment: 2,
      blowing: ['Norther'],
      gales: [testGale('Norther', 9, 'x', 2), testGale('Souther', 8, 'cala', 2)],
    });
    expect(toldLines(blow(world).context)).toEqual([
      'gale 5.382 wind:Souther force:8 at:cala what:over',
      'gale 5.38 wind:Norther force:9 at:x what:moved to:y',
    ]);
    expect(world.gales.map(inWords)).toEqual(['{wind:Norther force:9 at:y start:x born:2}']);
  });

  it('[5.325] of two in one place the stronger stays', () => {
    const world = winter({
      increment: 2,
      blowing: ['Norther', 'Easter'],
      gales: [testGale('Easter', 8, 'w', 5), testGale('Norther', 9, 'w', 5)],
    });
    expect(toldLines(blow(world).context)).toEqual(['gale 5.325 wind:Easter force:8 at:w what:over']);
    expect(world.gales.map(inWords)).toEqual(['{wind:Norther force:9 at:w start:w born:5}']);
  });

  it('[5.37] Subordinates lost: who they are is told to the owner, that they are to all', () => {
    const world = winter(
      { increment: 2, blowing: ['Norther'], gales: [testGale('Norther', 10, 'x', 5)] },
      { put: [red('x', { leader: 'r-birch', squadrons: 'red-a:4 red-b:3 red-c:2' })] },
    );
    expect(toldLines(blow(world, 9).context)).toEqual([
      'check 5.37 dice:[9] side:red leader:r-birch what:gale rating:4 modifier:0 passed:false others:null',
      'scattered 5.37 side:red kept:false leader:r-birch lost:[red-b red-c] others:{kind:scattered rule:5.37 side:red kept:false}',
    ]);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-a']);
  });

  it('[5.362] an Auxiliary driven off, and one that rides it out', () => {
    const gale = { increment: 2, blowing: ['Norther'], gales: [testGale('Norther', 11, 'x', 5)] };
    const off = winter(gale, { put: [red('x', { auxiliaries: 'red-fleet-1 red-fleet-2' })] });
    expect(toldLines(blow(off, 6, 5).context)).toEqual([
      'driven-off 5.362 dice:[6] side:red at:x aux:red-fleet-1 class:Fleet others:null',
      'rode-out 5.362 dice:[5] side:red aux:red-fleet-2 at:x others:null',
    ]);
  });

  it('[5.372] [5.373] out of a Minor Port: the Flotilla, and those that lay there by themselves', () => {
    const world = winter(
      { increment: 2, blowing: ['Souther'], gales: [testGale('Souther', 8, 'cala', 5)] },
      {
        put: [{ id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-a' }],
        fittingOut: { cala: 'cobalt-b:3' },
        ordinary: { cala: 'cobalt-d:1' },
      },
    );
    expect(toldLines(blow(world).context)).toEqual([
      'moved 5.372 side:blue token:t1 from:{at:cala berth:harbour} to:{at:cala berth:sea} how:put-out formation:cobalt-flag others:{kind:moved rule:5.372 side:blue token:t1 from:{at:cala berth:harbour} to:{at:cala berth:sea} how:put-out}',
      'subordinated 5.373 side:blue formation:cobalt-b to:null others:{kind:subordinated rule:5.373 side:blue}',
    ]);
    expect(world.tokens.map(({ place }) => inWords(place))).toEqual([
      '{at:cala berth:sea}',
      '{at:cala berth:sea}',
    ]);
    expect(inWords(formationIn(world, 'cobalt-flag').came)).toEqual('{how:fitting-out from:cala clock:5}');
  });
});
