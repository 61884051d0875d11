/** What squadrons may be formed of (6.4, 6.6, 5.3): checks that setting up and reorganising have in common. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { leaderOf } from '../../data/leaders.ts';
import type { Nation, Side } from '../../data/nations.ts';
import { isPortId, portOf } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import type { AnswerTo } from '../world/asks.ts';
import { flagOf } from '../world/own-forces.ts';
import { isEuropeanPort, isRussianLeader, isRussianShip } from '../world/russians.ts';
import {
  isEmpty,
  LEADER_LIMIT,
  type LeaderId,
  type PortId,
  type ShipId,
  type Squadron,
  type SquadronId,
  type Stack,
} from '../world/squadron.ts';
import type { Forces, World } from '../world/state.ts';
import { nationsAtWar } from '../world/war.ts';
import { holderOf } from './chart.ts';

export type Draft = AnswerTo<'organise'>['squadrons'][number];
export type PortDraft = AnswerTo<'reorganise'>['squadrons'][number];

export const squadronsById = (forces: Forces): Map<SquadronId, Squadron> =>
  new Map(forces.squadrons.map((squadron) => [squadron.id, squadron]));

/** Whether a ship may sail in a squadron of a nation that is not her own; the default is that none may. */
type Guest = (ship: ShipId, draft: Draft, nation: Nation) => boolean;

/** Each squadron, ship and leader once; every stack within the limit and led; nobody under a foreign flag. */
export function checkDrafts(
  world: World,
  side: Side,
  forces: Forces,
  drafts: readonly Draft[],
  mayGuest: Guest = () => false,
): Refusal | null {
  const byId = squadronsById(forces);
  const atWar = new Set(nationsAtWar(world, side));
  const inPlay = new Set(forces.leaders);
  const used = new Set<string>();
  for (const draft of drafts) {
    // 6.6/1: ships sail in squadrons of their side or not at all.
    const squadron = byId.get(draft.squadron);
    if (squadron === undefined)
      return refuse('unknown-squadron', '6.6/1', `${draft.squadron} is not a squadron of this side.`);
    if (used.has(draft.squadron))
      return refuse('squadron-twice', '6.6/1', `${draft.squadron} is named twice.`);
    used.add(draft.squadron);
    if (!atWar.has(squadron.nation))
      return refuse('not-at-war', '3.7/4', `${squadron.nation} is not at war this year.`);
    // 6.6/2: one without stacks is a decoy, and nothing more is asked of it.
    for (const stack of draft.stacks) {
      for (const { ship, leader } of stack) {
        if (forces.ships[ship] === undefined) return refuse('unknown-ship', '5.3', `${ship} is not in play.`);
        if (used.has(ship)) return refuse('ship-twice', '5.3', `${ship} is named twice.`);
        used.add(ship);
        if (flagOf(ship) !== squadron.nation && !mayGuest(ship, draft, squadron.nation))
          return refuse('foreign-ship', '9.1/2', `${ship} may not sail in ${draft.squadron}.`);
        if (leader === null) continue;
        // 6.4/1, 6.4/3: any leader in play may sail, wherever he was, aboard one ship of one squadron.
        if (!inPlay.has(leader)) return refuse('unknown-leader', '6.4/1', `${leader} is not in play.`);
        if (used.has(leader)) return refuse('leader-twice', '6.4/1', `${leader} is aboard two ships.`);
        used.add(leader);
        if (leaderOf(leader).nation !== shipOf(ship).nation)
          return refuse('foreign-leader', '6.4/2', `${leader} does not board a ship of another nation.`);
      }
      const refusal = checkStack(draft.squadron, stack);
      if (refusal !== null) return refusal;
    }
    if (russiansUnled(draft.stacks))
      return refuse(
        'russians-unled',
        '11.O/1',
        `The Russians in ${draft.squadron} need a leader of their own.`,
      );
  }
  return null;
}

/** 6.4/4: sixteen ships to a leader, and each stack has its own. */
function checkStack(squadron: SquadronId, stack: Stack): Refusal | null {
  if (stack.length > LEADER_LIMIT)
    return refuse(
      'stack-too-big',
      '6.4/4',
      `A stack of ${squadron} has ${stack.length} ships; one leader has ${LEADER_LIMIT} at most.`,
    );
  if (!stack.some(({ leader }) => leader !== null))
    return refuse('unled', '6.6/1', `A stack of ${squadron} has no leader aboard.`);
  return null;
}

/** 11.O: there are two leaders, so this also keeps them to two groups. */
const russiansUnled = (stacks: readonly Stack[]): boolean => {
  const berths = stacks.flat();
  return (
    berths.some(({ ship }) => isRussianShip(ship)) &&
    !berths.some(({ leader }) => leader !== null && isRussianLeader(leader))
  );
};

/** A port that the nation itself holds. */
export const isOwnPort = (world: World, nation: Nation, port: PortId): boolean =>
  holderOf(world, port) === nation;

/**
 * 4.0/7, 5.3: old ships stay in their port, whatever their squadron; new ones come in at home or join comrades; leaders
 * and empty markers go where they like.
 */
export function checkPorts(
  world: World,
  side: Side,
  forces: Forces,
  drafts: readonly PortDraft[],
): Refusal | null {
  const before = berthOfOld(forces);
  // 9.1/2: in the squadrons of the friend whose port she lies in, or where she sailed last year.
  const mayGuest: Guest = (ship, draft, nation) => {
    const { port } = forces.ships[ship]!;
    if (port === null) return false;
    return holderOf(world, port) === nation || before.get(ship) === draft.squadron;
  };
  const refusal = checkDrafts(world, side, forces, drafts, mayGuest);
  if (refusal !== null) return refusal;
  const byId = squadronsById(forces);
  const filled = new Map<PortId, number>();
  for (const { squadron, port, stacks } of drafts) {
    if (!isPortId(port)) return refuse('unknown-port', '5.3', `${port} is not a port.`);
    const own = isOwnPort(world, byId.get(squadron)!.nation, port);
    if (isEmpty({ stacks })) {
      if (!own) return refuse('not-own-port', '6.61', `An empty squadron starts in a port of its nation.`);
      continue;
    }
    let old = false;
    let russians = false;
    for (const { ship } of stacks.flat()) {
      const lies = forces.ships[ship]!.port;
      if (lies !== null && lies !== port)
        return refuse('ship-elsewhere', '5.3', `${ship} lies in ${lies}, not in ${port}.`);
      old ||= lies !== null;
      russians ||= isRussianShip(ship);
    }
    if (!old && !own)
      return refuse('not-own-port', '5.1/2', `New ships alone form squadrons in ports of their nation.`);
    if (russians && !isEuropeanPort(port))
      return refuse('out-of-europe', '11.O/1', `Russians do not leave the waters of Europe.`);
    filled.set(port, (filled.get(port) ?? 0) + 1);
  }
  for (const [port, count] of filled)
    if (count > portOf(port).number)
      return refuse('port-full', '6.21', `${portOf(port).name} holds ${portOf(port).number} squadrons.`);
  return null;
}

/** In which squadron each ship sailed last year. */
function berthOfOld(forces: Forces): Map<ShipId, SquadronId> {
  const berths = new Map<ShipId, SquadronId>();
  for (const { id, stacks } of forces.squadrons) for (const { ship } of stacks.flat()) berths.set(ship, id);
  return berths;
}

/** 6.21: squadrons of a side with ships in each port; those that are empty take no room. */
export function squadronsInPorts(world: World, side: Side): Map<PortId, number> {
  const filled = new Map<PortId, number>();
  const byToken = new Map(world.forces[side]?.squadrons.map((squadron) => [squadron.token, squadron]));
  for (const { side: owner, token, at } of world.markers) {
    if (owner !== side || !('port' in at)) continue;
    const squadron = byToken.get(token);
    if (squadron !== undefined && !isEmpty(squadron)) filled.set(at.port, (filled.get(at.port) ?? 0) + 1);
  }
  return filled;
}

export const leadersOfNation = (leaders: readonly LeaderId[], nation: Nation): LeaderId[] =>
  leaders.filter((leader) => leaderOf(leader).nation === nation);
