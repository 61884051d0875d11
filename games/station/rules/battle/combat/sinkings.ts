/** Results of the Combats, and whose Sail the outright Sunk take (8.33.10). */
import { refuse } from '@weathergage/kernel';
import type { SideId, SquadronId } from '../../module/vocabulary.ts';
import { dissolveEmpty } from '../../organisation/organisation.ts';
import { cellOf } from '../../umpire/damage-table.ts';
import { type AskRules, answersOf, type Context, sideOf, sidesOf } from '../../umpire/phase.ts';
import type { Battle, Combat, Engaged } from '../../world/battle-state.ts';
import type { Open, State } from '../../world/state.ts';
import { suffer } from './harm.ts';
import { inflicted, takingPart } from './resolve.ts';
import { type BattleRules, battleOf, enemyOf, type Next, wait } from './steps.ts';

/** Squadrons of the side that outright losses may be taken from; a Flagship's lot is with her mate (10.321). */
const victims = (battle: Battle, combat: Combat, side: SideId): Engaged[] =>
  takingPart(battle, combat, side).filter(({ mate }) => mate === null);

const hullsBehind = (battle: Battle, side: SideId, { squadron, kind, sail }: Engaged): number =>
  kind === 'convoy'
    ? Number.POSITIVE_INFINITY
    : sail + battle.squadrons[side]!.filter(({ mate }) => mate === squadron).length;

/** How many of the outright losses there are Sail for. */
const losses = (battle: Battle, combat: Combat, side: SideId): number =>
  Math.min(
    combat.sunk[side]!,
    victims(battle, combat, side).reduce((sum, one) => sum + hullsBehind(battle, side, one), 0),
  );

/** One after the other round the Squadrons, beginning with a different one for each `turn`. */
function spread(battle: Battle, combat: Combat, side: SideId, turn: number): SquadronId[] {
  const all = victims(battle, combat, side);
  const taken: SquadronId[] = [];
  for (let at = turn; taken.length < losses(battle, combat, side); at++) {
    const one = all[at % all.length]!;
    const of = taken.filter((id) => id === one.squadron).length;
    if (of < hullsBehind(battle, side, one)) taken.push(one.squadron);
  }
  return taken;
}

const chooses = (battle: Battle, combat: Combat, enemy: SideId): boolean =>
  losses(battle, combat, enemy) > 0 && victims(battle, combat, enemy).length > 1;

function read(world: State, battle: Battle, context: Context): void {
  for (const [index, combat] of battle.combats.entries()) {
    const die = combat.die!;
    const both = sidesOf(world).map((side) => [side, inflicted(world, battle, combat, side, die)] as const);
    const on = (what: 'dp' | 'sunk'): Record<SideId, number> =>
      Object.fromEntries(both.map(([side, { result }]) => [enemyOf(world, side), result[what]]));
    combat.column = Object.fromEntries(both.map(([side, { column }]) => [side, column]));
    combat.dp = on('dp');
    combat.sunk = on('sunk');
    context.tell({
      kind: 'combat',
      rule: '8.335',
      dice: [die],
      index,
      combat: structured(combat),
      shifts: Object.fromEntries(both.map(([side, { shifts }]) => [side, shifts])),
      modifiers: Object.fromEntries(both.map(([side, { modifiers }]) => [side, modifiers])),
      result: Object.fromEntries(both.map(([side, { column }]) => [side, cellOf(column, die)])),
    });
  }
}

/** As it stands now: later Battles change nothing in what was told. */
const structured = (combat: Combat): Combat => ({ ...combat });

/** Results are carried out in all Combats alike, then Formations that are no more are cleared away. */
function carryOut(
  world: State,
  battle: Battle,
  context: Context,
  chosen: Readonly<Record<SideId, readonly (readonly SquadronId[])[]>>,
): Next {
  for (const [index, combat] of battle.combats.entries()) {
    const blows = sidesOf(world).map((side) => {
      const enemy = enemyOf(world, side);
      const { star } = inflicted(world, battle, combat, side, combat.die!).result;
      const sunk = chooses(battle, combat, enemy) ? chosen[side]![index]! : spread(battle, combat, enemy, 0);
      const from = takingPart(battle, combat, side)[0]!.engaged;
      return { enemy, blow: { dp: combat.dp[enemy]!, sunk, star, by: 'combat' as const, from } };
    });
    for (const { enemy, blow } of blows) suffer(world, battle, context, combat, enemy, blow);
  }
  for (const side of sidesOf(world)) dissolveEmpty(world, context, side, true);
  return 'fireships';
}

export const sinkingsBattleStep: BattleRules = {
  begin(world, battle, context) {
    read(world, battle, context);
    const asked = sidesOf(world).filter((side) =>
      battle.combats.some((combat) => chooses(battle, combat, enemyOf(world, side))),
    );
    return wait(battle, asked, () => carryOut(world, battle, context, {}));
  },
  resolve: (world, battle, given, context) =>
    carryOut(
      world,
      battle,
      context,
      Object.fromEntries(answersOf(world, given, 'sinkings').map(({ side, answer }) => [side, answer.take])),
    ),
};

const offered = (view: Readonly<Open>, side: SideId, turn: number): SquadronId[][] => {
  const battle = battleOf(view);
  const enemy = enemyOf(view, side);
  return battle.combats.map((combat) =>
    chooses(battle, combat, enemy) ? spread(battle, combat, enemy, turn) : [],
  );
};

export const sinkingsAsk: AskRules<'sinkings'> = {
  *choices(view, ask) {
    const side = sideOf(view, ask.seat)!;
    for (let turn = 0; turn < 3; turn++) yield { take: offered(view, side, turn) };
  },
  check(view, ask, { take }) {
    const battle = battleOf(view);
    const enemy = enemyOf(view, sideOf(view, ask.seat)!);
    if (take.length !== battle.combats.length) return refuse('each', '8.33.10', 'Say it for each Combat.');
    for (const [index, combat] of battle.combats.entries()) {
      const named = take[index]!;
      const due = chooses(battle, combat, enemy) ? losses(battle, combat, enemy) : 0;
      if (named.length !== due)
        return refuse('how-many', '8.33.10', `Combat ${index + 1} takes ${due} Sail.`);
      for (const one of victims(battle, combat, enemy))
        if (named.filter((id) => id === one.squadron).length > hullsBehind(battle, enemy, one))
          return refuse('too-many', '8.33.10', 'It has not so many Sail.');
      if (named.some((id) => !victims(battle, combat, enemy).some(({ squadron }) => squadron === id)))
        return refuse('not-there', '8.33.10', 'That Squadron is not in the Combat.');
    }
    return null;
  },
};
