/** Marking hits in the Advanced Game: gun hits fall on the section nearest to the firing guns (24.1.7). */
import { rollDestroyedHull } from '../afloat/sinking.ts';
import { giveUp } from '../afloat/surrender.ts';
import { nearSide } from '../bearing/field-of-fire.ts';
import { type GunSection, markSection, type SectionHit, sectionOutcomes } from '../bearing/gun-sections.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { distance, type Hex } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { gunsLeft, type Ship, sternHex } from '../sea/ship.ts';
import type { GunHit } from '../sea/state.ts';
import type { Hits } from '../sea/told.ts';
import type { Broadside } from '../sea/words.ts';
import { gunDamage, markCrew, markRigging, noDamage } from './damage.ts';
import { rollMasts } from './loss-of-rigging.ts';

/** Hits on their way to a ship, and where those on her guns fall. */
export interface Blow {
  readonly hits: Hits;
  readonly side: Broadside | null;
  readonly section: GunSection | null;
}

/** 24.1.7: the end of the target that is nearer to the guns that fired; null if neither is. */
export function nearSection(target: Pick<Ship, 'bow' | 'heading'>, guns: readonly Hex[]): GunSection | null {
  const away = (end: Hex): number => Math.min(...guns.map((hex) => distance(hex, end)));
  const [bow, aft] = [away(target.bow), away(sternHex(target))];
  return bow === aft ? null : bow < aft ? 'bow' : 'stern';
}

/** Hits from a ship, of which only one section may have fired. */
export function blowFrom(
  firer: Pick<Ship, 'bow' | 'heading'>,
  section: GunSection | undefined,
  target: Ship,
  hits: Hits,
): Blow {
  const guns =
    section === 'bow' ? [firer.bow] : section === 'stern' ? [sternHex(firer)] : [firer.bow, sternHex(firer)];
  return { hits, side: nearSide(target, firer), section: nearSection(target, guns) };
}

/** Marks all blows of a phase on one ship (11.4) and settles what hangs on it: masts, striking, sinking. */
export function markBlows(
  sea: AdvancedState,
  ship: AdvancedShip,
  blows: readonly Blow[],
  context: Context,
): void {
  const total = (letter: keyof Hits): number => blows.reduce((sum, { hits }) => sum + hits[letter], 0);
  const squares = gunsLeft(ship);
  // Hits of another explosion in the same phase may still wait for her commander's choice.
  const waiting = sea.gunHits.filter((hit) => hit.ship === ship.id);
  const fallen: SectionHit[] = [
    ...waiting.map(({ side, section }) => ({ side, section: section ?? null })),
    ...blows.flatMap(({ hits, side, section }) => Array.from({ length: hits.G }, () => ({ side, section }))),
  ];
  const gunHits = fallen.slice(0, squares);
  const before = [...ship.rigging];
  const hull = Math.min(ship.hull, total('H') + fallen.length - gunHits.length);
  ship.hull -= hull;
  const crew = markCrew(ship, total('C'));
  const rigging = markRigging(ship, total('R'));
  const struck = ship.hull === 0;
  const ways = sectionOutcomes(ship, gunHits);
  const decided = ways.length === 1 || struck ? ways[0]! : [];
  for (const mark of decided) markSection(ship, mark);
  const open = decided.length < gunHits.length ? gunHits : [];
  sea.gunHits = [
    ...sea.gunHits.filter((hit) => hit.ship !== ship.id),
    ...open.map((hit): GunHit => ({ ship: ship.id, ...hit })),
  ];
  if (hull + crew.length + rigging + decided.length > 0)
    context.tell({
      kind: 'damage',
      rule: '11.4',
      ...noDamage(ship.id),
      hull,
      crew,
      rigging,
      ...gunDamage(decided),
    });
  if (rigging > 0) rollMasts(sea, ship, before, context);
  // 24.3.1: whoever strikes may be about to sink or explode.
  if (struck && ship.surrender !== 'striking') {
    giveUp(ship, 'striking', null, context);
    rollDestroyedHull(ship, context);
  }
}
