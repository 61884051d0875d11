/** A campaign whole: the war and all its battles, gathered from wherever they are kept, and what came of its people. */
import { CAMPAIGN_FORMAT, type CampaignFile } from '@weathergage/campaign/campaign-file.ts';
import type { Career } from '@weathergage/campaign/careers/careers.ts';
import { careersOf } from '@weathergage/campaign/careers/careers-of.ts';
import { mappingIn } from '@weathergage/campaign/mapping/bound-mapping.ts';
import { mappingHash } from '@weathergage/campaign/mapping/mapping.ts';
import { type Game, type Journal, openedScenario, pastHash } from '@weathergage/kernel';
import { loadGame } from '../games.ts';
import type { ReplayOf } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import { savedMatches } from '../tables/saved-matches.ts';
import { CAMPAIGN_WORDS } from './campaign-words.ts';
import { type TreeBattle, treeOf } from './war-tree.ts';

async function journalOf(of: ReplayOf): Promise<Journal> {
  if (of.kind === 'online') return serverApi.journal(of.id, of.token);
  const saved = of.kind === 'local' ? savedMatches.load(of.id) : null;
  if (saved === null) throw new Error(CAMPAIGN_WORDS.battleGone);
  return saved.journal;
}

type Battle = CampaignFile['battles'][number];

/** Each before those within it, in the order in which their reports came in. */
async function gathered(battles: readonly TreeBattle[], within?: string): Promise<Battle[]> {
  const all: Battle[] = [];
  for (const { film, engagement, battles: below, reported } of battles) {
    if (!reported) continue;
    const journal = await journalOf(film);
    all.push({ engagement, journal, ...(within === undefined ? {} : { within }) });
    all.push(...(await gathered(below, pastHash(journal.opening, journal.entries))));
  }
  return all;
}

/** At a server only what is over is told whole. */
export async function campaignOf(of: ReplayOf, name: string | null = null): Promise<CampaignFile> {
  const war = await journalOf(of);
  const table = mappingIn(war.opening.options);
  const reports = war.entries.flatMap((entry) => (entry.type === 'report' ? [entry.engagement] : []));
  const tree = (await treeOf(of)).toSorted(
    (a, b) => reports.indexOf(a.engagement) - reports.indexOf(b.engagement),
  );
  return {
    format: CAMPAIGN_FORMAT,
    campaign: name ?? openedScenario(war.opening).id,
    war,
    battles: await gathered(tree),
    mapping: { hash: mappingHash(table), table },
  };
}

/** Every game that is played in it. */
export async function gamesIn({ war, battles }: CampaignFile): Promise<ReadonlyMap<string, Game>> {
  const ids = [war, ...battles.map(({ journal }) => journal)].map(({ opening }) => opening.game);
  return new Map(
    await Promise.all([...new Set(ids)].map(async (id) => [id, (await loadGame(id)).game] as const)),
  );
}

/** Of a war under way at a server it is the server that goes through it: its journal is nobody's business yet. */
export async function careersIn(of: ReplayOf, isUnderWay: boolean): Promise<readonly Career[]> {
  if (isUnderWay && of.kind === 'online')
    return (await serverApi.careers(of.id, of.token)) as readonly Career[];
  const campaign = await campaignOf(of);
  return careersOf(campaign, await gamesIn(campaign));
}
