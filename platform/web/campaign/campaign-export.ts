/** A campaign whole: the war and all its battles, gathered from wherever they are kept, as one file. */
import { CAMPAIGN_FORMAT, type CampaignFile } from '@weathergage/campaign/campaign-file.ts';
import { mappingIn } from '@weathergage/campaign/mapping/bound-mapping.ts';
import { mappingHash } from '@weathergage/campaign/mapping/mapping.ts';
import { type Journal, type JournalProof, openedScenario, pastHash } from '@weathergage/kernel';
import { fileName, saveFile } from '../files.ts';
import type { ReplayOf } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import { savedMatches } from '../tables/saved-matches.ts';
import type { Table } from '../tables/table.ts';
import { proveCampaign } from './campaign-check.ts';
import { type TreeBattle, treeOf } from './war-tree.ts';

async function journalOf(of: ReplayOf): Promise<Journal> {
  if (of.kind === 'online') return serverApi.journal(of.id, of.token);
  const saved = of.kind === 'local' ? savedMatches.load(of.id) : null;
  if (saved === null) throw new Error('A battle of this war is no longer kept in this browser.');
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

/** Only what is over is told whole. */
async function campaignOf(of: ReplayOf, name: string | null): Promise<CampaignFile> {
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

export async function saveCampaign({ id, kind }: Table, of: ReplayOf, title: string): Promise<void> {
  const name = kind === 'local' ? (savedMatches.load(id)?.campaign ?? null) : null;
  saveFile(`${fileName(title)}.campaign.json`, JSON.stringify(await campaignOf(of, name)));
}

/** The war on the screen proven with all its battles. */
export const proveWar = async (of: ReplayOf): Promise<JournalProof> =>
  proveCampaign(await campaignOf(of, null));
