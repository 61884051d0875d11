/** Struck Sail are taken into the Victor's Squadrons, or Scuttled (8.441 to 8.444). */
import { refuse } from '@weathergage/kernel';
import { serves } from '../../chart/politics.ts';
import type { SideId, SquadronId } from '../../module/vocabulary.ts';
import { enrol, setLoose } from '../../organisation/organisation.ts';
import { type AskRules, answersOf, type Context, sideOf } from '../../umpire/phase.ts';
import { sailLost } from '../../umpire/prestige.ts';
import { atSea } from '../../umpire/tokens.ts';
import type { Battle } from '../../world/battle-state.ts';
import { forcesOf } from '../../world/forces.ts';
import { hullsOf } from '../../world/formations.ts';
import type { State, World } from '../../world/state.ts';
import { theatreOf } from '../../world/theatre.ts';
import { type BattleRules, battleOf, type Next, wait } from './steps.ts';
import { drawPrizes } from './strike.ts';

/** 8.442 */
const PRIZE_DP = 3;

type Taken = readonly (SquadronId | null)[];

/**
 * Engaged Squadrons of the Class that have room; only if there is none, counters of it that are not in play (8.441).
 * `taken` are those before it.
 */
export function homesFor(
  world: World,
  battle: Battle,
  side: SideId,
  sort: string,
  taken: Taken,
): SquadronId[] {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const fits = (id: SquadronId, sail: number): boolean => {
    const hulls = hullsOf(theatre, id);
    if (hulls.flagship || hulls.class !== sort) return false;
    return sail + taken.filter((one) => one === id).length < hulls.capacity;
  };
  const engaged = battle.squadrons[side]!.map(({ squadron }) => squadron).filter(
    (id) => forces.squadrons[id] !== undefined && fits(id, forces.squadrons[id].sail),
  );
  const fresh = [...new Set(taken)].filter(
    (id): id is string => id !== null && forces.squadrons[id] === undefined,
  );
  const begun = fresh.filter((id) => fits(id, 0));
  if (engaged.length + begun.length > 0) return [...engaged, ...begun];
  const away = [
    ...forces.docked.map(({ squadron }) => squadron),
    ...forces.arrivals.flatMap(({ squadrons }) => squadrons.map(({ id }) => id)),
  ];
  return [...theatre.hulls.values()]
    .filter(
      ({ id, contingent }) =>
        forces.squadrons[id] === undefined &&
        !away.includes(id) &&
        !taken.includes(id) &&
        serves(world, side, contingent) &&
        fits(id, 0),
    )
    .map(({ id }) => id);
}

/** One new home after the other, as far as there are any. */
function plain(world: World, battle: Battle, side: SideId, turn: number): (SquadronId | null)[] {
  const taken: (SquadronId | null)[] = [];
  for (const { class: sort } of battle.prizes) {
    const homes = homesFor(world, battle, side, sort, taken);
    taken.push(homes.length === 0 ? null : homes[turn % homes.length]!);
  }
  return taken;
}

/** A new Squadron goes into an Engaged Flotilla that may have it, else by itself (8.441). */
function form(world: State, battle: Battle, context: Context, side: SideId, id: SquadronId): void {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const { contingent } = theatre.hulls.get(id)!;
  forces.squadrons[id] = { id, sail: 0, dp: 0, formation: null, port: null };
  const flotilla = battle.formations[side]!.find(
    ({ formation }) =>
      forces.formations[formation] !== undefined &&
      theatre.flotillas.get(formation)?.contingents.includes(contingent) === true &&
      theatre.flotillas.get(formation)?.galleysOnly !== true,
  );
  if (flotilla !== undefined) enrol(world, side, id, flotilla.formation);
  else setLoose(world, context, side, [id], atSea(battle.at));
}

function settle(world: State, battle: Battle, context: Context, into: Taken): Next {
  const { victor } = battle;
  if (victor !== null) {
    const forces = forcesOf(world, victor);
    for (const [index] of battle.prizes.entries()) {
      const id = into[index] ?? null;
      if (id !== null) {
        if (forces.squadrons[id] === undefined) form(world, battle, context, victor, id);
        const squadron = forces.squadrons[id]!;
        squadron.sail++;
        squadron.dp += PRIZE_DP;
      }
      context.tell({ kind: 'prize', rule: id === null ? '8.442' : '8.441', side: victor, into: id });
    }
  }
  account(world, battle, context, into);
  return 'regroup';
}

/** Sunk or Struck, they are lost to their side all the same (12.0). */
function account(world: State, battle: Battle, context: Context, into: Taken): void {
  const prizes = battle.prizes.flatMap(({ from }, index) => ((into[index] ?? null) === null ? [] : [from]));
  // What burnt comes after what was lost in Combats, of which the prizes are.
  for (const side of Object.keys(battle.losses))
    for (const { squadron } of battle.losses[side]!) {
      const index = prizes.indexOf(squadron);
      if (index >= 0) prizes.splice(index, 1);
      sailLost(world, context, side, squadron, 1, index < 0 ? 'sunk' : 'captured', 'battle');
    }
}

export const prizesBattleStep: BattleRules = {
  begin(world, battle, context) {
    drawPrizes(world, battle, context);
    const { victor } = battle;
    // 8.444: without a counter to hold them they are deemed Sunk.
    const room = victor !== null && plain(world, battle, victor, 0).some((id) => id !== null);
    return wait(battle, room ? [victor] : [], () => settle(world, battle, context, []));
  },
  resolve: (world, battle, given, context) =>
    settle(world, battle, context, answersOf(world, given, 'prizes')[0]!.answer.into),
};

export const prizesAsk: AskRules<'prizes'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    yield { into: plain(view, battle, side, 0) };
    yield { into: plain(view, battle, side, 1) };
    yield { into: battle.prizes.map(() => null) };
  },
  check(view, ask, { into }) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    if (into.length !== battle.prizes.length)
      return refuse('each', '8.441', 'Each prize goes into a Squadron or is Scuttled.');
    for (const [index, id] of into.entries()) {
      if (id === null) continue;
      const homes = homesFor(view, battle, side, battle.prizes[index]!.class, into.slice(0, index));
      if (!homes.includes(id))
        return refuse(
          'no-room',
          '8.441',
          'That Squadron is not of the Class, has no room, or is not needed.',
        );
    }
    return null;
  },
};
