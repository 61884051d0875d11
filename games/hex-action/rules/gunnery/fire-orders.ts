/** What the captains of the Advanced Game may order their broadsides to do (24.1, 24.2). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { type Bearing, bearingsOf, isBattery, type Target } from '../bearing/fields.ts';
import type { GunSection } from '../bearing/gun-sections.ts';
import type { ShotKind } from '../sea/advanced-log.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { hexName } from '../sea/hex.ts';
import type { AdvancedAskRules } from '../sea/phase.ts';
import type { Ship, Trait } from '../sea/ship.ts';
import { shipOf } from '../sea/state.ts';
import { type Aim, BROADSIDES, type Broadside } from '../sea/words.ts';
import { advancedAims, anyGunReaches } from './advanced-broadside.ts';
import { bombardChoices, bombardRefusal } from './bombs.ts';
import { gunsBarred } from './gunners.ts';
import { atLowPowder, firedAs, grapeForbidden, SHOT_WORDS, shotFor, wayMeant } from './shot.ts';

type Shot = NonNullable<AnswerTo<'fire'>['L']>;

const isLoaded = (ship: Ship, side: Broadside): boolean =>
  ship.loaded?.[side] === true && ship.guns[side] + ship.carronades[side] > 0;

/** What a broadside could be fired at with roundshot, loaded or not: who is asked can be seen (7.2.5). */
export const bearingFor = (sea: AdvancedState, ship: AdvancedShip, side: Broadside): Bearing[] =>
  bearingsOf(sea, ship, side).bearings.filter(({ target, section }) =>
    anyGunReaches(sea, ship, side, target, 'R', section),
  );

/** One way to fire a loaded broadside. */
export interface LawfulShot {
  readonly target: Target;
  readonly range: number;
  readonly section: GunSection | null;
  readonly shot: ShotKind;
  readonly as?: 'R' | 'G';
  readonly aims: readonly Aim[];
}

/** Everything a broadside may be fired at now, with the sections that bear and the kinds of shot it can be fired as. */
export function lawfulShots(sea: AdvancedState, ship: AdvancedShip, side: Broadside): LawfulShot[] {
  const loaded = ship.advanced.shot?.[side];
  if (!isLoaded(ship, side) || loaded == null || gunsBarred(sea, ship) !== null) return [];
  return bearingFor(sea, ship, side).flatMap(({ target, range, section }) =>
    firedAs(loaded, range, atLowPowder(ship))
      .filter(({ shot }) => shot !== 'G' || !grapeForbidden(sea, ship.id, target.id))
      .filter(({ shot }) => shotFor(sea, ship).includes(shot))
      .filter(({ shot }) => anyGunReaches(sea, ship, side, target, shot, section))
      .map((way) => ({ target, range, section, ...way, aims: advancedAims(sea, ship, target, way.shot) })),
  );
}

const ONE_GUN: readonly Trait[] = ['bow-gun', 'stern-gun', 'pivot'];
/** Both gun columns are the same piece: one of them fires in a turn. */
const hasOneGun = (ship: AdvancedShip): boolean =>
  ONE_GUN.some((trait) => ship.spec.advanced.traits.includes(trait));

const shotOf = ({ target, section, as }: LawfulShot, aim: Aim): Shot => ({
  target: target.id,
  aim,
  ...(section === null ? {} : { section }),
  ...(as === undefined ? {} : { as }),
});

export const advancedFireAsk: AdvancedAskRules<'fire'> = {
  *choices(view, ask) {
    const ship = shipOf(view, ask.ship);
    const shots = (side: Broadside): (Shot | null)[] => {
      if (!isLoaded(ship, side) || gunsBarred(view, ship) !== null) return [null];
      const aimed = lawfulShots(view, ship, side).flatMap((way) => way.aims.map((aim) => shotOf(way, aim)));
      return [...aimed, null, { target: null, aim: 'hull' }];
    };
    const [left, right] = [shots('L'), shots('R')];
    const either = hasOneGun(ship);
    for (const L of left) for (const R of right) if (!either || L === null || R === null) yield { L, R };
    for (const mortars of bombardChoices(view, ship)) yield { L: null, R: null, mortars };
  },

  check(view, ask, answer) {
    const ship = shipOf(view, ask.ship);
    if (answer.L !== null && answer.R !== null && hasOneGun(ship))
      return refuse('one-gun', 'one-gun', 'Both columns are the same gun; it fires once a turn.');
    for (const side of BROADSIDES) {
      const shot = answer[side];
      const refusal = shot === null ? null : shotRefusal(view, ship, side, shot);
      if (refusal !== null) return refusal;
    }
    return answer.mortars === undefined ? null : bombardRefusal(view, ship, answer);
  },
};

const SIDE_WORDS = { L: 'left', R: 'right' } as const;
const nameOf = (target: Target): string => (isBattery(target) ? target.name : target.spec.name);

function shotRefusal(view: AdvancedState, ship: AdvancedShip, side: Broadside, shot: Shot): Refusal | null {
  const word = SIDE_WORDS[side];
  const barred = gunsBarred(view, ship);
  if (barred !== null) return barred;
  const loaded = ship.advanced.shot?.[side];
  if (!isLoaded(ship, side) || loaded == null)
    return refuse('not-loaded', '13.1', `The ${word} broadside is not loaded; it can't be fired this turn.`);
  if (shot.target === null) return null;
  const { bearings, barred: held } = bearingsOf(view, ship, side);
  const bearing = bearings.find(({ target }) => target.id === shot.target);
  if (bearing === undefined) {
    const blocked = held.find(({ target }) => target.id === shot.target);
    if (blocked === undefined)
      return refuse('no-target', '24.1.1', `She lies in none of the five fields of the ${word} broadside.`);
    const by = new Set(blocked.by.map((what) => ('q' in what ? `land at ${hexName(what)}` : what.spec.name)));
    return refuse('blocked', '24.1.5', `${nameOf(blocked.target)} is covered by ${[...by].join(' and ')}.`);
  }
  return bearingRefusal(view, ship, side, shot, bearing, loaded);
}

function bearingRefusal(
  view: AdvancedState,
  ship: AdvancedShip,
  side: Broadside,
  shot: Shot,
  { target, range, section }: Bearing,
  loaded: ShotKind,
): Refusal | null {
  if (shot.section !== undefined && shot.section !== section) {
    const which = section === null ? 'the whole broadside' : `the ${section} section`;
    return refuse('wrong-section', '24.1.2', `At ${nameOf(target)} ${which} is fired.`);
  }
  const way = wayMeant(loaded, range, atLowPowder(ship), shot.as);
  if (way === undefined) {
    const { word, rule } = SHOT_WORDS[shot.as ?? loaded];
    const text = shot.as
      ? `What is loaded can't be fired as ${word} there.`
      : `The ${word} reaches not so far.`;
    return refuse('wrong-shot', rule, text);
  }
  if (!shotFor(view, ship).includes(way.shot))
    return refuse('never-fired', '24.2.2.4', 'The British never fire chainshot.');
  if (way.shot === 'G' && grapeForbidden(view, ship.id, target.id))
    return refuse(
      'own-boarders',
      '24.2.4.4',
      'No grape into a deck where her own men have fought for a turn.',
    );
  const aims = advancedAims(view, ship, target, way.shot);
  if (aims.length > 0 && !anyGunReaches(view, ship, side, target, way.shot, section))
    return refuse('out-of-reach', '11.1.9', 'No gun square left there reaches so far.');
  if (aims.includes(shot.aim)) return null;
  if (aims.length === 0)
    return refuse('out-of-reach', '11.2.5', 'Her hull can only be aimed at within five hexes.');
  return aims[0] === 'rigging'
    ? refuse('rigging-only', '11.2.5', `At ${range} hexes only the rigging can be aimed at.`)
    : refuse('hull-only', '11.2.8', 'Only the hull can be aimed at there.');
}
