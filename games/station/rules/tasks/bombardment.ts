/** Bombs and Fireships against what lies in a Port (6.23, 6.24). */
import { counterOf, senderOf, sourceOf } from '../auxiliaries/auxiliary.ts';
import { fireshipAttack } from '../auxiliaries/fireships.ts';
import { interdictorsAt } from '../auxiliaries/interdiction.ts';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { breakPeace } from '../chart/politics.ts';
import type { AuxId, LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { noteTask } from '../orders/progress.ts';
import { damageResult, NO_DAMAGE } from '../umpire/damage-table.ts';
import type { Context } from '../umpire/phase.ts';
import type { Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken, squadronsIn, topOf } from '../world/formations.ts';
import { rankBonus } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { commandOfPort, drawnAmong, lyingIn, mayStrike, onceKey, strikeTarget } from './task-target.ts';

export interface Assault {
  readonly side: SideId;
  readonly aux: AuxId;
  readonly at: LocationId;
  readonly against: TokenId | null;
}

/** The chart: DPs three times over, Sail Sunk outright as they are. */
const BOMB_MULTIPLE = 3;
const FAILING_COLUMN = 9;

function nothingThere(
  world: State,
  context: Context,
  { side, aux, at, against }: Assault,
  rule: string,
): void {
  const sort = counterOf(world, aux).class;
  const task = sort === 'Bomb' ? 'Bombard' : 'Fireship';
  toRecovery(world, side, aux);
  context.tell(
    { kind: 'task', rule, side, task, at, class: sort, screen: null, result: 'nothing-there', against },
    { news: true },
  );
}

/** 6.241: the bombs of one Impulse fall on different Squadrons. */
const bombedKey = (squadron: string): string => `bombed:${squadron}`;

/** 6.24: one free attack on one Squadron, drawn, on a column drawn. */
export function bombardSquadrons(world: State, context: Context, assault: Assault): void {
  const { side, aux, at } = assault;
  const enemy = otherSide(theatreOf(world), side);
  const forces = forcesOf(world, side);
  const victims = forcesOf(world, enemy);
  const formation = senderOf(world, side, aux);
  if (formation !== null) forces.tasked = [...(forces.tasked ?? []), onceKey('Bombard', formation)];
  const lying = lyingIn(world, enemy, at);
  const target = drawnAmong(
    context,
    [...lying.fittingOut, ...lying.inOrdinary].filter(
      ({ id }) => !(victims.tasked ?? []).includes(bombedKey(id)),
    ),
  );
  if (target === undefined) {
    nothingThere(world, context, assault, '6.24');
    return;
  }
  if (mayStrike(world, side, aux, commandOfPort(world, at)) === 'price') breakPeace(world, context, side);
  victims.tasked = [...(victims.tasked ?? []), bombedKey(target.id)];
  const dice = [context.d10()];
  const column = dice[0]!;
  let hit = NO_DAMAGE;
  if (column !== FAILING_COLUMN) {
    const die = context.d10();
    dice.push(die);
    hit = damageResult(column, die);
  }
  const dp = BOMB_MULTIPLE * (hit.dp + (hit.dp > 0 ? rankBonus(world, side, 'damage') : 0));
  const sunk = Math.min(hit.sunk, target.sail);
  const done = dp + sunk > 0;
  toRecovery(world, side, aux);
  context.tell(
    {
      kind: 'task',
      rule: '6.24',
      dice,
      side,
      task: 'Bombard',
      at,
      class: 'Bomb',
      screen: null,
      result: done ? 'done' : 'failed',
      dp,
      sunk,
    },
    { news: true },
  );
  if (done && formation !== null) noteTask(world, side, formation, 'Bombard', at);
  strikeTarget(world, context, enemy, target.id, { dp, sunk }, 'damage');
}

interface Victim {
  readonly squadron: Squadron;
  readonly lies: 'open' | 'FittingOut' | 'InOrdinary';
}

/** 6.232: a Squadron of a Formation that Interdicts the Port. 6.237: those Fitting Out before those In Ordinary. */
function fireTarget(world: State, context: Context, { side, aux, at, against }: Assault): Victim | null {
  const enemy = otherSide(theatreOf(world), side);
  const victims = forcesOf(world, enemy);
  const formation = against === null ? undefined : formationOfToken(victims, against);
  if (sourceOf(world, side, aux)?.from === 'port') {
    const interdicts =
      formation !== undefined &&
      interdictorsAt(world, at).some(
        (one) => one.side === enemy && topOf(victims, one.formation).id === formation.id,
      );
    const squadron = interdicts ? drawnAmong(context, squadronsIn(victims, formation.id)) : undefined;
    return squadron === undefined ? null : { squadron, lies: 'open' };
  }
  const { fittingOut, inOrdinary } = lyingIn(world, enemy, at);
  const named =
    formation === undefined
      ? fittingOut
      : fittingOut.filter(
          (one) => one.formation !== null && topOf(victims, one.formation).id === formation.id,
        );
  const afloat = drawnAmong(context, named.length > 0 ? named : fittingOut);
  if (afloat !== undefined) return { squadron: afloat, lies: 'FittingOut' };
  const laidUp = drawnAmong(context, inOrdinary);
  return laidUp === undefined ? null : { squadron: laidUp, lies: 'InOrdinary' };
}

/** 6.23 outside Battle: out of a Port at who blocks it, or into an Enemy Port. */
export function sendFireship(world: State, context: Context, assault: Assault): void {
  const { side, aux, at } = assault;
  const enemy = otherSide(theatreOf(world), side);
  const target = fireTarget(world, context, assault);
  if (target === null) {
    nothingThere(world, context, assault, '6.23');
    return;
  }
  const { squadron, lies } = target;
  // M1.4 b: with whom the peace is broken is who lies before the Port, or whose Port it is.
  const aimed = world.tokens.find(({ id }) => id === assault.against)?.command ?? null;
  if (mayStrike(world, side, aux, lies === 'open' ? aimed : commandOfPort(world, at)) === 'price')
    breakPeace(world, context, side);
  const hit = fireshipAttack(world, context, {
    side,
    aux,
    target: { side: enemy, squadron: squadron.id, sail: squadron.sail },
    lies,
    blockadeValue: lies === 'open' ? 0 : theatreOf(world).ports.get(at)!.blockadeValue,
  });
  if (hit.success) strikeTarget(world, context, enemy, squadron.id, hit, 'fire');
}
