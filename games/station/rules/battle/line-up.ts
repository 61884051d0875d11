/** Leaders are given Squadrons (8.26), and what their Control does not reach stays out of it (8.214). */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { LeaderId, SideId, SquadronId } from '../module/vocabulary.ts';
import { type AskRules, answersOf, sideOf, sidesOf } from '../umpire/phase.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { Battle, Engaged, Officer } from '../world/battle-state.ts';
import { hullsOf } from '../world/formations.ts';
import { ratingsAt } from '../world/leaders.ts';
import { rankBonus } from '../world/ranks.ts';
import type { Open } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { type BattleRules, battleOf, wait } from './combat/steps.ts';
import { musterEngaged } from './muster.ts';

type LineUp = AnswerTo<'line-up'>;

/** A Squadron of two Sail counts a half (3.443). */
const halves = (theatre: Theatre, { squadron, kind }: Engaged): number =>
  kind !== 'squadron' ? 0 : hullsOf(theatre, squadron).capacity <= 2 ? 1 : 2;

/**
 * 8.214, 3.493: the Control of all leaders, one for each Flotilla without and each Independent Squadron. The Flotillas
 * are those whose tracks lie open.
 */
export function controlIn(world: Readonly<Open>, battle: Battle, side: SideId): number {
  const { leaders } = theatreOf(world);
  const officers = battle.officers[side]!;
  const led = officers.map(({ commands }) => commands[0]!);
  const tracks = new Set(
    battle.squadrons[side]!.filter(({ kind }) => kind !== 'convoy').map((one) => one.formation),
  );
  const notional = [...tracks].filter((id) => !led.includes(id)).length;
  return (
    officers.reduce((sum, { leader, rank }) => {
      const counter = leaders.get(leader)!;
      return sum + ratingsAt(counter, rank ?? counter.rank).cr;
    }, 0) +
    notional +
    officers.length * rankBonus(world, side, 'control')
  );
}

/** Half Squadrons beyond Control. */
function excess(world: Readonly<Open>, battle: Battle, side: SideId, out: readonly SquadronId[]): number {
  const theatre = theatreOf(world);
  const load = battle.squadrons[side]!.filter(({ squadron }) => !out.includes(squadron)).reduce(
    (sum, one) => sum + halves(theatre, one),
    0,
  );
  return load - 2 * controlIn(world, battle, side);
}

/** 8.261: where a leader may be: in what he commands; an Admiral aboard a Flagship if there is one (10.32). */
function berthsFor(battle: Battle, side: SideId, { engaged, commands, admiral }: Officer): Engaged[] {
  const all = battle.squadrons[side]!.filter((one) => one.engaged === engaged);
  const flagships = all.filter(({ kind }) => kind === 'flagship');
  if (admiral && flagships.length > 0) return flagships;
  const own = all.filter(({ formation, kind }) => kind === 'squadron' && commands.includes(formation));
  if (own.length > 0) return own;
  const regular = all.filter(({ kind }) => kind === 'squadron');
  return regular.length > 0 ? regular : all;
}

/** Who has fewest to choose from goes first, of those the senior: so nobody doubles up while there is room (8.262). */
function plainLineUp(world: Readonly<Open>, battle: Battle, side: SideId, turn: number): LineUp {
  const theatre = theatreOf(world);
  const taken = new Map<SquadronId, number>();
  const given = new Map<LeaderId, SquadronId>();
  const officers = battle.officers[side]!.map((one) => ({ ...one, berths: berthsFor(battle, side, one) }));
  for (const { leader, berths } of officers.toSorted((a, b) => a.berths.length - b.berths.length)) {
    const least = Math.min(...berths.map(({ squadron }) => taken.get(squadron) ?? 0));
    const free = berths.filter(({ squadron }) => (taken.get(squadron) ?? 0) === least);
    const { squadron } = free[turn % free.length]!;
    taken.set(squadron, least + 1);
    given.set(leader, squadron);
  }
  const leaders = officers.map(({ leader }) => ({ leader, squadron: given.get(leader)! }));
  const out: SquadronId[] = [];
  const worst = battle.squadrons[side]!.toSorted(
    (a, b) => a.sail - b.sail || b.dp - a.dp || halves(theatre, a) - halves(theatre, b),
  );
  for (const { squadron } of worst) if (excess(world, battle, side, out) > 0) out.push(squadron);
  // What lightens nothing, a Flagship among it, comes in again.
  for (const squadron of [...out])
    if (excess(world, battle, side, without(out, squadron)) <= 0) out.splice(out.indexOf(squadron), 1);
  return { leaders, out };
}

const without = (out: readonly SquadronId[], squadron: SquadronId): SquadronId[] =>
  out.filter((one) => one !== squadron);

function lineUpRefusal(
  world: Readonly<Open>,
  battle: Battle,
  side: SideId,
  { leaders, out }: LineUp,
): Refusal | null {
  const officers = battle.officers[side]!;
  const crowd = new Map<SquadronId, LeaderId[]>();
  for (const { leader, squadron } of leaders) crowd.set(squadron, [...(crowd.get(squadron) ?? []), leader]);
  if (
    leaders.length !== officers.length ||
    new Set(leaders.map(({ leader }) => leader)).size !== leaders.length
  )
    return refuse('leaders', '8.261', 'Every leader is given one Squadron.');
  for (const { leader, squadron } of leaders) {
    const officer = officers.find((one) => one.leader === leader);
    const berths = officer && berthsFor(battle, side, officer);
    if (!berths?.some((one) => one.squadron === squadron))
      return refuse(
        'not-his',
        '8.261',
        'A leader sails in his own Formation, an Admiral in a Flagship if there is one.',
      );
    const empty = berths.some((one) => !crowd.has(one.squadron));
    if (empty && crowd.get(squadron)!.length > 1)
      return refuse(
        'crowded',
        '8.262',
        'Two leaders in one Squadron only where there is no other for one of them.',
      );
  }
  const regular = battle.squadrons[side]!.filter(({ kind }) => kind === 'squadron').map(
    (one) => one.squadron,
  );
  if (out.some((one) => !regular.includes(one)))
    return refuse('not-engaged', '8.214', 'That is no Squadron here.');
  if (excess(world, battle, side, out) > 0)
    return refuse('control', '8.214', 'There are more Squadrons than your leaders can Control.');
  if (out.some((one) => excess(world, battle, side, without(out, one)) <= 0))
    return refuse('control', '8.214', 'Only Squadrons beyond Control stay out.');
  return null;
}

/** Whether the owner has anything to decide; all of it lies open. */
const toDecide = (world: Readonly<Open>, battle: Battle, side: SideId): boolean =>
  excess(world, battle, side, []) > 0 ||
  battle.officers[side]!.some((officer) => berthsFor(battle, side, officer).length > 1);

function take(battle: Battle, side: SideId, { leaders, out }: LineUp): void {
  for (const one of battle.squadrons[side]!) {
    one.leaders = leaders.filter(({ squadron }) => squadron === one.squadron).map(({ leader }) => leader);
    // A Flagship stays with her mate, in or out.
    one.out = out.some((id) => id === one.squadron || id === one.mate);
  }
}

export const lineUp: BattleRules = {
  begin(world, battle, context) {
    // 8.125: what is Engaged lies open from here on.
    musterEngaged(world, battle, context);
    context.tell({
      kind: 'laid-open',
      rule: '8.125',
      at: battle.at,
      squadrons: squadronCounts(world, battle),
    });
    const asked = sidesOf(world).filter((side) => toDecide(world, battle, side));
    for (const side of sidesOf(world)) take(battle, side, plainLineUp(world, battle, side, 0));
    return wait(battle, asked, () => lined(world, battle, context));
  },
  resolve(world, battle, given, context) {
    for (const { side, answer } of answersOf(world, given, 'line-up')) take(battle, side, answer);
    return lined(world, battle, context);
  },
};

const squadronCounts = (world: Readonly<Open>, battle: Battle): Readonly<Record<SideId, number>> =>
  Object.fromEntries(sidesOf(world).map((side) => [side, battle.squadrons[side]!.length]));

const lined = (
  world: Parameters<BattleRules['begin']>[0],
  battle: Battle,
  context: Parameters<BattleRules['begin']>[2],
): 'intensity' => {
  for (const side of sidesOf(world))
    context.tell({
      kind: 'line',
      rule: '8.26',
      side,
      formations: battle.formations[side]!,
      senior: battle.senior[side] ?? null,
      out: battle.squadrons[side]!.filter(({ out }) => out).map(({ squadron }) => squadron),
    });
  return 'intensity';
};

export const lineUpAsk: AskRules<'line-up'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    for (let turn = 0; turn < 3; turn++) yield plainLineUp(view, battle, side, turn);
  },
  check: (view, ask, answer) => lineUpRefusal(view, battleOf(view), sideOf(view, ask.seat)!, answer),
};
