/** A campaign as one file, and its proof. */
import { careersOf } from '@weathergage/campaign/careers/careers-of.ts';
import type { JournalProof } from '@weathergage/kernel';
import { fileName, saveFile } from '../files.ts';
import type { ReplayOf } from '../router.ts';
import { savedMatches } from '../tables/saved-matches.ts';
import type { Table } from '../tables/table.ts';
import { proveCampaign } from './campaign-check.ts';
import { campaignOf, gamesIn } from './whole-campaign.ts';

export async function saveCampaign({ id, kind }: Table, of: ReplayOf, title: string): Promise<void> {
  const name = kind === 'local' ? (savedMatches.load(id)?.campaign ?? null) : null;
  const campaign = await campaignOf(of, name);
  const careers = careersOf(campaign, await gamesIn(campaign));
  saveFile(`${fileName(title)}.campaign.json`, JSON.stringify({ ...campaign, careers }));
}

/** The war on the screen proven with all its battles. */
export const proveWar = async (of: ReplayOf): Promise<JournalProof> => proveCampaign(await campaignOf(of));
