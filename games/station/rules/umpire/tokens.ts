/** Counters on the map: put down, moved, turned over (2.31, 7.1). */
import type { FormationId, LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import type { Formation, Place } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { auxiliariesIn, formationOf, formationOfToken, squadronsIn } from '../world/formations.ts';
import type { Face, State, Token } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import type { Context } from './phase.ts';

/** 2.34: in one stack: the same berth of the same place. */
export const samePlace = (a: Place, b: Place): boolean =>
  a.at === b.at && a.berth === b.berth && a.edge === b.edge && a.to === b.to;

export const atSea = (at: LocationId): Place => ({ at, berth: 'sea' });
export const inHarbour = (at: LocationId): Place => ({ at, berth: 'harbour' });

/** Numbers are given out over the whole match, so that a number says nothing of what is behind it. */
export const newTokenId = (world: State): TokenId => `t${++world.numbered}`;

export function tokenOf(world: Pick<State, 'tokens'>, id: TokenId): Token {
  const token = world.tokens.find((one) => one.id === id);
  if (token === undefined) throw new Error(`there is no token ${id}`);
  return token;
}

/**
 * 2.31, 7.11: a Formation that comes to be under nothing gets a counter on the map, face down until it is Spotted; an
 * Independent Squadron's shows no more (2.312, 3.357).
 */
export function putToken(world: State, side: SideId, formation: Formation): void {
  // 11.15: what has not entered the map yet has none.
  if (formation.token !== null || formation.due !== undefined) return;
  const id = newTokenId(world);
  formation.token = id;
  world.tokens.push({
    id,
    side,
    command: formation.command,
    place: formation.place,
    face: null,
    shadow: null,
  });
}

export function liftToken(world: State, formation: Formation): void {
  const { token } = formation;
  formation.token = null;
  if (token !== null) world.tokens = world.tokens.filter(({ id }) => id !== token);
}

/** 3.272: the Formation, all under it, and its counter. No place is ever full (2.341). */
export function moveTo(world: State, side: SideId, id: FormationId, place: Place): void {
  const forces = forcesOf(world, side);
  const move = (formation: Formation): void => {
    formation.place = place;
    for (const other of Object.values(forces.formations)) if (other.under === formation.id) move(other);
  };
  const formation = formationOf(forces, id);
  move(formation);
  if (formation.token !== null) tokenOf(world, formation.token).place = place;
}

/** What 7.115 lets the Enemy know of a Spotted Formation. */
export function faceOf(world: State, side: SideId, formation: Formation): Face {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const convoy = forces.convoys[formation.id];
  return {
    formation: formation.id,
    squadrons: squadronsIn(forces, formation.id).length,
    auxiliaries: auxiliariesIn(forces, formation.id)
      .map((id) => theatre.auxiliaries.get(id)!.class)
      .sort(),
    convoy: convoy === undefined ? null : (theatre.convoys.get(convoy.group)?.kind ?? null),
  };
}

type Why = Extract<Parameters<Context['tell']>[0], { kind: 'spotted' }>['why'];

/**
 * 2.311, 7.111: turned face up; a Dummy goes off the map (7.15), a Scattered Convoy is never Spotted (10.156).
 * Says whether a Formation is face up now.
 */
export function spot(world: State, context: Context, id: TokenId, why: Why): boolean {
  const token = tokenOf(world, id);
  if (token.face !== null) return true;
  const formation = formationOfToken(forcesOf(world, token.side), id);
  if (formation === undefined) return false;
  if (formation.kind === 'dummy') {
    context.tell({ kind: 'dummy-found', rule: '7.15', side: token.side, token: id }, { news: true });
    delete forcesOf(world, token.side).formations[formation.id];
    world.tokens = world.tokens.filter((one) => one.id !== id);
    return false;
  }
  // 10.155: Unspotted for the rest of its way.
  if (forcesOf(world, token.side).convoys[formation.id]?.scattered === true) return false;
  token.face = faceOf(world, token.side, formation);
  context.tell(
    { kind: 'spotted', rule: '7.111', side: token.side, token: id, face: token.face, why },
    { news: true },
  );
  return true;
}

export function conceal(world: State, context: Context, id: TokenId): void {
  const token = tokenOf(world, id);
  if (token.face === null) return;
  token.face = null;
  context.tell({ kind: 'concealed', rule: '7.112', side: token.side, token: id });
}

/** Faces are kept true while they are up: call after anything that changes what a Spotted Formation is made of. */
export function refreshFaces(world: State, context: Context): void {
  for (const token of world.tokens) {
    if (token.face === null) continue;
    const formation = formationOfToken(forcesOf(world, token.side), token.id);
    if (formation === undefined) continue;
    const face = faceOf(world, token.side, formation);
    if (JSON.stringify(face) === JSON.stringify(token.face)) continue;
    token.face = face;
    context.tell({ kind: 'seen', rule: '7.115', side: token.side, token: token.id, face });
  }
}

/**
 * Counters of one colour that lie face down in one place can't be told apart: when one comes to lie with others their
 * numbers are dealt out anew, so that nobody follows a Formation through a stack.
 */
export function shuffle(world: State, context: Context, at: Place, side: SideId): void {
  const forces = forcesOf(world, side);
  const alike = new Map<string, Token[]>();
  for (const token of world.tokens) {
    if (token.side !== side || token.face !== null || token.shadow !== null || !samePlace(token.place, at))
      continue;
    const colour = token.command ?? '';
    alike.set(colour, [...(alike.get(colour) ?? []), token]);
  }
  for (const stack of alike.values()) {
    if (stack.length < 2) continue;
    const formations = stack.map(({ id }) => formationOfToken(forces, id)!);
    const ids = stack.map(() => newTokenId(world));
    for (let left = ids.length; left > 1; left--) {
      const pick = context.dice.below(left);
      [ids[left - 1], ids[pick]] = [ids[pick]!, ids[left - 1]!];
    }
    world.tokens = world.tokens.filter((token) => !stack.includes(token));
    const fresh = formations.map((formation, index) => {
      formation.token = ids[index]!;
      return {
        id: ids[index]!,
        side,
        command: formation.command,
        place: formation.place,
        face: null,
        shadow: null,
      };
    });
    world.tokens.push(...fresh.sort((a, b) => (a.id < b.id ? -1 : 1)));
  }
}
