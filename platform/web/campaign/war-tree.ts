/** The battles of a war, those within them, and so on, as far as they are known from here. */
import type { ReplayOf } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import { battlesIn, savedMatches } from '../tables/saved-matches.ts';
import { reportedIn, verdictWords } from './battle-words.ts';

export interface TreeBattle {
  readonly engagement: string;
  readonly title: string;
  readonly gameId: string;
  readonly film: ReplayOf;
  readonly reported: boolean;
  readonly verdict: string | null;
  readonly battles: readonly TreeBattle[];
}

export async function treeOf(of: ReplayOf): Promise<readonly TreeBattle[]> {
  if (of.kind === 'local') return localTree(of.id);
  return of.kind === 'online' ? onlineTree(of.id, of.token) : [];
}

async function onlineTree(id: string, token: string | null): Promise<readonly TreeBattle[]> {
  const { battles } = await serverApi.battles(id, token);
  return Promise.all(
    battles.map(async ({ match, engagement, title, game, reported, verdict, chairs }) => {
      const own = chairs.some(({ by }) => by === 'here') ? token : null;
      return {
        engagement,
        title,
        gameId: game,
        film: { kind: 'online' as const, id: match, token: own },
        reported,
        verdict,
        battles: await onlineTree(match, own).catch(() => []),
      };
    }),
  );
}

function localTree(match: string): TreeBattle[] {
  const battles = battlesIn(savedMatches, match);
  if (battles.length === 0) return [];
  const reported = reportedIn(savedMatches.load(match)?.journal ?? { entries: [] });
  return battles.map(({ id, of, title, gameId, ended }) => ({
    engagement: of!.engagement,
    title,
    gameId,
    film: { kind: 'local', id },
    reported: reported.has(of!.engagement),
    verdict: ended === undefined ? null : verdictWords(ended),
    battles: localTree(id),
  }));
}
