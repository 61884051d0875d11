import { GALLERY, looseDice, UMPIRE } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { battles } from '../data/battles/index.ts';
import { transferable } from './boarding/boarding.ts';
import { closeTurn } from './close-turn.ts';
import { hexAction } from './index.ts';
import { executionPhase } from './movement/execution.ts';
import { setup } from './scenario/setup.ts';
import type { AdvancedLog } from './sea/advanced-log.ts';
import { hexKey } from './sea/hex.ts';
import { shipOf } from './sea/state.ts';
import { advancedOf, advancedSea, advancedShip } from './testing/advanced.ts';
import { context, hexNamed, toldOf } from './testing/sea.ts';
import { imagine, view } from './view.ts';

const battle = (id: string) => advancedOf(setup(battles.find((each) => each.id === id)!, {}));

describe('what a seat of the Advanced Game sees', () => {
  const sea = advancedSea([
    advancedShip({ id: 'own', at: 'M20', heading: 2, advanced: { orders: [{ plot: '1' }] } }),
    advancedShip({ id: 'other', at: 'Z10', heading: 2, side: 'b', special: { mortars: 1 } }),
  ]);

  it('[7.2.5] load, shot, reloads, orders ahead and mortars of others are closed', () => {
    const seen = shipOf(view(sea, 'b-1'), 'own');
    expect([seen.loaded, seen.advanced.shot, seen.advanced.reloads, seen.advanced.orders]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(shipOf(view(sea, 'a-1'), 'other').advanced.mortars).toBeNull();
    expect(shipOf(view(sea, 'b-1'), 'other').advanced.mortars).toEqual([4]);
    expect(shipOf(view(sea, GALLERY), 'own').advanced.orders).toBeNull();
    expect(shipOf(view(sea, UMPIRE), 'own').advanced.orders).toEqual([{ plot: '1' }]);
  });

  it('[7.2.5] imagining fills every closed column so that the sea is sound', () => {
    expect(hexAction.invariants(imagine(view(sea, 'a-1'), looseDice(1)))).toEqual([]);
  });

  it('[39.1] shoals are on the chart of those who know them', () => {
    const copenhagen = battle('copenhagen-1801');
    const known = (seat: string): number => Object.keys(view(copenhagen, seat).advanced.depths).length;
    expect(known('danish-1')).toBeGreaterThan(200);
    expect([known('british-1'), known(GALLERY)]).toEqual([0, 0]);
    const key = Object.keys(copenhagen.advanced.depths)[0]!;
    copenhagen.advanced.sounded = { british: [key] };
    expect(view(copenhagen, 'british-1').advanced.depths).toEqual({
      [key]: copenhagen.advanced.depths[key],
    });
    expect(view(copenhagen, 'danish-1').advanced.sounded).toEqual({ british: [] });
  });

  it('[7.2.5] a bluff: the log is closed until an enemy has ended a turn near', () => {
    const aura = battle('pulo-aura-1804');
    const merchant = aura.ships.find((ship) => ship.owner === 'british')!;
    const french = aura.ships.find((ship) => ship.owner === 'french')!;
    const seen = shipOf(view(aura, french.seat), merchant.id);
    expect(seen.advanced.seems).toBe(true);
    expect(seen.spec.rated).toBe(64);
    expect(shipOf(view(aura, merchant.seat), merchant.id).advanced.seems).toBeUndefined();
    french.bow = { q: merchant.bow.q + 4, r: merchant.bow.r };
    const tools = context();
    closeTurn(aura, tools);
    closeTurn(aura, tools);
    expect(shipOf(view(aura, french.seat), merchant.id).spec.rated).toBe(merchant.spec.rated);
    const found = toldOf(tools.told, 'seen-through').map(({ ship }) => ship);
    expect(found.filter((id) => id === merchant.id)).toEqual([merchant.id]);
  });

  it('a bluff: no boats go between the ships of a side that keeps its logs closed', () => {
    const aura = battle('pulo-aura-1804');
    const [from, to] = aura.ships.filter((ship) => ship.owner === 'british');
    to!.bow = { q: from!.bow.q + 1, r: from!.bow.r };
    to!.heading = from!.heading;
    expect(transferable(aura, from!)).not.toContain(to);
    from!.advanced.seenThrough = true;
    expect(transferable(aura, from!)).not.toContain(to);
    to!.advanced.seenThrough = true;
    expect(transferable(aura, from!)).toContain(to);
  });

  it('a bluff: how her crew handles her where ships run into each other is news to whoever looks on', () => {
    const tellings = (log: Partial<AdvancedLog>) => {
      const state = advancedSea(
        [
          advancedShip({ id: 'x', at: 'K20', heading: 1, advanced: log }),
          advancedShip({ id: 'y', at: 'K18', heading: 1, side: 'b' }),
        ],
        {
          advanced: { special: [{ id: 'bluff', side: 'a', range: 5 }] },
          execution: { step: 0, plots: { x: '2', y: '0' }, stopped: [], contest: null, retrace: null },
        },
      );
      const tools = context(6, 6, 6, 6);
      executionPhase.enter(state, tools);
      return tools.happenings.filter(({ truth }) => truth.kind === 'foul').map(({ news }) => news);
    };
    expect([tellings({}), tellings({ seenThrough: true })]).toEqual([[true], [undefined]]);
  });

  it('[15.0] edges that are real for a time open when it has passed', () => {
    const trafalgar = battle('trafalgar-1805');
    expect(trafalgar.board.fixed).toBe(true);
    trafalgar.turn = 6;
    closeTurn(trafalgar, context());
    expect(trafalgar.board.fixed).toBe(true);
    trafalgar.turn = 7;
    closeTurn(trafalgar, context());
    expect(trafalgar.board.fixed).toBe(false);
  });

  it('[3.1.5] runs of hexes are read as the chart has them', () => {
    const { depths } = battle('nile-1798').advanced;
    expect(depths[hexKey(hexNamed('KK27'))]).toBe(20);
    expect(depths[hexKey(hexNamed('KK28'))]).toBeUndefined();
  });
});
