import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { batteryOf } from '../table/state.ts';
import { TestPlay, testContext } from '../testing/play.ts';
import { groundAt, type TestShip, type TestTable, testTable } from '../testing/table.ts';
import { fireOrdered } from './shooting.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [20, 26], heading: 90 };
const scene = (other: Partial<TestShip>, mine: Partial<TestShip> = {}, rest: Partial<TestTable> = {}) =>
  new TestPlay(testTable({ ...rest, ships: [{ ...x, ...mine }, { ...y, ...other }, ...(rest.ships ?? [])] }));
const AT_Y = 'fire R y hull';

describe('who may be fired at', () => {
  it('[fire.declare-target-and-location] a prize, by those who lost her; never by those who hold her', () => {
    expect(scene({ owner: 'a', side: 'b', colours: 'prize' }).refusal(AT_Y)).toBeNull();
    expect(scene({ owner: 'b', side: 'a', colours: 'prize' }).refusal(AT_Y)).toBe(
      'friend fire.declare-target-and-location',
    );
    expect(scene({ fate: 'sunk' }).refusal(AT_Y)).toBe('gone fire.declare-target-and-location');
    expect(scene({}).refusal('fire R x hull')).toBe('out-of-arc fire.arc-30-degrees');
  });

  it('[fire.declare-target-and-location] no battery of her own side', () => {
    const fort = { id: 'fort', at: [20, 30] as const };
    const far = { at: [60, 40] as const };
    const order = 'fire R fort hull';
    expect(scene(far, {}, { batteries: [{ ...fort, side: 'a' }] }).refusal(order)).toBe(
      'friend fire.declare-target-and-location',
    );
    expect(scene(far, {}, { batteries: [fort] }).refusal(order)).toBeNull();
  });

  it('[fire.line-of-sight] the land that a battery stands on does not hide it from ships', () => {
    const land = (fromY: number) => [groundAt('land', [15, fromY], [25, fromY], [25, 34], [15, 34])];
    const batteries = [{ id: 'fort', at: [20, 30] as const }];
    const far = { at: [60, 40] as const };
    const own = scene(far, {}, { batteries, terrain: land(26) });
    expect(own.refusal('fire R fort hull')).toBeNull();
    const other = [...land(29), groundAt('land', [15, 25], [25, 25], [25, 26], [15, 26])];
    expect(scene(far, {}, { batteries, terrain: other }).refusal('fire R fort hull')).toBe(
      'no-sight fire.line-of-sight',
    );
  });

  it('[fire.line-of-sight] friends block the lane as enemies do', () => {
    const ships: TestShip[] = [{ id: 'z', at: [20, 23], heading: 90, acted: true }];
    expect(scene({}, {}, { ships }).refusal(AT_Y)).toBe('no-sight fire.line-of-sight');
  });
});

describe('chain shot', () => {
  it('[special.one-a-turn] is declared with one broadside; the other has it too', () => {
    const ships: TestShip[] = [{ id: 'n', side: 'b', at: [20, 14], heading: 90 }];
    const both = () => scene({}, {}, { ships });
    expect(both().refusal('fire R y rigging chain; L n rigging chain')).toBe(
      'special-spent special.one-a-turn',
    );
    const play = both().say(
      'fire R y rigging chain; L n rigging',
      d6(4, 4, 1),
      d10(2, 2),
      d6(2, 2),
      d10(2, 2),
      d6(2, 2),
    );
    expect(play.told('fire').map(({ modifiers }) => modifiers)).toMatchObject([
      [{ what: 'chain-shot', by: 2 }],
      [{ what: 'chain-shot', by: 2 }],
    ]);
  });

  it('[chain-shot.pass] is not tested where the shot it was declared for can no longer be fired', () => {
    const play = scene({});
    const activation = play.state.activation!;
    const shot = { side: 'starboard', target: 'y', aim: 'rigging', chain: true } as const;
    play.ship('y').colours = 'struck';
    fireOrdered(play.state, activation, play.ship('x'), shot, testContext());
    expect(activation).toMatchObject({ special: null, chain: false });
    play.ship('y').colours = 'flying';
    fireOrdered(play.state, activation, play.ship('x'), shot, testContext(d6(4, 4, 1), d10(2, 2), d6(2, 2)));
    expect(activation).toMatchObject({ special: 'chain-shot', chain: true });
  });
});

describe('what goes with a broadside', () => {
  const muskets = { broadside: { large: [1, 1, 1, 1], regular: [0, 0, 0, 0] } as const, musketry: 2 };

  it('[musketry.point-blank] no muskets at a ship that the broadside made strike', () => {
    const play = scene({ crew: 2 }, { spec: muskets }).say(AT_Y, d10(3), d6(6, 3, 3, 1, 1));
    expect(play.ship('y')).toMatchObject({ colours: 'struck', crew: 0 });
    expect(play.told('musketry')).toEqual([]);
    expect(play.ship('x').musketed).toBe(false);
  });

  it('[rake.automatic-critical] muskets alone bring no critical hit', () => {
    const none = { broadside: { large: [0, 0, 0, 0], regular: [0, 0, 0, 0] } as const, musketry: 2 };
    const play = scene({ heading: 180 }, { spec: none }).say(AT_Y, d6(4, 4));
    expect(play.told('fire')[0]).toMatchObject({ rake: 'stern', hits: 0 });
    expect(play.told('critical')).toEqual([]);
    expect(play.ship('y').crew).toBe(68);
  });

  it('[fire.any-point-of-move] [musketry.point-blank] guns and muskets are loaded again when her next activation begins', () => {
    const play = scene({}, { spec: muskets, fired: { larboard: true, starboard: true }, musketed: true });
    expect(play.ship('x')).toMatchObject({ fired: { larboard: false, starboard: false }, musketed: false });
    play.say(AT_Y, d10(2), d6(4, 4));
    expect(play.ship('x')).toMatchObject({ fired: { larboard: false, starboard: true }, musketed: true });
  });

  it('[shore.fort-points] [musketry.point-blank] muskets hurt the men of a battery', () => {
    const play = scene({ at: [60, 40] }, { spec: muskets }, { batteries: [{ id: 'fort', at: [20, 26] }] });
    play.say('fire R fort hull', d10(9), d6(4, 5));
    expect(batteryOf(play.state, 'fort')).toMatchObject({ fort: 59, crew: 28 });
  });
});
