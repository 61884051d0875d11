/** 3.7/4, 3.7/5: squadrons come to their ports one by one in turn, the European first; who has more goes on alone. */
import { refuse } from '@weathergage/kernel';
import type { Nation, Side } from '../../data/nations.ts';
import { homePortsOf, isPortId, PORT_IDS, portOf } from '../../data/ports.ts';
import { isOwnPort, squadronsById, squadronsInPorts } from '../chart/disposition.ts';
import type { AnswerTo } from '../world/asks.ts';
import { ownForces } from '../world/own-forces.ts';
import { type AskRules, askOf, type PhaseRules, sideOf } from '../world/phase.ts';
import { hasRussians, isEuropeanPort } from '../world/russians.ts';
import { isEmpty, type PortId, type Squadron, type Token } from '../world/squadron.ts';
import type { Forces, State, View } from '../world/state.ts';
import { isFirstYear, otherSide } from '../world/war.ts';

const RULE = '3.7/5';

/** E for England, P for the Powers. */
const LETTER: Readonly<Record<Side, string>> = { english: 'E', european: 'P' };
export const tokenOf = (side: Side, number: number): Token => `${LETTER[side]}${number}`;

/** 3.7/5: by turns, the European first. */
export const placePhase: PhaseRules = {
  enter(world) {
    if (!isFirstYear(world)) return 'done';
    world.turn = { side: 'european', left: 1, done: [] };
    return nextTurn(world, 'european') ? 'waits' : 'done';
  },
  asks: (world) => [askOf(world, 'place', world.turn.side, RULE)],
  resolve(world, [answered], { tellSide }) {
    const side = sideOf(world, answered!.ask.seat)!;
    const { squadron: id, port } = answered!.answer as AnswerTo<'place'> & { readonly port: PortId };
    const forces = world.forces[side];
    const squadron = squadronsById(forces).get(id)!;
    const token = tokenOf(side, world.markers.filter((marker) => marker.side === side).length + 1);
    squadron.token = token;
    for (const { ship } of squadron.stacks.flat()) forces.ships[ship]!.port = port;
    forces.mustered = forces.mustered.filter((other) => other !== id);
    world.markers.push(freshMarker(token, side, port, false));
    world.inHand[side]--;
    const told = { kind: 'placed', rule: RULE, side, token, port } as const;
    tellSide(side, { ...told, squadron: id }, told);
    return nextTurn(world, otherSide(side)) ? 'waits' : 'done';
  },
};

export const freshMarker = (token: Token, side: Side, port: PortId, fromNeutral: boolean) => ({
  token,
  side,
  at: { port },
  moved: false,
  battle: false,
  fromNeutral,
  onStation: false,
  voyages: 0,
});

/** Gives the turn to that side, or to the other if it has nothing left; false when both have placed everything. */
function nextTurn(world: State, side: Side): boolean {
  const turn = world.inHand[side] > 0 ? side : otherSide(side);
  world.turn = { ...world.turn, side: turn };
  return world.inHand[turn] > 0;
}

/** What is still in hand, and the home ports of each nation that nobody with ships lies in yet. */
function situation(view: View, side: Side, forces: Forces) {
  const mustered = new Set(forces.mustered);
  const inHand = forces.squadrons.filter(({ id }) => mustered.has(id));
  const filled = squadronsInPorts(view, side);
  const manned = new Set<string>();
  const byToken = new Map(forces.squadrons.map((squadron) => [squadron.token, squadron]));
  for (const { token, at } of view.markers) {
    const squadron = byToken.get(token);
    if (squadron !== undefined && !isEmpty(squadron) && 'port' in at) manned.add(at.port);
  }
  const bare = (nation: Nation): PortId[] =>
    homePortsOf(nation)
      .map(({ id }) => id)
      .filter((id) => !manned.has(id));
  const withShips = (nation: Nation): number =>
    inHand.filter((squadron) => squadron.nation === nation && !isEmpty(squadron)).length;
  return { inHand, filled, bare, withShips };
}

type Situation = ReturnType<typeof situation>;

function checkPlace(view: View, { filled, bare, withShips }: Situation, squadron: Squadron, port: PortId) {
  const { nation } = squadron;
  if (!isOwnPort(view, nation, port))
    return refuse('not-own-port', RULE, `${portOf(port).name} is not held by ${nation}.`);
  if (isEmpty(squadron)) return null;
  if ((filled.get(port) ?? 0) >= portOf(port).number)
    return refuse('port-full', '6.21', `${portOf(port).name} holds ${portOf(port).number} squadrons.`);
  if (hasRussians(squadron) && !isEuropeanPort(port))
    return refuse('out-of-europe', '11.O/1', 'Russians do not leave the waters of Europe.');
  const homes = bare(nation);
  if (!homes.includes(port) && withShips(nation) <= homes.length)
    return refuse('home-port-bare', '3.7/4', `${portOf(homes[0]!).name} must have a squadron with ships.`);
  return null;
}

export const placeAsk: AskRules<'place'> = {
  *choices(view, ask) {
    const { side, forces } = ownForces(view, ask);
    const now = situation(view, side, forces);
    // Home ports come first, so that the first choice is a sound one.
    for (const squadron of now.inHand) {
      const homes = homePortsOf(squadron.nation).map(({ id }) => id);
      const bare = isEmpty(squadron) ? [] : now.bare(squadron.nation);
      for (const port of new Set([...bare, ...homes, ...PORT_IDS]))
        if (checkPlace(view, now, squadron, port) === null) yield { squadron: squadron.id, port };
    }
  },

  check(view, ask, answer) {
    const { side, forces } = ownForces(view, ask);
    const now = situation(view, side, forces);
    const squadron = now.inHand.find(({ id }) => id === answer.squadron);
    if (squadron === undefined)
      return refuse('not-in-hand', RULE, `${answer.squadron} is not waiting to be placed.`);
    if (!isPortId(answer.port)) return refuse('unknown-port', RULE, `${answer.port} is not a port.`);
    return checkPlace(view, now, squadron, answer.port);
  },
};
