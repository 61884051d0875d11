/** Rule 2: both captains write where they will sail; the orders are opened together and sailed square by square. */
import { type AskRules, refuse } from '@weathergage/kernel';
import { isSame, type ShipId, type Square } from './chart.ts';
import { look, tellOwner } from './darkness.ts';
import { land } from './ending.ts';
import { board, fire, meeting } from './guns.ts';
import type { PhaseRules, Play, SailAnswer, SailAsk, Ship, View } from './types.ts';
import { courseTo, reach, wayTo } from './wind.ts';

const SEATS: Readonly<Record<ShipId, string>> = { cutter: 'smuggler', brig: 'revenue' };
const SHIPS = ['cutter', 'brig'] as const satisfies readonly ShipId[];

/** Where the captain who is asked can take his ship; a seat always sees its own. */
const within = (view: View, { ship }: SailAsk): Square[] => reach(view, ship, view[ship]!.at);

export const sailAsk: AskRules<View, SailAsk, SailAnswer> = {
  choices: (view, ask) => within(view, ask).map((to) => ({ to })),
  check: (view, ask, { to }) =>
    within(view, ask).some((square) => isSame(square, to))
      ? null
      : refuse('out-of-reach', '2', 'With this wind she can not be there at the end of the turn.'),
};

export const sailPhase: PhaseRules = {
  enter(state, context) {
    context.tell({ kind: 'turn', rule: '2', turn: state.turn, wind: state.wind });
    return 'waits';
  },

  asks: ({ asked }) =>
    SHIPS.map((ship) => ({ id: `${asked}.${ship}`, seat: SEATS[ship], kind: 'sail', rule: '2', ship })),

  resolve(state, answers, context) {
    const [cutter, brig] = answers.map(({ answer }) => (answer as SailAnswer).to);
    const ways = { cutter: wayTo(state.cutter!.at, cutter!), brig: wayTo(state.brig.at, brig!) };
    const met = meeting(ways);
    for (const ship of SHIPS) {
      const way = met === null ? ways[ship] : ways[ship].slice(0, met + 1);
      state[ship] = atTheEndOf(way, state[ship]!);
      tellOwner(context, SEATS[ship], { kind: 'sailed', rule: '2', ship, way }, null);
    }
    if (met !== null) board(state, context);
    else land(state, context);
    if (state.outcome !== null) return 'done';
    look(state, context);
    fire(state, context);
    if (state.outcome === null) shiftWind(state, context);
    return 'done';
  },
};

function atTheEndOf(way: readonly Square[], { heading }: Ship): Ship {
  const at = way.at(-1)!;
  return { at, heading: courseTo(way[0]!, at) ?? heading };
}

/** A die after each turn: on a 1 the wind backs by a point, on a 6 it veers. */
function shiftWind(state: Play['state'], { dice, tell }: Play['context']): void {
  const die = dice.d6();
  const before = state.wind;
  if (die === 1) state.wind = (before + 7) % 8;
  if (die === 6) state.wind = (before + 1) % 8;
  tell({ kind: 'wind', rule: '2', wind: state.wind, before, dice: [die] });
}
