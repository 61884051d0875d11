/** When and where Battles may occur (8.12, 2.35, 7.223, M1.4, M1.7, 10.157). */
import { interdictorsAt } from '../auxiliaries/interdiction.ts';
import { galeAt } from '../chart/gale-effects.ts';
import { atPeace, mayFight } from '../chart/politics.ts';
import type { FormationId, LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import { tokenOf } from '../umpire/tokens.ts';
import type { Battle, Meeting } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { behindToken, topOf } from '../world/formations.ts';
import type { State, Token } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { fightersBehind, tokensAt } from './combat/fighters.ts';

const both = <V>(world: State, value: (side: SideId) => V): Readonly<Record<SideId, V>> =>
  Object.fromEntries(sidesOf(world).map((side) => [side, value(side)]));

/** 8.122: passes on one Lane are one Meeting: in the Small Space between, or at an end of the Lane. */
function passings(world: State): Meeting[] {
  const { spaces, links } = theatreOf(world);
  const found = new Map<string, { at: LocationId; between: Meeting['between']; passed: TokenId[] }>();
  // Whoever is no longer in a Space has met nobody there.
  const spaceOf = (id: TokenId): LocationId | null => {
    const place = world.tokens.find((token) => token.id === id)?.place;
    return place?.berth === 'sea' && spaces.has(place.at) ? place.at : null;
  };
  for (const { a, b } of world.passed) {
    const [one, other] = [spaceOf(a), spaceOf(b)];
    if (one === null || other === null) continue;
    const lane = links
      .get(one)!
      .find((link) => [one, other].every((at) => [link.a, link.b, link.small].includes(at)));
    const began = [a, b].map((id) => behindToken(world, id)!.formation.came.from);
    // Who began in the Small Space has it behind him: nothing lies between the two.
    const small = lane === undefined || began.includes(lane.small) ? null : lane.small;
    const ends = one < other ? ([one, other] as const) : ([other, one] as const);
    const key = small ?? ends.join(' ');
    const meeting = found.get(key) ?? {
      at: small ?? ends[0],
      between: small === null ? ends : null,
      passed: [],
    };
    for (const id of [a, b]) if (!meeting.passed.includes(id)) meeting.passed.push(id);
    found.set(key, meeting);
  }
  return [...found.values()];
}

/**
 * Every place where something might come of it, whoever has spent a point or not (5.134), in an order drawn by lot.
 * Gales keep them apart (8.123).
 */
export function drawMeetings(world: State, context: Context): Meeting[] {
  const { spaces } = theatreOf(world);
  const meetings = passings(world);
  for (const { place } of world.tokens) {
    // 8.121: not in Sea Zones.
    if (place.berth !== 'sea' || !spaces.has(place.at)) continue;
    if (meetings.some(({ at, between }) => at === place.at && between === null)) continue;
    meetings.push({ at: place.at, between: null, passed: [] });
  }
  const real = meetings.filter(
    (meeting) =>
      (meeting.between ?? [meeting.at]).every((at) => galeAt(world, at) === null) &&
      metHere(world, meeting) !== null,
  );
  for (let left = real.length; left > 1; left--) {
    const pick = context.dice.below(left);
    [real[left - 1], real[pick]] = [real[pick]!, real[left - 1]!];
  }
  return real;
}

/** A Scattered Convoy that a Search has found, or that lies where a Formation would be seen (10.156). */
function isExposed(world: State, token: Token): boolean {
  if (behindToken(world, token.id)!.formation.kind !== 'convoy') return false;
  const { at } = token.place;
  const { kind } = theatreOf(world).spaces.get(at)!;
  const seen = kind === 'strait' || (kind === 'port' && world.ports[at]!.side !== token.side);
  return seen || world.sighted?.includes(token.id) === true;
}

/**
 * 2.313: what is Spotted may be attacked, what is not may not. 10.157: Scattered Convoys are let alone where their own
 * side has anything that fights, or anything Spotted.
 */
function targets(
  world: State,
  tokens: readonly TokenId[],
): { readonly ids: TokenId[]; readonly scattered: boolean } {
  const all = tokens.map((id) => tokenOf(world, id));
  const spotted = all.filter(({ face }) => face !== null).map(({ id }) => id);
  const scattered = all.filter((token) => isExposed(world, token)).map(({ id }) => id);
  const guarded = tokens.some((id) =>
    ['flotilla', 'squadron'].includes(behindToken(world, id)!.formation.kind),
  );
  return guarded || spotted.length > 0
    ? { ids: spotted, scattered: false }
    : { ids: scattered, scattered: true };
}

/** 7.223: which of a side's Formations Interdict the Space, and which of the Enemy have come in now and must fight. */
export function interdictionAt(
  world: State,
  at: LocationId,
): { readonly side: SideId; readonly by: FormationId[]; readonly entered: TokenId[] } | null {
  for (const { side } of interdictorsAt(world, at)) {
    const by = interdictorsAt(world, at)
      .filter((one) => one.side === side)
      .map(({ formation }) => topOf(forcesOf(world, side), formation).id);
    const enemy = otherSide(theatreOf(world), side);
    const entered = tokensAt(world, enemy, at, 'sea').filter((token) => {
      const { formation } = behindToken(world, token)!;
      if (formation.kind === 'dummy') return false;
      if (forcesOf(world, enemy).convoys[formation.id]?.scattered === true) return false;
      const { came } = formation;
      return (
        came.clock === world.clock && came.how !== 'station' && mayFight(world, side, token, by[0]) === 'yes'
      );
    });
    if (entered.length > 0) return { side, by, entered };
  }
  return null;
}

/** 2.35, 8.12: the Battle that a Meeting might become; null where nobody may or must fight and all go their ways. */
export function metHere(world: State, meeting: Meeting): Battle | null {
  const theatre = theatreOf(world);
  const tokens = both(world, (side) => [
    ...meeting.passed.filter((id) => world.tokens.some((token) => token.id === id && token.side === side)),
    ...(meeting.between === null ? tokensAt(world, side, meeting.at, 'sea') : []).filter(
      (id) => !meeting.passed.includes(id),
    ),
  ]);
  const forced = meeting.between === null && interdictionAt(world, meeting.at) !== null;
  let scattered = false;
  // Public things alone decide who is asked: what lies face down might be anything.
  const entitled = sidesOf(world).filter((side) => {
    const enemy = otherSide(theatre, side);
    const found = targets(world, tokens[enemy]!);
    const able = tokens[side]!.some((id) => {
      const { face, command } = tokenOf(world, id);
      return face?.convoy == null && !atPeace(world, enemy, command);
    });
    const may = able && found.ids.some((id) => mayFight(world, side, id) !== 'no');
    if (may && found.scattered) scattered = true;
    return may;
  });
  if (entitled.length === 0 && !forced) return null;
  return {
    at: meeting.at,
    between: meeting.between,
    tokens,
    declared: false,
    scattered: scattered && !forced,
    interdicting: [],
    due: [],
    aside: [],
    step: 'engage',
    waits: [],
    entitled,
    forced,
    wants: {},
    initial: {},
    gauge: null,
    withdrawn: [],
    formations: both(world, () => []),
    squadrons: both(world, () => []),
    officers: both(world, () => []),
    senior: {},
    intensity: null,
    level: null,
    combats: [],
    picking: null,
    losses: both(world, () => []),
    strikes: null,
    victor: null,
    prizes: [],
    reroll: null,
  };
}

/** M1.4: those of the Enemy that may be fought freely; if there are none, those that may be at a price. */
export function opponents(
  world: State,
  battle: Battle,
  side: SideId,
): { readonly ids: readonly TokenId[]; readonly price: boolean } {
  const enemy = otherSide(theatreOf(world), side);
  const terms = battle.tokens[enemy]!.map((id) => ({ id, may: mayFight(world, side, id) }));
  const free = terms.filter(({ may }) => may === 'yes').map(({ id }) => id);
  if (fightersBehind(forcesOf(world, enemy), free).length > 0) return { ids: free, price: false };
  return { ids: terms.filter(({ may }) => may === 'price').map(({ id }) => id), price: true };
}
