import { type Game, looseDice, optionFlaws, scenarioFlaws } from '@weathergage/kernel';
import { AREAS } from '@weathergage/sea-power/data/areas.ts';
import { resultRefusal } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import { station } from '@weathergage/station/rules/index.ts';
import type { Station } from '@weathergage/station/rules/types.ts';
import { describe, expect, it } from 'vitest';
import { withMapping } from '../mapping/bound-mapping.ts';
import { EARLIER_MAPPING } from '../mapping/earlier-mapping.ts';
import { PRINTED_MAPPING } from '../mapping/printed-mapping.ts';
import { lineShip, onlyChild, testLine, testSeaBattle, testSeaOf } from '../testing/battles.ts';
import { wayFor } from '../ways.ts';
import { seasonResult } from './after.ts';
import { groupsOf } from './fleets.ts';
import { holdFor } from './orders.ts';
import { seasonScenario } from './season.ts';
import { theatreOfArea } from './theatre.ts';

const game = station as unknown as Game;
const way = wayFor('sea-power', { way: 'station' });
const LINES = {
  english: testLine('England', 9, 'eng-rodney'),
  european: [...testLine('France', 6, 'fra-de-grasse'), ...testLine('Spain', 5, 'spa-borja')],
};

describe('a season', () => {
  it.each(AREAS.map(({ id }) => id))('can be played in the area %s', (area) => {
    const { scenario, options } = onlyChild(way, testSeaOf(area, LINES));
    expect([...scenarioFlaws(game, scenario), ...optionFlaws(game, options)]).toEqual([]);
  });

  it('has the area’s ports with their holders, and a roadstead for who has none', () => {
    const theatre = theatreOfArea(testSeaOf('bay-of-biscay', LINES));
    expect(theatre.ports.map(({ id, side }) => [id, side])).toEqual([
      ['brest', 'european'],
      ['lorient', 'european'],
      ['rochefort', 'european'],
      ['ferrol', 'european'],
      ['english-road', 'english'],
    ]);
    expect(theatre.bases).toEqual({ english: 'english-road', european: 'brest' });
  });

  it('has the chart’s winds: from the west in Biscay, from the east in the Caribbean, monsoons in Bengal', () => {
    const wind = (area: 'bay-of-biscay' | 'eastern-caribbean' | 'bay-of-bengal') => {
      const { windward, leeward, winds, begins } = theatreOfArea(testSeaOf(area, LINES));
      return [windward, leeward, winds.map(({ id }) => id).join(' '), begins];
    };
    expect(wind('eastern-caribbean')).toEqual(['east', 'west', 'Trade Wester', 5]);
    expect(wind('bay-of-bengal')).toEqual(['north', 'south', 'North-East-Monsoon South-West-Monsoon', 1]);
    expect(wind('bay-of-biscay').slice(2)).toEqual(['Wester Easter', 9]);
  });

  it('in the western Mediterranean is played on that station’s own map', () => {
    const { module, flotillas } = seasonScenario(testSeaOf('western-med', LINES), PRINTED_MAPPING);
    if (typeof module === 'string') throw new Error();
    expect(module.spaces.map(({ id }) => id)).toContain('port-mahon');
    expect(module.winds.map(({ id }) => id)).toContain('Mistral');
    expect(module.ports.find(({ id }) => id === 'gibraltar')).toMatchObject({ side: 'english' });
    expect(module.ports.find(({ id }) => id === 'toulon')).toMatchObject({ side: 'european' });
    // The Europeans have the gauge.
    expect(flotillas.map(({ id, at }) => [id, at])).toContainEqual(['european-fleet', 's13']);
  });

  it('every ship is a Sail: four of a navy to a Squadron, the great ones by name, damage as DPs', () => {
    const line = [
      lineShip('fra-ville-de-paris', 'fra-de-grasse', 3),
      ...testLine('France', 12, 'x')
        .map(({ ship }) => lineShip(ship))
        .filter(({ ship }) => ship !== 'fra-ville-de-paris'),
    ];
    const groups = groupsOf(line, PRINTED_MAPPING);
    expect(groups.flatMap(({ ships }) => ships.map(({ ship }) => ship)).toSorted()).toEqual(
      line.map(({ ship }) => ship).toSorted(),
    );
    expect(groups.find(({ flagship }) => flagship)).toMatchObject({ id: 'fs-fra-ville-de-paris' });
    expect(groups.find(({ flagship }) => flagship)!.dp).toBeGreaterThan(0);
    expect(groups.every(({ ships, class: sort }) => ships.length <= (sort === 'SOL' ? 4 : 2))).toBe(true);
  });

  it('begins with both fleets in sight of each other, and they may fight at once', () => {
    const scenario = seasonScenario(testSeaOf('bay-of-biscay', LINES), PRINTED_MAPPING);
    expect(scenario.flotillas.filter(({ sighted }) => sighted).map(({ id }) => id)).toEqual([
      'english-fleet',
      'european-fleet',
    ]);
    const { tokens } = station.setup(scenario, {}, looseDice(1)) as Station['state'];
    expect(tokens.map(({ face }) => face?.formation)).toEqual(['english-fleet', 'european-fleet']);
    const earlier = seasonScenario(testSeaOf('bay-of-biscay', LINES), EARLIER_MAPPING);
    expect(earlier.flotillas.every(({ sighted }) => sighted === undefined)).toBe(true);
  });

  it('is longer fought for by longer lines, and by the longest within their time', () => {
    const { season } = PRINTED_MAPPING;
    const holds = [1, 6, 12, 40].map((ships) => {
      const line = Array.from({ length: ships }, () => lineShip('eng-mars'));
      return holdFor(testSeaBattle({ lines: { english: line, european: [...line, ...line] } }), season);
    });
    expect(holds).toEqual([1, 3, 5, 10]);
    expect(holdFor(testSeaBattle(), EARLIER_MAPPING.season)).toBe(4);
  });

  it('passes on what may be fought out in it', () => {
    const below = { ways: ['hex-action'] };
    expect(onlyChild(way, testSeaBattle({ below })).options).toEqual(
      withMapping({ foughtOut: below }, PRINTED_MAPPING),
    );
    expect(onlyChild(way, testSeaBattle()).options).toEqual({});
  });
});

describe('what comes of a season', () => {
  const battle = testSeaOf('bay-of-biscay', LINES);
  const begun = (): Station['state'] =>
    structuredClone(
      station.setup(seasonScenario(battle, PRINTED_MAPPING), {}, looseDice(1)),
    ) as Station['state'];
  const told = (state: Station['state'], of = battle) => {
    const result = seasonResult(of, state, 'f00d', PRINTED_MAPPING);
    expect(resultRefusal(of, result)).toBeNull();
    return result;
  };
  const ended = (winners: string[]) => ({ winners, rule: '12.1', text: '' }) as never;

  it('nothing, where nothing happened: and the sea is nobody’s', () => {
    const { lines, leaders, broke } = told(begun());
    expect(
      [...lines.english, ...lines.european].every(({ fate, damage }) => fate === 'fights' && damage === 0),
    ).toBe(true);
    expect([leaders, broke]).toEqual([[], ['english', 'european']]);
  });

  it('how many Turns it lasted', () => {
    const state = begun();
    expect(told(state).turns).toBe(1);
    state.turn = PRINTED_MAPPING.season.turns - 1;
    expect(told(state).turns).toBe(PRINTED_MAPPING.season.turns);
  });

  it('who has the greater Prestige holds the sea', () => {
    const state = begun();
    state.outcome = ended(['english']);
    expect(told(state).broke).toEqual(['european']);
  });

  it('as many ships lost as Sail, those of the Squadron that lost them; prizes where there are any', () => {
    const state = begun();
    const [first] = groupsOf(battle.lines.english, PRINTED_MAPPING);
    state.forces.english!.squadrons[first!.id]!.sail -= 2;
    state.lost.english = { sunk: 1, captured: 1 };
    const fates = told(state).lines.english.filter(({ fate }) => fate !== 'fights');
    expect(fates.map(({ fate }) => fate).toSorted()).toEqual(['captured', 'sunk']);
    const own = first!.ships.map(({ ship }) => ship);
    expect(fates.every(({ ship }) => own.includes(ship))).toBe(true);
    const plain = { ...battle, capture: false };
    const sunk = told(state, plain).lines.english.filter(({ fate }) => fate === 'sunk');
    expect(sunk).toHaveLength(2);
  });

  it('DPs beyond the wear of the sea are damage; a Squadron worn out is disabled', () => {
    const state = begun();
    const [first] = groupsOf(battle.lines.english, PRINTED_MAPPING);
    const { turns, wear } = PRINTED_MAPPING.season;
    const squadron = state.forces.english!.squadrons[first!.id]!;
    const hurt = (dp: number) => {
      squadron.dp = dp;
      return told(state).lines.english.find(({ ship }) => ship === first!.ships[0]!.ship)!;
    };
    expect(hurt(turns * wear)).toMatchObject({ damage: 0, fate: 'fights' });
    expect(hurt(turns * wear + 8).damage).toBeGreaterThan(0);
    expect(hurt(turns * wear + 20)).toMatchObject({ fate: 'disabled' });
  });

  it('leaders killed, hurt and taken', () => {
    const state = begun();
    const { leaders } = state.forces.english!;
    leaders['eng-rodney']! = { ...leaders['eng-rodney']!, at: 'gone', lost: true };
    expect(told(state).leaders).toEqual([{ leader: 'eng-rodney', fate: 'killed' }]);
    leaders['eng-rodney'] = { ...leaders['eng-rodney']!, at: 'prisoner', lost: undefined as never };
    expect(told(state).leaders).toEqual([{ leader: 'eng-rodney', fate: 'injured' }]);
  });
});
