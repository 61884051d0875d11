/** Fireships in Battle (6.23): after the Combats, before anybody Reorganises. */
import { refuse } from '@weathergage/kernel';
import { counterOf, sourceOf } from '../auxiliaries/auxiliary.ts';
import { fireshipAttack } from '../auxiliaries/fireships.ts';
import { interdictorsAt } from '../auxiliaries/interdiction.ts';
import type { AuxId, FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import { dissolveEmpty } from '../organisation/organisation.ts';
import { type AskRules, answersOf, type Context, sideOf, sidesOf } from '../umpire/phase.ts';
import type { Battle, Engaged } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { batter } from './combat/harm.ts';
import { unitsOf, withFlagships } from './combat/selection.ts';
import { type BattleRules, battleOf, enemyOf, wait } from './combat/steps.ts';
import { decideVictor } from './combat/strike.ts';

/** 6.239: not against who holds the Gauge, save those that came out of Port. */
export function fireTargets(world: World, battle: Battle, side: SideId): Engaged[] {
  const enemy = enemyOf(world, side);
  const fromPort = battle.formations[enemy]!.filter((one) => one.fromPort).map(({ formation }) => formation);
  return unitsOf(battle, enemy).filter(
    ({ sail, engaged }) => sail > 0 && (battle.gauge !== enemy || fromPort.includes(engaged)),
  );
}

interface Fireship {
  readonly aux: AuxId;
  /** Whom alone it may go against; null is anybody. */
  readonly only: readonly FormationId[] | null;
}

/** 6.231, 6.232: with an Engaged Formation; with a Port against those who Interdict it. */
export function fireshipsFor(world: World, battle: Battle, side: SideId): Fireship[] {
  const forces = forcesOf(world, side);
  const engaged = battle.formations[side]!.map(({ token }) => token);
  return Object.keys(forces.auxiliaries).flatMap((aux): Fireship[] => {
    if (counterOf(world, aux).class !== 'Fireship') return [];
    const source = sourceOf(world, side, aux);
    if (source?.from === 'port' && source.at === battle.at) return [{ aux, only: [...battle.interdicting] }];
    if (source?.formation == null) return [];
    const { token } = topOf(forces, source.formation);
    return engaged.some((id) => id === token) ? [{ aux, only: null }] : [];
  });
}

/** As far as all can see: Fireships with those Engaged, or a Port of the side's that may have some. */
function mightBurn(world: State, battle: Battle, side: SideId): boolean {
  if (fireTargets(world, battle, side).length === 0) return false;
  const tokens = battle.formations[side]!.map(({ token }) => token);
  const aboard = world.tokens.some(
    ({ id, face }) => tokens.includes(id) && face?.auxiliaries.includes('Fireship') === true,
  );
  return aboard || (world.ports[battle.at]?.side === side && battle.interdicting.length > 0);
}

export const battleFireships: BattleRules = {
  begin(world, battle, context) {
    battle.interdicting = interdictorsAt(world, battle.at).map(
      ({ side, formation }) => topOf(forcesOf(world, side), formation).id,
    );
    const asked = sidesOf(world).filter((side) => mightBurn(world, battle, side));
    return wait(battle, asked, () => decideVictor(world, battle, context));
  },
  resolve(world, battle, given, context) {
    for (const { side, answer } of answersOf(world, given, 'fireships'))
      for (const { aux, squadron } of answer.attacks) burn(world, battle, context, side, aux, squadron);
    for (const side of sidesOf(world)) dissolveEmpty(world, context, side, true);
    return decideVictor(world, battle, context);
  },
};

/** 6.235: what burns is never Captured. */
function burn(
  world: State,
  battle: Battle,
  context: Context,
  side: SideId,
  aux: AuxId,
  squadron: SquadronId,
): void {
  const enemy = enemyOf(world, side);
  const targets = withFlagships(battle, enemy, [squadron]).filter(({ sail }) => sail > 0);
  const sail = targets.reduce((sum, one) => sum + one.sail, 0);
  if (!targets.some((one) => one.squadron === squadron)) return;
  const result = fireshipAttack(world, context, {
    side,
    aux,
    target: { side: enemy, squadron, sail },
    lies: 'open',
    blockadeValue: 0,
  });
  const sunk = Array.from({ length: result.sunk }, () => squadron);
  if (result.success)
    batter(world, battle, context, enemy, targets, { ...result, sunk, by: 'fire', from: null });
}

export const fireshipsAsk: AskRules<'fireships'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    const targets = fireTargets(view, battle, side).toSorted((a, b) => a.sail - b.sail);
    const attacks = fireshipsFor(view, battle, side).flatMap(({ aux, only }) => {
      const target = targets.find(({ engaged }) => only === null || only.includes(engaged));
      return target === undefined ? [] : [{ aux, squadron: target.squadron }];
    });
    if (attacks.length > 0) yield { attacks };
    if (attacks.length > 1) yield { attacks: attacks.slice(0, 1) };
    yield { attacks: [] };
  },
  check(view, ask, { attacks }) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    const able = fireshipsFor(view, battle, side);
    const targets = fireTargets(view, battle, side);
    if (new Set(attacks.map(({ aux }) => aux)).size !== attacks.length)
      return refuse('once', '6.233', 'A Fireship burns once.');
    for (const { aux, squadron } of attacks) {
      const fireship = able.find((one) => one.aux === aux);
      if (fireship === undefined)
        return refuse(
          'no-fireship',
          '6.231',
          'That is no Fireship of a Formation or Port that is in this Battle.',
        );
      const target = targets.find((one) => one.squadron === squadron);
      if (target === undefined)
        return refuse(
          'gauge',
          '6.239',
          'It can’t be reached: the Enemy has the Weather Gauge, or it is not in it.',
        );
      if (fireship.only !== null && !fireship.only.includes(target.engaged))
        return refuse('port', '6.232', 'A Port’s Fireships go against those who Interdict it.');
    }
    return null;
  },
};
