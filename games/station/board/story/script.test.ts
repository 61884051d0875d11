import { describe, expect, it } from 'vitest';
import { twoFleets } from '../../rules/testing/battle.ts';
import type { BattleTold } from '../../rules/told/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { combatTold, FOUNDERED, PRESTIGE } from '../testing/told.ts';
import { afterTold } from './retell.ts';
import { placeOf, scenesOf } from './script.ts';
import { beatsOf } from './tale.ts';

const world = viewOf(twoFleets(), 'red');
const [one, other] = world.tokens.map(({ id }) => id) as [string, string];
const moved = (token: string, from: string, to: string): StationTold => ({
  kind: 'moved',
  rule: '5.2',
  side: 'red',
  token,
  from: { at: from, berth: 'sea' },
  to: { at: to, berth: 'sea' },
  how: 'with',
});
const gale = (what: 'born' | 'moved' | 'over', at: string, to?: string): StationTold => ({
  kind: 'gale',
  rule: '5.3',
  wind: 'bise',
  force: 10,
  at,
  what,
  ...(to === undefined ? {} : { to }),
});
const even = (red: number, blue = red) => ({ red, blue });
const combat = (index: number): BattleTold =>
  combatTold({ die: 3, column: even(4), dp: even(4), sunk: even(0) }, { dice: [3], index });
const victor: BattleTold = {
  kind: 'victor',
  rule: '8.43',
  at: 'w',
  victor: 'red',
  sunk: { red: 0, blue: 1 },
  struck: 0,
};

describe('a story', () => {
  it('moves all of one Increment together, and goes on to the next when one moves again', () => {
    const scenes = scenesOf(world, [moved(one, 'w', 'x'), moved(other, 'w', 'y'), moved(one, 'x', 'z')]);
    expect(scenes.map((scene) => scene.kind === 'sail' && [...scene.legs.keys()])).toEqual([
      [one, other],
      [one],
    ]);
    expect(scenes[1]!.after.tokens.find(({ id }) => id === one)?.place.at).toBe('z');
    expect(world.tokens.find(({ id }) => id === one)?.place.at).toBe('w');
  });

  it('says nothing of what is no news, and shows no flag that nobody sees', () => {
    expect(scenesOf(world, [{ kind: 'impulse', rule: '4.22', impulse: 2 }, moved('t999', 'w', 'x')])).toEqual(
      [],
    );
  });

  it('turns a flag over when it is sighted', () => {
    const face = { formation: 'azure-flag', squadrons: 2, auxiliaries: [], convoy: null };
    const [scene] = scenesOf(world, [
      { kind: 'spotted', rule: '7.111', side: 'blue', token: other, face, why: 'search' },
    ]);
    expect(scene).toMatchObject({ kind: 'sighting', token: other });
    expect(placeOf(scene!)).toBe('w');
    expect(scene!.after.tokens.find(({ id }) => id === other)?.face).toEqual(face);
  });

  it('lets a gale travel', () => {
    const scenes = scenesOf(world, [gale('born', 'w'), gale('moved', 'w', 'x'), gale('over', 'x')]);
    expect(scenes.map(({ kind }) => kind)).toEqual(['card', 'gale']);
    expect(scenes[1]!.after.gales).toMatchObject([{ wind: 'bise', at: 'x', start: 'w' }]);
    expect(afterTold(scenes[1]!.after, gale('over', 'x')).gales).toEqual([]);
  });

  it('keeps nobody longer than seven seconds, however much has happened', () => {
    const told = Array.from({ length: 60 }, (_, i) => moved(one, `p${i}`, `p${i + 1}`));
    const scenes = scenesOf(world, told);
    expect(scenes).toHaveLength(60);
    expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(7000);
    const quiet = scenesOf(world, told.slice(0, 4));
    expect(quiet.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(1500);
  });

  it('stages a Battle in which guns have spoken, whole, and no other', () => {
    const scenes = scenesOf(world, [combat(0), PRESTIGE, victor, moved(one, 'w', 'x')]);
    expect(scenes.map(({ kind }) => kind)).toEqual(['battle', 'sail']);
    expect(scenes[0]?.kind === 'battle' && scenes[0].told).toEqual([combat(0), victor]);
    expect(scenesOf(world, [{ kind: 'no-battle', rule: '8.124', at: 'w', why: 'declined' }])).toEqual([]);
  });
});

describe('the tale of a Battle', () => {
  it('has a beat for each Combat, then what came of it, then who has the day', () => {
    const hurt: BattleTold = { ...FOUNDERED, rule: '8.336', dp: 4, total: 4, sunk: 0, sail: 4 };
    const chosen = { side: 'red', squadron: 'red-a', combat: 0, admiral: false, extra: false } as const;
    const pick: BattleTold = { kind: 'pick', rule: '8.33', ...chosen };
    const beats = beatsOf([pick, combat(0), combat(1), hurt, hurt, victor]);
    expect(beats.map(({ kind }) => kind)).toEqual(['combat', 'combat', 'lines', 'end']);
    expect(beats[2]!.told).toHaveLength(2);
  });
});
