/** What is Spotted without being Searched for, and what is lost sight of (7.11, 7.24). */
import { galeAt } from '../chart/gale-effects.ts';
import type { LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { conceal, samePlace, shuffle, spot } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken, topOf } from '../world/formations.ts';
import type { Open, State, Token } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { interdictorsAt, obstructing } from './interdiction.ts';
import { sweepAuxiliaries } from './recovery.ts';
import { settleShadows } from './shadows.ts';

type Why = Parameters<typeof spot>[3];

/** Not the side's own: the Enemy's or neutral. A hired Contingent's base is the side's while it is paid. */
function isForeignPort(world: Readonly<Open>, side: SideId, at: LocationId): boolean {
  const theatre = theatreOf(world);
  if (!theatre.ports.has(at) || world.ports[at]!.side === side) return false;
  const { hired } = theatre.module;
  return !(hired?.base === at && hired.side === side && world.hired);
}

/** 7.113, 5.27: nothing is Spotted in a Gale or in a Sea Zone, nor in a Harbour. */
export const canBeSeen = (world: Readonly<Open>, { place }: Token): boolean =>
  place.berth === 'sea' && theatreOf(world).spaces.has(place.at) && galeAt(world, place.at) === null;

/** 7.111: why a Formation is Spotted where it lies, without a Search; null if it is not. */
function shownBy(world: State, token: Token): Why | null {
  if (!canBeSeen(world, token)) return null;
  const { at } = token.place;
  if (theatreOf(world).spaces.get(at)!.kind === 'strait') return 'strait';
  // 5.289: before a Port that is not its own.
  if (isForeignPort(world, token.side, at)) return 'port';
  // 7.24: in a Space that is Interdicted against it.
  if (obstructing(world, at, token.side, token.command).length > 0) return 'interdiction';
  // 7.225: who Interdicts is seen himself, in a Port of his own too.
  const itself = interdictorsAt(world, at).some(
    ({ side, formation }) => topOf(forcesOf(world, side), formation).token === token.id,
  );
  return itself ? 'interdiction' : null;
}

/** 10.113: always Spotted, unless it is Scattered. */
function isOpenConvoy(world: State, { side, id }: Token): boolean {
  const forces = forcesOf(world, side);
  return forces.convoys[formationOfToken(forces, id)!.id]?.scattered === false;
}

/** Turns a counter up; a Scattered Convoy stays down and may be attacked in this Increment (10.156). */
export function sightToken(world: State, context: Context, id: TokenId, why: Why): boolean {
  if (spot(world, context, id, why)) return true;
  const token = world.tokens.find((one) => one.id === id);
  if (token !== undefined && !(world.sighted ?? []).includes(id)) {
    world.sighted = [...(world.sighted ?? []), id];
    const { side, place } = token;
    context.tell({ kind: 'sighted', rule: '10.156', side, token: id, at: place.at });
  }
  return false;
}

/** 10.159: in a new Increment what was found is lost again, but for what lies where anybody would see it. */
export function keepSighted(world: State): void {
  const { sighted = [], tokens } = world;
  world.sighted = sighted.filter((id) => {
    const token = tokens.find((one) => one.id === id);
    return token !== undefined && shownBy(world, token) !== null;
  });
}

/** 7.111: passed each other on a Lane, with a Strait among the Spaces they left, passed or entered. */
function spotPassing(world: State, context: Context): void {
  const { spaces } = theatreOf(world);
  for (const { a, b, spaces: over } of world.passed)
    if (over.some((at) => spaces.get(at)?.kind === 'strait'))
      for (const id of [a, b]) {
        const token = world.tokens.find((one) => one.id === id);
        if (token !== undefined && canBeSeen(world, token)) sightToken(world, context, id, 'passing');
      }
}

/** Everything that place, passing, shadows and Gales do to what is seen. Right at any time, however often it is done. */
export function settleSpotting(world: State, context: Context): void {
  sweepAuxiliaries(world);
  settleShadows(world, context);
  for (const token of [...world.tokens]) {
    if (isOpenConvoy(world, token)) {
      spot(world, context, token.id, 'shown');
      continue;
    }
    if (galeAt(world, token.place.at) !== null) conceal(world, context, token.id);
    const why = token.face === null ? shownBy(world, token) : null;
    if (why !== null) sightToken(world, context, token.id, why);
  }
  spotPassing(world, context);
}

/** 7.112, 4.24: at an Impulse's end what is not held in view any longer is turned down again. */
export function loseSight(world: State, context: Context): void {
  const lost: Token[] = [];
  for (const token of world.tokens) {
    const held =
      token.face === null ||
      token.shadow !== null ||
      isOpenConvoy(world, token) ||
      shownBy(world, token) !== null ||
      (theatreOf(world).spaces.has(token.place.at) &&
        world.tokens.some((other) => other.side !== token.side && samePlace(other.place, token.place)));
    if (!held) lost.push(token);
  }
  for (const token of lost) conceal(world, context, token.id);
  for (const { place, side } of lost) shuffle(world, context, place, side);
}
