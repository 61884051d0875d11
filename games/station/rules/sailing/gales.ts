/** Gale Markers: gone, moved and new at the start of each Increment, and what they do at once (5.313, 5.32, 5.38). */
import { settleSpotting } from '../auxiliaries/spotting.ts';
import type { Wind } from '../module/map.ts';
import {
  FORCES,
  type Force,
  INCREMENTS,
  type LocationId,
  type Season,
  type WindId,
} from '../module/vocabulary.ts';
import { type Context, type StepRules, seasonOf, today, unasked } from '../umpire/phase.ts';
import type { Gale, State } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { drawnBy, driveOff, forceOut, loseSubordination } from './gale-losses.ts';
import { windsInPlay } from './winds.ts';

/** 2.23, 5.32: the Force a die gives a wind that blows, on the wind's own table; null is no Gale. */
export function forceFor(wind: Wind, season: Season, die: number): Force | null {
  const row = wind.gale[season];
  const column = row?.findIndex((range) => range !== null && die >= range[0] && die <= range[1]) ?? -1;
  return FORCES[column] ?? null;
}

const HURRICANE: Force = 12;
const STRONGEST: Force = 11;

/** 5.324: one level more if it can be; a hurricane only where the Season knows any. */
export function stronger(wind: Wind, season: Season, force: Force, levels: number): Force {
  const most = (wind.gale[season]?.[FORCES.indexOf(HURRICANE)] ?? null) === null ? STRONGEST : HURRICANE;
  return Math.max(force, Math.min(most, force + levels)) as Force;
}

const bears = (theatre: Theatre, at: LocationId, wind: string): boolean =>
  (theatre.spaces.get(at)?.winds ?? theatre.zones.get(at)?.winds ?? []).includes(wind);

/** M9/38: a Gale that stays where it was born has its time, whatever else blows. */
function outlived(theatre: Theatre, wind: Wind, gale: Gale, clock: number): boolean {
  const { space, zone } = wind.galeLasts ?? { space: 1, zone: 1 };
  return clock - gale.born >= (theatre.zones.has(gale.at) ? zone : space) * INCREMENTS;
}

const over = (context: Context, rule: string, { wind, force, at }: Gale): void =>
  context.tell({ kind: 'gale', rule, wind, force, at, what: 'over' });

/** 5.382: those whose wind has died down, and those that have had their time. */
function end(world: State, context: Context): void {
  const theatre = theatreOf(world);
  world.gales = world.gales.filter((gale) => {
    const wind = theatre.winds.get(gale.wind)!;
    // 2.221: where the module keeps its Gales in place that goes before the rule of the series.
    const done =
      wind.galeDrift === null
        ? outlived(theatre, wind, gale, world.clock)
        : !world.blowing.includes(gale.wind);
    if (done) over(context, '5.382', gale);
    return !done;
  });
}

/** A degree of longitude is so much of one of latitude in these seas, squared. */
const NARROWER = 0.6;

/** As the crow flies, squared: enough to say which of two is farther off. */
function flown(theatre: Theatre, from: LocationId, to: LocationId): number {
  const spot = (id: LocationId) => theatre.spaces.get(id) ?? theatre.zones.get(id)!;
  const [east, north] = [spot(to).lon - spot(from).lon, spot(to).lat - spot(from).lat];
  return NARROWER * east * east + north * north;
}

/** 5.381, 5.383: where a marker may go next: on its chart, touched by its wind, farther from where it began. */
export function nextFor(theatre: Theatre, { wind, at, start }: Gale): readonly LocationId[] {
  const row = theatre.winds.get(wind)!.galeDrift?.find(({ from }) => from === at);
  return (row?.to ?? []).filter(
    (to) => bears(theatre, to, wind) && flown(theatre, start, to) > flown(theatre, start, at),
  );
}

/** 5.38: one Large Space or Zone on, drawn among several; a marker that can't move is taken off. */
function drift(world: State, context: Context): void {
  const theatre = theatreOf(world);
  world.gales = world.gales.flatMap((gale) => {
    const { wind, force, at, start, born } = gale;
    const rows = theatre.winds.get(wind)!.galeDrift;
    if (rows === null || born === world.clock) return [gale];
    const next = nextFor(theatre, gale);
    const mayEnd = at === start && rows.find(({ from }) => from === at)?.mayEnd === true;
    if (next.length === 0 || (mayEnd && drawnBy(context, 2) === 0)) {
      over(context, '5.382', gale);
      return [];
    }
    const to = next[next.length === 1 ? 0 : drawnBy(context, next.length)]!;
    context.tell({ kind: 'gale', rule: '5.38', wind, force, at, what: 'moved', to });
    return [{ ...gale, at: to }];
  });
}

/** 5.325: of markers in one place the strongest stays; of equals one that is drawn. */
function unstack(world: State, context: Context): void {
  for (const at of new Set(world.gales.map((gale) => gale.at))) {
    const here = world.gales.filter((gale) => gale.at === at);
    if (here.length < 2) continue;
    const most = Math.max(...here.map(({ force }) => force));
    const first = here.filter(({ force }) => force === most);
    const stays = first[first.length === 1 ? 0 : drawnBy(context, first.length)]!;
    for (const gale of here) if (gale !== stays) over(context, '5.325', gale);
    world.gales = world.gales.filter((gale) => gale.at !== at || gale === stays);
  }
}

/** M4.3: what the season adds to each new Gale, to Force 11. */
const harder = (world: State): number =>
  world.lasting.reduce(
    (sum, one) => (one.what === 'galeForce' && world.turn < one.until ? sum + one.value : sum),
    0,
  );

/** 5.32: a die for each wind that blows, when the winds have just been looked at. */
function breed(world: State, context: Context): void {
  const season = seasonOf(today(world));
  const calm: { readonly wind: WindId; readonly die: number }[] = [];
  for (const wind of windsInPlay(world)) {
    if (!world.blowing.includes(wind.id) || wind.gale[season] === null) continue;
    const die = context.d10();
    const force = forceFor(wind, season, die);
    if (force === null) {
      calm.push({ wind: wind.id, die });
      continue;
    }
    const before = world.gales.find((gale) => gale.wind === wind.id);
    if (before === undefined) {
      // 5.323: where the chart has the Gales of this wind begin.
      const at = wind.galeStart[wind.galeStart.length === 1 ? 0 : drawnBy(context, wind.galeStart.length)]!;
      const full = force === HURRICANE ? force : (Math.min(STRONGEST, force + harder(world)) as Force);
      // 5.31, 5.311: at Gale Force a wind has a marker of that Force on the map.
      world.gales = [...world.gales, { wind: wind.id, force: full, at, start: at, born: world.clock }];
      context.tell({
        kind: 'gale',
        rule: '5.323',
        dice: [die],
        wind: wind.id,
        force: full,
        at,
        what: 'born',
      });
    } else {
      const grown = stronger(wind, season, before.force, 1);
      world.gales = world.gales.map((gale) => (gale === before ? { ...gale, force: grown } : gale));
      context.tell({
        kind: 'gale',
        rule: '5.324',
        dice: [die],
        wind: wind.id,
        force: grown,
        at: before.at,
        what: 'grew',
      });
    }
  }
  if (calm.length === 0) return;
  const dice = calm.map(({ die }) => die);
  context.tell({ kind: 'no-gale', rule: '5.32', dice, winds: calm.map(({ wind }) => wind) });
}

/** 5.313: at the start of every Increment, in this order. */
export const galesStep: StepRules = unasked((world, context) => {
  world.raided = [];
  end(world, context);
  drift(world, context);
  unstack(world, context);
  // 5.322: new ones in the first Increment of an Impulse, after the old.
  if (world.increment === 1) {
    breed(world, context);
    unstack(world, context);
  }
  if (world.gales.length === 0) return;
  loseSubordination(world, context);
  driveOff(world, context);
  forceOut(world, context);
  // 7.113: nobody is Spotted in a Gale.
  settleSpotting(world, context);
});
