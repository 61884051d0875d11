/** Who could fight in a place: a Convoy and its Escort are Formations apart (10.13). */
import type { FormationId, LocationId, SideId, TokenId } from '../../module/vocabulary.ts';
import type { Forces, Formation } from '../../world/forces.ts';
import { forcesOf } from '../../world/forces.ts';
import { squadronsIn, topOf } from '../../world/formations.ts';
import type { World } from '../../world/state.ts';
import { type Theatre, theatreOf } from '../../world/theatre.ts';

export interface Fighter {
  readonly formation: FormationId;
  /** That of the Convoy for its Escort: they go together. */
  readonly token: TokenId;
  readonly convoy: boolean;
  readonly scattered: boolean;
  /** In the Harbour or at anchor. */
  readonly fittingOut: boolean;
  readonly disorganised: boolean;
}

function fightersOf(forces: Readonly<Forces>, top: Formation): Fighter[] {
  const base = {
    token: top.token!,
    fittingOut: top.place.berth === 'harbour',
    disorganised: top.disorganised,
  };
  const convoy = forces.convoys[top.id];
  if (convoy === undefined) {
    return squadronsIn(forces, top.id).length === 0
      ? []
      : [{ ...base, formation: top.id, convoy: false, scattered: false }];
  }
  const escorts = Object.values(forces.formations)
    .filter(({ under }) => under === top.id)
    .map(({ id, disorganised }) => ({
      ...base,
      formation: id,
      convoy: false,
      scattered: false,
      disorganised,
    }));
  return [...escorts, { ...base, formation: top.id, convoy: true, scattered: convoy.scattered }];
}

/** Behind tokens, in their order; nothing behind those of Dummies. */
export const fightersBehind = (forces: Readonly<Forces>, tokens: readonly TokenId[]): Fighter[] =>
  tokens.flatMap((token) => {
    const top = Object.values(forces.formations).find((one) => one.token === token);
    return top === undefined ? [] : fightersOf(forces, top);
  });

export const tokensAt = (world: World, side: SideId, at: LocationId, berth: 'sea' | 'harbour'): TokenId[] =>
  world.tokens
    .filter((token) => token.side === side && token.place.at === at && token.place.berth === berth)
    .map(({ id }) => id);

/** 8.24: At sea or Fitting Out there. */
export const presentAt = (world: World, side: SideId, at: LocationId): Fighter[] =>
  fightersBehind(forcesOf(world, side), [
    ...tokensAt(world, side, at, 'sea'),
    ...tokensAt(world, side, at, 'harbour'),
  ]);

/** Galleys fight at their best there (charts). */
export const isConfined = (theatre: Theatre, at: LocationId): boolean =>
  ['strait', 'port'].includes(theatre.spaces.get(at)!.kind);

export const isStrait = (world: World, at: LocationId): boolean =>
  theatreOf(world).spaces.get(at)!.kind === 'strait';

/** The token it moves under. */
export const tokenBehind = (world: World, side: SideId, formation: FormationId): TokenId | null =>
  topOf(forcesOf(world, side), formation).token;
