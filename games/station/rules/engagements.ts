/** Battles that are fought out in matches of their own, as the umpire deals with them. */
import { type Engagement, type Engagements, type Refusal, refuse } from '@weathergage/kernel';
import { reportOnBattle } from './battle/battles.ts';
import { fightingIn } from './battle/combat/fought-out.ts';
import type {
  Intensity,
  LeaderId,
  Personality,
  Rank,
  SailClass,
  SideId,
  SquadronId,
} from './module/vocabulary.ts';
import { report } from './sequence.ts';
import type { Station } from './types.ts';
import { dateOf, seatOf, sidesOf } from './umpire/phase.ts';
import { type BattleResult, BattleResultSchema } from './world/battle-result.ts';
import type { Battle, Engaged } from './world/battle-state.ts';
import { hullsOf } from './world/formations.ts';
import { ratingsAt } from './world/leaders.ts';
import type { Open, View } from './world/state.ts';
import { theatreOf } from './world/theatre.ts';

export interface FightingSquadron {
  readonly squadron: SquadronId;
  readonly name: string;
  readonly contingent: string;
  readonly class: SailClass;
  readonly flagship: boolean;
  /** The Squadron beside which a Flagship fights. */
  readonly mate: SquadronId | null;
  readonly sail: number;
  readonly dp: number;
  /** 3.244: what it bears before Sail go down. */
  readonly dr: number;
  readonly shift: number;
  readonly leaders: readonly {
    readonly leader: LeaderId;
    readonly name: string;
    readonly rank: Rank;
    readonly rating: number;
    readonly personality: Personality;
  }[];
}

/** A Battle as it is handed to the match that it is fought in: all of it lies open (8.125). */
export interface StationBattle extends Engagement {
  readonly place: string;
  readonly ground: string;
  /** Of the Port there, if it is somebody's: whose works bear on the place, and how strong they are. */
  readonly works: { readonly side: SideId; readonly blockadeValue: number } | null;
  readonly year: number;
  readonly gauge: SideId;
  readonly intensity: Intensity;
  readonly level: number;
  readonly gale: boolean;
  readonly lines: Readonly<Record<SideId, readonly FightingSquadron[]>>;
  readonly sides: Readonly<Record<SideId, { readonly name: string; readonly seat: string }>>;
}

function fighting(world: Readonly<Open>, battle: Battle, side: SideId, one: Engaged): FightingSquadron {
  const theatre = theatreOf(world);
  const { name, contingent, class: sort, dr, shift } = hullsOf(theatre, one.squadron);
  const { squadron, mate, sail, dp } = one;
  const leaders = one.leaders.map((leader) => {
    const counter = theatre.leaders.get(leader)!;
    const rank = battle.officers[side]!.find((officer) => officer.leader === leader)?.rank ?? counter.rank;
    const { lr: rating, personality } = ratingsAt(counter, rank);
    return { leader, name: counter.name, rank, rating, personality };
  });
  return {
    squadron,
    name,
    contingent,
    class: sort,
    flagship: one.kind === 'flagship',
    mate,
    sail,
    dp,
    dr,
    shift,
    leaders,
  };
}

const battleAway = ({
  battle,
}: Readonly<Pick<Open, 'battle'>>): (Battle & { away: NonNullable<Battle['away']> }) | null =>
  battle?.away === undefined ? null : { ...battle, away: battle.away };

function openBattle(world: View): StationBattle[] {
  const battle = battleAway(world);
  if (battle === null) return [];
  const { module, spaces, ports } = theatreOf(world);
  const space = spaces.get(battle.at)!;
  const holder = world.ports[battle.at]?.side ?? null;
  const bySide = <V>(of: (side: SideId) => V): Record<SideId, V> =>
    Object.fromEntries(sidesOf(world).map((side) => [side, of(side)]));
  return [
    {
      ...battle.away,
      place: space.name,
      ground: space.kind,
      works: holder === null ? null : { side: holder, blockadeValue: ports.get(battle.at)!.blockadeValue },
      year: dateOf(world, world.turn).year,
      gauge: battle.gauge!,
      intensity: battle.intensity!,
      level: battle.level!,
      gale: world.gales.some(({ at }) => at === battle.at),
      lines: bySide((side) => fightingIn(battle, side).map((one) => fighting(world, battle, side, one))),
      sides: bySide((side) => ({
        name: module.sides.find(({ id }) => id === side)!.name,
        seat: seatOf(world, side),
      })),
    },
  ];
}

type Told = BattleResult['squadrons'][SideId][number];
const lostOf = (told: readonly Told[]): number =>
  told.reduce((sum, { sunk, struck }) => sum + sunk + struck, 0);

const untold = (): Refusal =>
  refuse('report-squadrons', '8.33', 'Of every Squadron that fought it is told once what became of it.');

function resultRefusal({ lines }: StationBattle, { squadrons, leaders }: BattleResult): Refusal | null {
  const sides = Object.keys(lines);
  for (const side of sides) {
    const told = squadrons[side] ?? [];
    if (told.length !== lines[side]!.length || Object.keys(squadrons).length !== sides.length)
      return untold();
    for (const { squadron, sail } of lines[side]!) {
      const one = told.find((each) => each.squadron === squadron);
      if (one === undefined) return untold();
      if (one.sunk + one.struck > sail)
        return refuse('report-sail', '8.337', 'No more Sail are lost than were there.');
    }
  }
  for (const side of sides) {
    const other = sides.find((one) => one !== side)!;
    const strikes = squadrons[side]!.some(({ struck }) => struck > 0);
    if (strikes && lostOf(squadrons[side]!) <= lostOf(squadrons[other]!))
      return refuse('report-struck', '8.44', 'Sail Strike to the Victor, and to nobody else.');
  }
  return leadersRefusal(lines, squadrons, leaders);
}

function leadersRefusal(
  lines: StationBattle['lines'],
  squadrons: BattleResult['squadrons'],
  leaders: BattleResult['leaders'],
): Refusal | null {
  const named = leaders.map(({ leader }) => leader);
  if (new Set(named).size < named.length) return refuse('report-leader', '8.37', 'No leader is hit twice.');
  const aboard = Object.values(lines).flatMap((line) =>
    line.flatMap((one) => one.leaders.map(({ leader }) => leader)),
  );
  if (named.some((leader) => !aboard.includes(leader)))
    return refuse('report-leader', '8.37', 'That leader was not there.');
  if (leaders.some(({ fate, turns }) => (fate === 'wounded') !== (turns !== undefined)))
    return refuse('report-leader', '8.37', 'Of the wounded, and of nobody else, it is told for how long.');
  for (const [side, line] of Object.entries(lines))
    for (const { flagship, squadron, leaders: men } of line) {
      const lost = lostOf(squadrons[side]!.filter((one) => one.squadron === squadron)) > 0;
      if (flagship && lost && men.some(({ leader }) => !named.includes(leader)))
        return refuse('report-leader', '10.321', 'Who is aboard a Flagship that is lost is hit.');
    }
  return null;
}

/** A few of the ends that a Battle may come to: nobody hurt, all scratched, one line lost with its leaders. */
function* resultChoices({ lines }: StationBattle): Generator<BattleResult> {
  const sides = Object.keys(lines);
  const each = (of: (side: SideId, one: FightingSquadron) => Told): BattleResult['squadrons'] =>
    Object.fromEntries(sides.map((side) => [side, lines[side]!.map((one) => of(side, one))]));
  const hurt = (squadron: SquadronId, dp: number, sunk = 0, struck = 0): Told => ({
    squadron,
    dp,
    sunk,
    struck,
  });
  yield { squadrons: each((_side, { squadron }) => hurt(squadron, 0)), leaders: [] };
  yield { squadrons: each((_side, { squadron }) => hurt(squadron, 3)), leaders: [] };
  for (const loser of sides) {
    const men = lines[loser]!.flatMap((one) => one.leaders);
    yield {
      squadrons: each((side, { squadron, sail }) =>
        side === loser ? hurt(squadron, 2, 0, sail) : hurt(squadron, 2),
      ),
      leaders: men.map(({ leader }, at) =>
        at % 2 === 0 ? { leader, fate: 'captured' as const } : { leader, fate: 'wounded' as const, turns: 2 },
      ),
    };
    yield {
      squadrons: each((side, { squadron }) => (side === loser ? hurt(squadron, 4, 1) : hurt(squadron, 1))),
      leaders: men.map(({ leader }) => ({ leader, fate: 'killed' as const })),
    };
  }
}

export const engagements: Engagements<Station> = {
  results: BattleResultSchema,
  mayArise: ({ foughtOut }) => foughtOut !== undefined,
  waits: (world) => battleAway(world) !== null,
  open: openBattle,
  choices: (_view, engagement) => resultChoices(engagement as StationBattle),
  check: (_view, engagement, result) => resultRefusal(engagement as StationBattle, result as BattleResult),
  take: (world, _engagement, result, dice) =>
    report(world, (state, context) => reportOnBattle(state, result as BattleResult, context), dice),
};
