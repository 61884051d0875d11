/** Pre-Turn activities (4.21): Random Events, and what enters the map at a Turn's start. */
import type { SideId } from './module/vocabulary.ts';
import { appear } from './organisation/arrivals.ts';
import { type Context, isQuarterly, type StepRules, sidesOf, today, unasked } from './umpire/phase.ts';
import { score } from './umpire/prestige.ts';
import { forcesOf } from './world/forces.ts';
import { careerOf, juniority } from './world/ranks.ts';
import type { State } from './world/state.ts';
import { otherSide, theatreOf } from './world/theatre.ts';

/** How long what a Random Event does goes on. */
const SEASON = 4;
const STORES_ROLLS = 2;
/** The highest die that shakes a ministry. */
const SHAKEN = 1;

export const preTurn: StepRules = unasked((world, context) => {
  // 4.13: what is told from here on belongs to this Turn.
  context.tell({ kind: 'turn', rule: '4.13', ...today(world) });
  if (world.turn === 0) seniority(world, context);
  world.lasting = world.lasting.filter(({ until }) => until === null || until > world.turn);
  world.covered = [];
  for (const { desk } of Object.values(world.forces)) desk.tried = [];
  // 4.21: Random Events, in games that have them.
  const { randomEvents } = theatreOf(world).module;
  const left = world.scenario.only?.without?.includes('random-events') === true;
  if (isQuarterly(today(world)) && randomEvents.length > 0 && !left) randomEvent(world, context);
  appear(world, context);
});

/** 12.415: the junior player starts with more Prestige. */
function seniority(world: State, context: Context): void {
  for (const side of sidesOf(world)) {
    const other = otherSide(theatreOf(world), side);
    score(world, context, side, juniority(careerOf(world, side), careerOf(world, other)), 'handicap');
  }
}

const among = (die: number, [from, to]: readonly [number, number]): boolean => die >= from && die <= to;

function randomEvent(world: State, context: Context): void {
  const die = context.d10();
  const event = theatreOf(world).module.randomEvents.find((one) => among(die, one.die));
  const kind = event?.kind ?? 'none';
  const told = { kind: 'random', rule: '4.21', dice: [die], event: kind } as const;
  switch (kind) {
    case 'plague': {
      const second = context.d10();
      const place = event!.places?.find((one) => among(second, one.die))?.port;
      context.tell({ ...told, dice: [die, second], ...(place === undefined ? {} : { place }) });
      if (place !== undefined) world.ports[place]!.closedUntil = world.turn + SEASON;
      return;
    }
    case 'storm-season':
      context.tell(told);
      world.lasting.push({ what: 'galeForce', value: 1, until: world.turn + SEASON });
      return;
    case 'stores': {
      const side = poorer(world) ?? theatreOf(world).a;
      context.tell({ ...told, side });
      world.lasting.push({ what: 'extraRepair', side, rolls: STORES_ROLLS, until: world.turn + 1 });
      return;
    }
    case 'captured-mail':
      context.tell(told);
      capturedMail(world, context);
      return;
    case 'ministry-shaken':
      context.tell(told);
      for (const side of sidesOf(world)) shake(world, context, side);
      return;
    case 'none':
      context.tell(told);
  }
}

/** The side with less Prestige; null if tied. */
function poorer(world: State): SideId | null {
  const [a, b] = sidesOf(world);
  const lead = (world.prestige[a] ?? 0) - (world.prestige[b] ?? 0);
  return lead === 0 ? null : lead < 0 ? a : b;
}

/** The one who has more shows a chit of his Hand. */
function capturedMail(world: State, context: Context): void {
  const poor = poorer(world);
  if (poor === null) return;
  const side = otherSide(theatreOf(world), poor);
  const { hand } = forcesOf(world, side).desk;
  if (hand.length === 0) return;
  const { order } = hand[context.dice.below(hand.length)]!;
  context.tell({ kind: 'shown-chit', rule: '4.21', side, order }, { news: true });
}

function shake(world: State, context: Context, side: SideId): void {
  const die = context.d10();
  const shaken = die <= SHAKEN;
  context.tell({
    kind: 'random',
    rule: '4.21',
    dice: [die],
    event: shaken ? 'no-requests' : 'ministry-holds',
    side,
  });
  const forces = forcesOf(world, side);
  if (shaken)
    forces.requests = { ...forces.requests, pause: Math.max(forces.requests.pause, world.turn + SEASON) };
}
