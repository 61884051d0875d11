/** The Combat Phase (11.0): all fire is laid on the sea as it lies, and marked when the last gun has fallen silent. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { settlePrizes } from '../afloat/capture.ts';
import { giveUp } from '../afloat/surrender.ts';
import { targetsFor } from '../bearing/field-of-fire.ts';
import { gunDamage, markGun, markHits, type Salvo } from '../damage/damage.ts';
import { gunOutcomes } from '../damage/gun-losses.ts';
import type { AnswerTo } from '../sea/asks.ts';
import { type AskRules, askOf, type Context, type PhaseRules } from '../sea/phase.ts';
import { rangeBetween, type Ship } from '../sea/ship.ts';
import { type Sea, type State, shipOf } from '../sea/state.ts';
import { NO_HITS } from '../sea/told.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';
import { aimsAt, canFire, computeBroadside } from './broadside.ts';
import { yieldings } from './yielding.ts';

type Shot = NonNullable<AnswerTo<'fire'>['L']>;

const isLoaded = (ship: Ship, side: Broadside): boolean =>
  ship.loaded?.[side] === true && ship.guns[side] + ship.carronades[side] > 0;

/**
 * The ships a broadside may be fired at and has the guns to reach, loaded or not. Whether a captain is asked to fire
 * hangs on this alone: who is asked can be seen, and must not tell which side of an enemy is loaded (7.2.5).
 */
const bearing = (sea: Sea, ship: Ship, side: Broadside): Ship[] =>
  canFire(ship, sea.turn)
    ? targetsFor(sea, ship, side).targets.filter(
        (target) => computeBroadside(sea, ship, side, target, 'hull') !== null,
      )
    : [];

/** The ships a loaded broadside may be fired at. */
export const lawfulTargets = (sea: Sea, ship: Ship, side: Broadside): Ship[] =>
  isLoaded(ship, side) ? bearing(sea, ship, side) : [];

export const combatPhase: PhaseRules = {
  enter(sea) {
    return combatPhase.asks(sea).length > 0 ? 'waits' : 'done';
  },

  asks: (sea) =>
    sea.noCombat
      ? []
      : sea.ships
          .filter((ship) => ship.empty < 2 && BROADSIDES.some((side) => bearing(sea, ship, side).length > 0))
          .map((ship) => askOf(sea, 'fire', ship, '11.1.4')),

  resolve(sea, answers, context) {
    const salvos = new Map<string, Salvo[]>();
    const spent: { ship: Ship; side: Broadside }[] = [];
    for (const { ask, answer } of answers)
      for (const side of BROADSIDES) {
        const shot = (answer as AnswerTo<'fire'>)[side];
        if (shot === null) continue;
        const ship = shipOf(sea, ask.ship);
        spent.push({ ship, side });
        const salvo = fire(sea, ship, side, shot, context);
        if (shot.target !== null)
          salvos.set(shot.target, [...(salvos.get(shot.target) ?? []), { firer: ship, hits: salvo }]);
      }
    // 11.0, 11.1.7: judged and marked together, on what was there when the first gun spoke.
    const yielding = yieldings(
      sea,
      new Map([...salvos].map(([target, list]) => [target, list.map(({ firer }) => firer)])),
    );
    for (const { ship, side } of spent) {
      // 11.1.6: struck through in the load column.
      ship.loaded = { ...ship.loaded!, [side]: false };
      // 13.4: the first broadside is used up, whatever it was fired at.
      ship.initial[side] = false;
      ship.empty++;
    }
    for (const [target, list] of salvos) mark(sea, shipOf(sea, target), list, context);
    for (const { ship, how, to } of yielding) if (ship.surrender === null) giveUp(ship, how, to, context);
    settlePrizes(sea, context);
    return 'done';
  },
};

/** 11.2.6: one die on the table found; none if no table is reached. */
function fire(sea: State, ship: Ship, side: Broadside, shot: Shot, context: Context) {
  const target = shot.target === null ? null : shipOf(sea, shot.target);
  const laid = target === null ? null : computeBroadside(sea, ship, side, target, shot.aim);
  const die = laid === null || laid.table === null ? null : context.dice.d6();
  const hits = die === null ? NO_HITS : laid!.faces[die - 1]!;
  const {
    faces: _faces,
    aims: _aims,
    ...sum
  } = laid ?? {
    range: 0,
    guns: ship.guns[side],
    carronades: ship.carronades[side],
    base: 0,
    modifiers: [],
    table: null,
    rake: false,
    faces: [],
    aims: [],
  };
  context.tell(
    {
      kind: 'fire',
      rule: target === null ? '13.4' : '11.2.6',
      ...(die === null ? {} : { dice: [die] }),
      ship: ship.id,
      side,
      target: shot.target,
      aim: shot.aim,
      ...sum,
      hits,
    },
    { news: true },
  );
  return hits;
}

function mark(sea: State, ship: Ship, salvos: readonly Salvo[], context: Context): void {
  const { damage, gunHits } = markHits(ship, salvos);
  // 11.4.1.2: with the last hull square she strikes.
  const struck = ship.hull === 0;
  const ways = gunOutcomes(ship, gunHits);
  // A struck ship's guns are never worked again, so that it makes no difference which of them go.
  const decided = ways.length === 1 || struck ? ways[0]! : [];
  for (const each of decided) markGun(ship, each);
  if (decided.length < gunHits.length)
    sea.gunHits = [...sea.gunHits, ...gunHits.map((side) => ({ ship: ship.id, side }))];
  const told = { ...damage, ...gunDamage(decided) };
  const any = told.hull + told.crew.length + told.rigging + decided.length > 0;
  if (any) context.tell({ kind: 'damage', rule: '11.4', ...told });
  if (struck) giveUp(ship, 'striking', null, context);
}

export const fireAsk: AskRules<'fire'> = {
  *choices(view, ask) {
    const ship = shipOf(view, ask.ship);
    const shots = (side: Broadside): (Shot | null)[] => {
      if (!isLoaded(ship, side)) return [null];
      const aimed = lawfulTargets(view, ship, side).flatMap((target) =>
        aimsAt(view, ship, target).map((aim): Shot => ({ target: target.id, aim })),
      );
      return [...aimed, null, { target: null, aim: 'hull' }];
    };
    // 11.1.8: both broadsides, each that is loaded.
    for (const L of shots('L')) for (const R of shots('R')) yield { L, R };
  },

  check(view, ask, answer) {
    const ship = shipOf(view, ask.ship);
    for (const side of BROADSIDES) {
      const shot = answer[side];
      const refusal = shot === null ? null : shotRefusal(view, ship, side, shot);
      if (refusal !== null) return refusal;
    }
    return null;
  },
};

const SIDE_WORDS = { L: 'left', R: 'right' } as const;

function shotRefusal(view: Sea, ship: Ship, side: Broadside, shot: Shot): Refusal | null {
  const word = SIDE_WORDS[side];
  if (!isLoaded(ship, side))
    return refuse('not-loaded', '13.1', `The ${word} broadside is not loaded; it can't be fired this turn.`);
  // 13.4: it may be fired at nothing.
  if (shot.target === null) return null;
  const { range, targets, blockedBy } = targetsFor(view, ship, side);
  const target = targets.find((other) => other.id === shot.target);
  if (target === undefined) {
    if (range === null)
      return refuse('no-target', '11.1.3', `Nothing lies in the ${word} field of fire, ten hexes deep.`);
    if (targets.length > 0) {
      const names = targets.map((other) => other.spec.name).join(' or ');
      return refuse(
        'not-closest',
        '11.1.4.1',
        `The ${word} broadside can only fire at the closest: ${names}.`,
      );
    }
    const names = blockedBy.ships.map((other) => other.spec.name).join(' and ') || 'land';
    return refuse('blocked', '11.1.4.2', `The ${word} field of fire is blocked by ${names}.`);
  }
  if (computeBroadside(view, ship, side, target, shot.aim) === null)
    return refuse('out-of-reach', '11.1.9', `Only carronades are left there; they reach two hexes.`);
  const aims = aimsAt(view, ship, target);
  if (aims.includes(shot.aim)) return null;
  return aims[0] === 'rigging'
    ? refuse(
        'rigging-only',
        '11.2.5',
        `At ${rangeBetween(ship, target)} hexes only the rigging can be aimed at.`,
      )
    : refuse('hull-only', '11.2.8', 'Ships that hang together can only fire at each other’s hull.');
}
