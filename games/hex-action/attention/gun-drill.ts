/** What a good first lieutenant would fire unasked: the lawful shot of each broadside that promises most. */
import { check } from '../rules/answers.ts';
import { type Bearing, bearingsOf, type Target } from '../rules/bearing/fields.ts';
import { type AdvancedLaid, advancedAims, computeAdvanced } from '../rules/gunnery/advanced-broadside.ts';
import { bombardChoices } from '../rules/gunnery/bombs.ts';
import { gunsBarred } from '../rules/gunnery/gunners.ts';
import { atLowPowder, firedAs, grapeForbidden } from '../rules/gunnery/shot.ts';
import type { ShotKind } from '../rules/sea/advanced-log.ts';
import type { AnswerTo, AskKind, HexAsk } from '../rules/sea/asks.ts';
import type { AdvancedShip, AdvancedView } from '../rules/sea/edition.ts';
import type { Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import type { Hits } from '../rules/sea/told.ts';
import { BROADSIDES, type Broadside } from '../rules/sea/words.ts';

type AskOf<K extends AskKind> = Extract<HexAsk, { kind: K }>;

export type Shot = NonNullable<AnswerTo<'fire'>['L']>;

/** One way to fire a broadside, with all that decides it. */
export interface Lay {
  readonly target: Target;
  readonly bearing: Bearing;
  readonly shot: Shot;
  readonly kind: ShotKind;
  readonly laid: AdvancedLaid;
}

/** Whether anything can be fired from this side at all. */
export const isReady = (view: View, ship: Ship, side: Broadside): boolean =>
  ship.loaded?.[side] === true &&
  ship.guns[side] + ship.carronades[side] > 0 &&
  gunsBarred(view, ship) === null;

/** Every way to fire a broadside at what it bears on. A section of its own is offered only where it must be. */
export function laysOf(view: AdvancedView, ship: AdvancedShip, side: Broadside): Lay[] {
  const loaded = ship.advanced.shot?.[side] ?? 'R';
  return bearingsOf(view, ship, side).bearings.flatMap((bearing) => {
    const { target, section } = bearing;
    return firedAs(loaded, bearing.range, atLowPowder(ship)).flatMap(({ shot: kind, as }) => {
      if (kind === 'G' && grapeForbidden(view, ship.id, target.id)) return [];
      return advancedAims(view, ship, target, kind).flatMap((aim): Lay[] => {
        const laid = computeAdvanced(view, ship, side, target, { aim, shot: kind, section });
        if (laid === null) return [];
        const shot = {
          target: target.id,
          aim,
          ...(section === null ? {} : { section }),
          ...(as === undefined ? {} : { as }),
        };
        return [{ target, bearing, shot, kind, laid }];
      });
    });
  });
}

/** What hits are worth against each other: hulls and men decide, guns silence, rigging slows. */
const WORTH: Readonly<Record<keyof Hits, number>> = { H: 1, G: 0.9, C: 0.9, R: 0.6 };

export const worthOf = ({ expected }: Pick<AdvancedLaid, 'expected'>): number =>
  (['H', 'G', 'C', 'R'] as const).reduce((sum, letter) => sum + expected[letter] * WORTH[letter], 0);

/** Below this powder is better kept; the first broadside of a side is worth more patience. */
const WORTHWHILE = 0.35;
const FIRST_BROADSIDE = 0.9;

export function bestLay(view: AdvancedView, ship: AdvancedShip, side: Broadside): Lay | null {
  if (!isReady(view, ship, side)) return null;
  const least = ship.initial[side] ? FIRST_BROADSIDE : WORTHWHILE;
  let best: Lay | null = null;
  for (const lay of laysOf(view, ship, side))
    if (worthOf(lay.laid) >= least && (best === null || worthOf(lay.laid) > worthOf(best.laid))) best = lay;
  return best;
}

/** The whole answer of one ship; whatever the rules would refuse is left out. */
export function gunDrill(view: AdvancedView, ask: AskOf<'fire'>): AnswerTo<'fire'> {
  const ship = shipOf(view, ask.ship);
  const [L, R] = BROADSIDES.map((side) => bestLay(view, ship, side)?.shot ?? null) as [
    Shot | null,
    Shot | null,
  ];
  // 42.3.1: guns or mortars; what can be bombarded at all is worth the shells.
  const [bombard] = bombardChoices(view, ship);
  const tries: AnswerTo<'fire'>[] = [
    ...(bombard === undefined ? [] : [{ L: null, R: null, mortars: [...bombard] }]),
    { L, R },
    { L, R: null },
    { L: null, R },
    { L: null, R: null },
  ];
  return tries.find((answer) => check(view, ask, answer) === null) ?? { L: null, R: null };
}
