import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { battles } from '../../data/battles/index.ts';
import { scenarios } from '../../data/scenarios.ts';
import { hexAction } from '../index.ts';
import { examine } from '../scenario/examine.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { Options } from '../sea/options.ts';
import type { State } from '../sea/state.ts';
import { advancedOf, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { commanded, hoistFlags } from './command-lag.ts';
import { squadronsAsk, squadronsPhase } from './squadrons.ts';

type Ask = Extract<HexAsk, { kind: 'squadrons' }>;
type Division = AnswerTo<'squadrons'>;

const LAG: Options = { rules: { commandLag: 'squadrons' } };
const begun = (id: string, options: Options): AdvancedState =>
  advancedOf(hexAction.setup(scenarios.find((each) => each.id === id)!, options, looseDice(1)));
const asksOf = (sea: State): readonly HexAsk[] => hexAction.asks(sea);

/** Eight ships of one chair, and one of another side, for which the scenario has stated nothing. */
function eight(): AdvancedState {
  const ids = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'];
  const provisional = (seat: string, ships: string[]) =>
    ({ id: seat, name: seat, side: seat[0]!, seat, ships, flagship: ships[0]!, provisional: true }) as const;
  return advancedSea(
    [
      ...ids.map((id, index) => advancedShip({ id, at: `K${4 + 3 * index}`, heading: 1 })),
      advancedShip({ id: 'b1', at: 'EE10', heading: 1, side: 'b' }),
    ],
    {
      phase: 'squadrons',
      rules: { commandLag: 'squadrons' },
      advanced: { squadrons: [provisional('a-1', ids), provisional('b-1', ['b1'])] },
    },
  );
}
const askOf = (sea: AdvancedState): Ask => squadronsPhase.asks(sea)[0] as Ask;
const form = (sea: AdvancedState, answer: Division) => {
  const told = context();
  squadronsPhase.resolve(sea, [{ ask: askOf(sea), answer }], told);
  hoistFlags(sea);
  return told;
};

describe('32.1 flagship and squadrons', () => {
  it('[32.1] with command lag each commander is asked before the first turn, where the scenario has no squadrons', () => {
    const sea = begun('two-frigate-squadrons', LAG);
    expect(asksOf(sea)).toMatchObject([
      { kind: 'squadrons', rule: '32.1', seat: sea.seats[0]!.id },
      { kind: 'squadrons', rule: '32.1', seat: sea.seats[1]!.id },
    ]);
    expect(asksOf(begun('two-frigate-squadrons', {}))[0]!.kind).toBe('prepare');
  });

  it('[32.1] as the scenario says where it says: nobody is asked', () => {
    const sea = begun('saintes-1782', LAG);
    expect(asksOf(sea).some(({ kind }) => kind === 'squadrons')).toBe(false);
    expect(sea.advanced.squadrons.every(({ ships, provisional }) => ships.length <= 6 && !provisional)).toBe(
      true,
    );
  });

  it('[32.1] a fleet that was bought is divided by its owner too', () => {
    let sea: State = begun('chosen-frigates', LAG);
    const answers = asksOf(sea).map((ask) => {
      const [answer] = [...hexAction.choices(hexAction.view(sea, ask.seat), ask)].filter(
        (each) => 'ships' in each && each.ships.length > 1,
      );
      return { ask, answer: answer! };
    });
    sea = hexAction.resolve(sea, answers, looseDice(1)).state;
    expect(asksOf(sea).map(({ kind }) => kind)).toEqual(['squadrons', 'squadrons']);
  });

  it('[32.1] squadrons of six or fewer, every ship in one, and a flagship among them', () => {
    const sea = eight();
    const code = (answer: Division) => squadronsAsk.check(viewOf(sea), askOf(sea), answer)?.code ?? null;
    const [six, two] = [
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
      ['a7', 'a8'],
    ];
    expect(code({ flagship: 'a7', squadrons: [six, two] })).toBeNull();
    expect(code({ flagship: 'a7', squadrons: [[...six, 'a7'], ['a8']] })).toBe('too-many');
    expect(code({ flagship: 'a7', squadrons: [six, ['a7']] })).toBe('not-divided');
    expect(code({ flagship: 'a7', squadrons: [six, ['a7', 'a8', 'b1']] })).toBe('not-divided');
    expect(code({ flagship: 'a7', squadrons: [six, ['a7', 'a7']] })).toBe('not-divided');
    expect(code({ flagship: 'b1', squadrons: [six, two] })).toBe('no-flagship');
    for (const offer of squadronsAsk.choices(viewOf(sea), askOf(sea))) expect(code(offer)).toBeNull();
  });

  it('[32.1] [32.2] [32.3] the flag flies in the ship chosen: hers is the squadron in hand, the others sail as written', () => {
    const sea = eight();
    const squadrons = [
      ['a1', 'a2', 'a3'],
      ['a4', 'a5', 'a6', 'a7', 'a8'],
    ];
    const told = form(sea, { flagship: 'a5', squadrons });
    expect(toldOf(told.told, 'squadrons')).toMatchObject([{ seat: 'a-1', flagship: 'a5', squadrons }]);
    expect(sea.advanced.flags.a).toMatchObject({ ship: 'a5' });
    expect(sea.advanced.squadrons.map(({ ships, flagship }) => [flagship, ships.length])).toEqual([
      ['a5', 5],
      ['a1', 3],
      ['b1', 1],
    ]);
    const by = Object.fromEntries(sea.ships.map((ship) => [ship.id, commanded(sea, ship)]));
    expect(by).toMatchObject({ a1: 3, a3: 3, a4: 'directly', a8: 'directly', b1: 'directly' });
  });

  it('[32.1] a single ship is her own flagship, and nobody is asked', () => {
    expect(squadronsPhase.asks(eight()).map(({ seat }) => seat)).toEqual(['a-1']);
  });

  it('[32.1] a scenario with more than six ships in a squadron is refused', () => {
    const crowded = structuredClone(battles.find(({ id }) => id === 'trafalgar-1805')!);
    const [first, second] = crowded.sides[0]!.squadrons!;
    for (const ship of crowded.ships) if (ship.squadron === second!.id) ship.squadron = first!.id;
    crowded.sides[0]!.squadrons = crowded.sides[0]!.squadrons!.filter(({ id }) => id !== second!.id);
    expect(examine(crowded)).toEqual([
      { path: '/sides/0/squadrons/0', expected: '6 ships at most: more than a flag officer can lead' },
    ]);
  });
});
