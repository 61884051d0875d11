/** The phase of control, ports and points (4.0/14): the sea is judged, ports are attacked, the year is counted. */
import { refuse } from '@weathergage/kernel';
import { AREA_IDS, isAreaId } from '../../data/areas.ts';
import { SIDES, type Side, sideOf as sideOfNation } from '../../data/nations.ts';
import { LOUISBURG, PONDICHERRY, portOf, portsIn, QUEBEC } from '../../data/ports.ts';
import { squadronBehind } from '../chart/afloat.ts';
import { holderOf, markersAtSea } from '../chart/chart.ts';
import { ENOUGH_SHIPS, isAloneAtSea, judgeControl } from '../chart/control.ts';
import type { AnswerTo } from '../world/asks.ts';
import { seniorOf } from '../world/leadership.ts';
import {
  type AskRules,
  askOf,
  type Context,
  type PhaseRules,
  type Progress,
  sideOf,
} from '../world/phase.ts';
import { type AreaId, berthsOf, type PortId } from '../world/squadron.ts';
import type { Assault, Open, State, World } from '../world/state.ts';
import { otherSide, warOf } from '../world/war.ts';
import { countPoints } from './points.ts';
import { stormPort } from './port-capture.ts';

/** Years in a row that the English must hold the Bay of Bengal. */
const YEARS_FOR_PONDICHERRY = 2;

/** 4.0/14: control is judged first, then ports are attacked, and points are counted last, in `finish`. */
export const assaultPhase: PhaseRules = {
  enter(world, context) {
    judgeControl(world, context);
    world.assaults = [];
    return SIDES.some((side) => areasOpenTo(world, side).length > 0) ? 'waits' : finish(world, context);
  },

  // 6.23/1: whoever is alone at sea before a port may attack it; of several its owner says which.
  asks(world) {
    if (world.assaults.length > 0)
      return SIDES.filter((side) => disputed(world, side).length > 0).map((side) => ({
        ...askOf(world, 'defend', side, '6.23/1'),
        areas: disputed(world, side).map(({ area, ports }) => ({ area, ports })),
      }));
    return SIDES.flatMap((side) => {
      const areas = areasOpenTo(world, side);
      return areas.length === 0 ? [] : [{ ...askOf(world, 'assault', side, '6.23/1'), areas }];
    });
  },

  resolve(world, answers, context) {
    if (world.assaults.length > 0) {
      const chosen = new Map<string, string>();
      for (const { answer } of answers)
        for (const { area, port } of (answer as AnswerTo<'defend'>).ports) chosen.set(area, port);
      world.assaults = world.assaults.map((one) => {
        const port = chosen.get(one.area);
        return port === undefined ? one : { ...one, ports: [port as PortId] };
      });
    } else {
      world.assaults = answers.flatMap(({ ask, answer }) =>
        (answer as AnswerTo<'assault'>).areas.map((area) =>
          assaultOn(world, sideOf(world, ask.seat)!, area as AreaId),
        ),
      );
      if (world.assaults.some(({ ports }) => ports.length > 1)) return 'waits';
    }
    for (const { side, area, ports } of world.assaults) stormPort(world, side, area, ports[0]!, context);
    return finish(world, context);
  },
};

function finish(world: State, context: Context): Progress {
  world.assaults = [];
  countPoints(world, context);
  return 'done';
}

const assaultOn = (world: Readonly<Open>, side: Side, area: AreaId): Assault => ({
  side,
  area,
  ports: portsToTake(world, side, area),
});

/** Assaults on which the side that is attacked has a word to say: it names the port (6.23/1). */
const disputed = (world: Readonly<Open>, side: Side): Assault[] =>
  world.assaults.filter((one) => one.side === otherSide(side) && one.ports.length > 1);

/** Ports of an area that a side could take from its enemy this year. */
export const portsToTake = (world: Readonly<Open>, side: Side, area: AreaId): PortId[] =>
  portsIn(area)
    .map(({ id }) => id)
    .filter((port) => mayBeTaken(world, side, port));

/** 6.23/1: changeable, and an enemy's who is at war; New France and Pondicherry have conditions of their own. */
export function mayBeTaken(world: Readonly<Open>, side: Side, port: PortId): boolean {
  const holder = holderOf(world, port);
  if (portOf(port).kind !== 'changeable' || holder === null || sideOfNation(holder) === side) return false;
  // 6.231: Quebec falls after Louisburg, and once it is English it stays so.
  if (port === QUEBEC) return side === 'english' && holderOf(world, LOUISBURG) === null;
  // 6.233: Pondicherry falls to an England that has held its bay long enough.
  if (port === PONDICHERRY) return side === 'european' || world.bengalYears >= YEARS_FOR_PONDICHERRY;
  return true;
}

/** Areas in which a side is alone at sea before a port that can be taken, as everybody sees it. */
export const areasOpenTo = (world: Readonly<Open>, side: Side): AreaId[] =>
  AREA_IDS.filter((area) => isAloneAtSea(world, area, side) && portsToTake(world, side, area).length > 0);

/** 6.23/1: it takes two ships and a leader. */
export function canStorm(world: World, side: Side, area: AreaId): boolean {
  const [marker] = markersAtSea(world, area, side);
  const squadron = marker === undefined ? null : squadronBehind(world, side, marker.token);
  return (
    squadron !== null &&
    berthsOf(squadron).length >= ENOUGH_SHIPS &&
    seniorOf(squadron, warOf(world)) !== null
  );
}

export const assaultAsk: AskRules<'assault'> = {
  *choices(view, ask) {
    const able = ask.areas.filter((area) => canStorm(view, sideOf(view, ask.seat)!, area));
    yield { areas: able };
    if (able.length > 0) yield { areas: [] };
    if (able.length > 1) for (const area of able) yield { areas: [area] };
  },

  check(view, ask, { areas }) {
    for (const area of areas) {
      if (!ask.areas.some((one) => one === area) || !isAreaId(area))
        return refuse('assault-area', '6.23/1', 'There is no port to take there.');
      if (!canStorm(view, sideOf(view, ask.seat)!, area))
        return refuse('assault-force', '6.23/1', 'It takes a squadron of two ships with a leader aboard.');
    }
    return null;
  },
};

export const defendAsk: AskRules<'defend'> = {
  *choices(_view, { areas }) {
    const strongest = areas.map(({ area, ports }) => ({
      area,
      ports: ports.toSorted((one, other) => portOf(other).number - portOf(one).number),
    }));
    const most = Math.max(...areas.map(({ ports }) => ports.length));
    for (let turn = 0; turn < most; turn++)
      yield { ports: strongest.map(({ area, ports }) => ({ area, port: ports[turn % ports.length]! })) };
  },

  check(_view, { areas }, { ports }) {
    const named = new Map(ports.map(({ area, port }) => [area, port]));
    if (ports.length !== areas.length || named.size < ports.length)
      return refuse('defend-areas', '6.23/1', 'Name one port for each area in which you are attacked.');
    for (const { area, ports: open } of areas)
      if (!open.some((port) => port === named.get(area)))
        return refuse('defend-port', '6.23/1', 'Name one of the ports that can be attacked there.');
    return null;
  },
};
