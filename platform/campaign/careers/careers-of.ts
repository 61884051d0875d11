/** The careers of a campaign, from its file: the war and what lies below it followed from report to report. */
import { type Engagement, type Game, type Journal, pastHash, verifyJournal } from '@weathergage/kernel';
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

/** `games` holds every game that the war or a season in it is of. */
export function careersOf({ war, battles }: Fought, games: ReadonlyMap<string, Game>): readonly Career[] {
  const below = battles.map((battle) => ({
    battle,
    hash: pastHash(battle.journal.opening, battle.journal.entries),
  }));
  const reportsIn = (journal: Journal, within: string | undefined): ReportTaken[] => {
    const { game: id } = journal.opening;
    const game = games.get(id);
    if (game === undefined || !journal.entries.some(({ type }) => type === 'report')) return [];
    const taken: ReportTaken[] = [];
    verifyJournal(game, journal, {
      borneOut(fought, { result, child, engagement }) {
        // A season's own battles come before what came of the season.
        for (const { battle, hash } of below)
          if (battle.engagement === engagement && battle.within === within)
            taken.push(...reportsIn(battle.journal, hash));
        taken.push({ game: id, fought, result, child, inSeason: within !== undefined });
        return { ok: true, text: '' };
      },
    });
    return taken;
  };
  return careersOfReports(reportsIn(war, undefined));
}
