/** Fore-and-aft rig, oars, booms and tides played through the movement. */
import { describe, expect, it } from 'vitest';
import type { AdvancedShip } from '../sea/edition.ts';
import { hexName } from '../sea/hex.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { legalTexts, lyingHex, nextTurn, sailPhase, shipById } from '../testing/sailing.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { hasChoice } from './held.ts';
import { judgePlot } from './plot.ts';

describe('fore-and-aft rig in the movement', () => {
  it('[40.0] a hex to windward every second turn, straight into the wind', () => {
    const ship = advancedShip({ id: 'a', at: 'K20', heading: 1, special: { foreAndAft: true } });
    const state = advancedSea([ship], { rules: { foreAndAft: true }, wind: 4 });
    const rows: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const may = legalTexts(state, shipById(state, 'a')).includes('1');
      // Between her hexes she would drift: she lies in irons, but a phase of lying still is only her first.
      sailPhase(state, may ? { a: { plot: '1' } } : {});
      rows.push(hexName(shipById(state, 'a').bow));
      nextTurn(state);
    }
    expect(rows).toEqual(['K20', 'K19', 'K19', 'K18']);
  });
});

describe('oars in the movement', () => {
  const galley = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
    advancedShip({ id: 'g', at: 'K20', heading: 1, special: { traits: ['rowed'], rowSpeed: 4 }, ...stated });

  it('noted to row she goes into the wind’s eye, and turns through it', () => {
    const state = advancedSea([galley()], { wind: 4, advanced: { velocity: 1 } });
    expect(judgePlot(state, shipById(state, 'g'), '3').infraction?.code).toBe('turn-only');
    sailPhase(state, { g: { plot: '3', oars: true } });
    expect(lyingHex(state, 'g')).toBe('K17 1');
    const through = advancedSea([galley({ heading: 2 })], { wind: 4, advanced: { velocity: 1 } });
    sailPhase(through, { g: { plot: 'L2', oars: true } });
    expect(lyingHex(through, 'g')).toBe('K18 1');
  });

  it('dismasted she still rows; blocked wind does not touch her', () => {
    const state = advancedSea([galley({ rigging: [0, 0, 0, 0] })], { advanced: { velocity: 2 } });
    expect(hasChoice(state, shipById(state, 'g'))).toBe(true);
    sailPhase(state, { g: { plot: '3', oars: true } });
    expect(lyingHex(state, 'g')).toBe('K17 1');
    const shadow = advancedSea(
      [
        galley({ heading: 2 }),
        advancedShip({ id: 'x', at: 'K21', heading: 2, side: 'b', spec: { rated: 120 } }),
      ],
      { rules: { blockedWind: true }, advanced: { velocity: 2 } },
    );
    expect(judgePlot(shadow, shipById(shadow, 'g'), '3', { oars: true }).infraction).toBeNull();
  });

  it('a moored hulk neither moves, turns nor drifts', () => {
    const hulk = galley({ still: 3, special: { traits: ['moored-hulk'] } });
    const state = advancedSea([hulk]);
    expect(judgePlot(state, hulk, '1').infraction?.code).toBe('moored');
    sailPhase(state);
    expect(lyingHex(state, 'g')).toBe('K20 1');
  });
});

describe('booms and tides in the movement', () => {
  const BOOM = { id: 'boom', breakOn: { class4OrLarger: 4, smaller: 6 }, explosionRadius: 1 } as const;
  const ship = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
    advancedShip({ id: 'a', at: 'K20', heading: 1, ...stated });

  it('she stops on the boom, strains at it each turn, and goes on when it opens', () => {
    const state = advancedSea([ship()], { advanced: { booms: [hexNamed('K19')], special: [BOOM] } });
    sailPhase(state, { a: { plot: '3' } }, context(2));
    expect([lyingHex(state, 'a'), shipById(state, 'a').lastPlot]).toEqual(['K19 1', '1']);
    nextTurn(state);
    sailPhase(state, { a: { plot: '2' } }, context(3));
    expect(lyingHex(state, 'a')).toBe('K19 1');
    nextTurn(state);
    sailPhase(state, { a: { plot: '2' } }, context(4));
    expect([lyingHex(state, 'a'), state.advanced?.booms]).toEqual(['K17 1', []]);
  });

  it('who lies on a closed boom does not drift', () => {
    const state = advancedSea([ship({ still: 3 })], {
      advanced: { booms: [hexNamed('K20')], special: [BOOM] },
    });
    sailPhase(state);
    expect(lyingHex(state, 'a')).toBe('K20 1');
  });

  const TIDE = { id: 'tide', direction: 3, hexes: 1 } as const;

  it('the tide carries a drifting ship a hex further, and no ship that does not drift', () => {
    const state = advancedSea([ship({ still: 1 })], { advanced: { special: [TIDE] } });
    sailPhase(state);
    expect(lyingHex(state, 'a')).toBe('L19 1');
    const anchor = { how: 'A', state: 'holding', turns: 0 } as const;
    const held = advancedSea([ship({ still: 1, advanced: { anchor } })], { advanced: { special: [TIDE] } });
    sailPhase(held);
    expect(lyingHex(held, 'a')).toBe('K20 1');
    const sailing = advancedSea([ship()], { advanced: { special: [TIDE] } });
    sailPhase(sailing, { a: { plot: '1' } });
    expect(lyingHex(sailing, 'a')).toBe('K19 1');
  });

  it('a ship in its way stops the tide, not the drift before it', () => {
    const other = advancedShip({
      id: 'x',
      at: 'L19',
      heading: 1,
      side: 'b',
      advanced: { anchor: { how: 'A', state: 'holding', turns: 0 } },
    });
    const state = advancedSea([ship({ still: 1 }), other], { advanced: { special: [TIDE] } });
    const tools = sailPhase(state, {}, context(1, 1));
    expect(lyingHex(state, 'a')).toBe('K19 1');
    expect(toldOf(tools.told, 'collision')).toMatchObject([{ ships: ['x', 'a'] }]);
  });
});
