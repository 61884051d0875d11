/** The careers of a campaign, from its file: the war and what lies below it followed from report to report. */
import { type Engagement, type Game, type Journal, pastHash, rebuildMatch } from '@weathergage/kernel';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { BattleResult as SeaResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import type { StationBattle } from '@weathergage/station/rules/engagements.ts';
import type { BattleResult as StationResult } from '@weathergage/station/rules/world/battle-result.ts';
import { type Career, careersFrom } from './careers.ts';
import { seaPowerService } from './sea-power-service.ts';
import type { FoughtBattle } from './service.ts';
import { stationService } from './station-service.ts';

/** A report as the match that took it has it: `fought` comes with its receipt. */
export interface ReportTaken {
  readonly game: string;
  readonly fought: Engagement;
  readonly result: unknown;
  readonly child: string;
  /** The match is itself part of another: a season of a greater war. */
  readonly inSeason?: boolean;
}

/** Who served in it; null where its game keeps no such books. */
function battleOfReport({ game, fought, result, child, inSeason = false }: ReportTaken): FoughtBattle | null {
  if (game === 'sea-power') return seaPowerService(fought as SeaBattle, result as SeaResult, child);
  if (game === 'station')
    return stationService(fought as StationBattle, result as StationResult, child, inSeason);
  return null;
}

/** Of reports in the order in which they came in, those of a match below a report before it. */
export const careersOfReports = (reports: readonly ReportTaken[]): readonly Career[] =>
  careersFrom(reports.flatMap((report) => battleOfReport(report) ?? []));

/** A campaign as its file has it. */
interface Fought {
  readonly war: Journal;
  readonly battles: readonly {
    readonly engagement: string;
    readonly journal: Journal;
    readonly within?: string;
  }[];
}

/** So many entries are followed in one go: a few milliseconds of a long war. */
const AT_ONCE = 16;

/** `games` holds every game that the war or a season in it is of. Stops now and then, so that a server can see to others. */
export function* followedCareers(
  { war, battles }: Fought,
  games: ReadonlyMap<string, Game>,
): Generator<void, readonly Career[]> {
  const below = battles.map((battle) => ({
    battle,
    hash: pastHash(battle.journal.opening, battle.journal.entries),
  }));
  function* reportsIn(journal: Journal, within: string | undefined): Generator<void, readonly ReportTaken[]> {
    const { game: id } = journal.opening;
    const game = games.get(id);
    const { entries } = journal;
    if (game === undefined || !entries.some(({ type }) => type === 'report')) return [];
    const taken: ReportTaken[] = [];
    try {
      // Rules may have changed under it: what went before is no longer followed.
      const begun = entries.slice(0, entries.findLastIndex(({ type }) => type === 'adopt') + 1);
      const match = rebuildMatch(game, { ...journal, entries: begun });
      for (const [at, entry] of entries.slice(begun.length).entries()) {
        if (at % AT_ONCE === 0) yield;
        const { fought } = match.follow(entry);
        if (entry.type !== 'report') continue;
        // A season's own battles come before what came of the season.
        for (const { battle, hash } of below)
          if (battle.engagement === entry.engagement && battle.within === within)
            taken.push(...(yield* reportsIn(battle.journal, hash)));
        const { result, child } = entry;
        taken.push({ game: id, fought: fought!, result, child, inSeason: within !== undefined });
      }
    } catch {
      // Why it can't be followed is for the proof to say.
      return [];
    }
    return taken;
  }
  return careersOfReports(yield* reportsIn(war, undefined));
}

export function careersOf(fought: Fought, games: ReadonlyMap<string, Game>): readonly Career[] {
  const following = followedCareers(fought, games);
  for (;;) {
    const { done, value } = following.next();
    if (done) return value;
  }
}
