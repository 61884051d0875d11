/** What machines are tried on: sisters that lie alike to the wind, one and three to a side. */
import { scenarios } from '../../data/scenarios.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';

const named = (id: string): Scenario => scenarios.find((each) => each.id === id)!;

const WIDTH = 72_000;
const HEIGHT = 60_000;
/** From the middle of the table, and from one ship to the next. */
const APART = 13_000;
const BEHIND = 6500;

/** Both sides sail the ships of the first of a battle, each line the other seen in a glass; the wind blows between them. */
function even(id: string, title: string, battle: string, ships: number): Scenario {
  const model = named(battle);
  const [one, two] = model.sides;
  const cards = model.squadrons
    .filter(({ side }) => side === one!.id)
    .flatMap((squadron) => squadron.ships)
    .slice(0, ships);
  const line = (side: string, hand: 1 | -1) =>
    cards.map((card, i) => ({
      ...card,
      id: `${side}-${i + 1}`,
      name: `${card.name} ${hand === 1 ? 'A' : 'B'}`,
      x: WIDTH / 2 - hand * (APART + i * BEHIND),
      y: HEIGHT / 2,
      heading: hand === 1 ? 900 : 2700,
    }));
  const squadron = (side: string, nation: Scenario['squadrons'][number]['nation'], hand: 1 | -1) => ({
    id: `${side}-line`,
    name: `Line of ${side}`,
    side,
    nation,
    ships: line(side, hand),
  });
  const { flagship: _one, ...first } = one!;
  const { flagship: _two, ...second } = two!;
  return {
    ...model,
    id,
    title,
    briefing: 'Equal ships, for trying machines on.',
    table: { width: WIDTH, height: HEIGHT },
    wind: { toward: 1800 },
    sides: [first, { ...second, nation: first.nation }],
    squadrons: [squadron(first.id, first.nation, 1), squadron(second.id, first.nation, -1)],
    batteries: [],
    terrain: [],
    turnLimit: 15,
    victory: [{ type: 'points', margin: 5 }],
  };
}

export const TRIALS: readonly Scenario[] = [
  even('trial-frigates', 'Two frigates', 'frigate-duel', 1),
  even('trial-threes', 'Three against three', 'learning-three', 3),
];
