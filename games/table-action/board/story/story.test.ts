import { describe, expect, it } from 'vitest';
import type { Table } from '../../rules/table/state.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { laidOut, played } from '../testing/desk.ts';
import { afterTold } from './retell.ts';
import { scenesOf } from './script.ts';
import { posesIn } from './use-story.ts';

/** What a drawing is made of. */
const seen = ({ ships, batteries }: Pick<Table, 'ships' | 'batteries'>) => ({
  ships: ships.map(({ id, at, heading, sail, hull, rigging, crew, fires, leaks, colours, fate, side }) => ({
    id,
    at,
    heading,
    sail,
    hull,
    rigging,
    crew,
    fires,
    leaks,
    colours,
    fate,
    side,
  })),
  batteries: batteries.map(({ id, fort, crew, state }) => ({ id, fort, crew, state })),
});

describe('the story', () => {
  it.each(['frigate-duel', 'nile-van', 'algeciras'])(
    'ends where the umpire says, step after step of %s',
    (scenario) => {
      let state = laidOut(scenario);
      let scenes = 0;
      for (let step = 0; step < 45 && state.outcome === null; step++) {
        const next = played(state, (ask, view) => defaultAnswer(view, ask), step);
        const all = scenesOf(state, next.told);
        scenes += all.length;
        expect(seen(next.told.reduce<Table>(afterTold, state))).toEqual(seen(next.state));
        expect(all.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(16_001);
        ({ state } = next);
      }
      expect(scenes).toBeGreaterThan(20);
    },
  );

  it('carries a ship along her way, and turns her by the shorter side', () => {
    const state = laidOut();
    const [ship] = state.ships;
    const from = { at: { x: 0, y: 0 }, heading: 3500 };
    const to = { at: { x: 4000, y: 0 }, heading: 100 };
    const [scene] = scenesOf(state, [{ kind: 'aligned', rule: 'collision.align', ship: ship!.id, from, to }]);
    expect(posesIn(scene!, 0).get(ship!.id)).toEqual({ x: 0, y: 0, angle: 350 });
    expect(posesIn(scene!, 0.5).get(ship!.id)).toEqual({ x: 80, y: 0, angle: 360 });
    expect(posesIn(scene!, 1).get(ship!.id)).toEqual({ x: 160, y: 0, angle: 370 });
    expect(posesIn(null, 0.5).size).toBe(0);
  });
});
