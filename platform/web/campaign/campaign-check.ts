/** A campaign proven in this page: the war, every battle, and that each report is what came of its battle. */
import {
  CAMPAIGN_FORMAT,
  type CampaignFile,
  CampaignFileSchema,
} from '@weathergage/campaign/campaign-file.ts';
import { verifyCampaign } from '@weathergage/campaign/verify.ts';
import { type JournalProof, schemaFlaws } from '@weathergage/kernel';
import { CAMPAIGN_WORDS as WORDS } from './campaign-words.ts';
import { gamesIn } from './whole-campaign.ts';

/** The campaign in a file that was read; null where it is none. Throws where it is one and broken. */
export function campaignIn(value: unknown): CampaignFile | null {
  if ((value as { readonly format?: unknown } | null)?.format !== CAMPAIGN_FORMAT) return null;
  const [flaw] = schemaFlaws(CampaignFileSchema, value, 1);
  if (flaw !== undefined) throw new Error(WORDS.broken(flaw.path, flaw.expected));
  return value as CampaignFile;
}

/** All that was found, the war's own findings first; of a battle in order its verdict alone. */
export async function proveCampaign(file: CampaignFile): Promise<JournalProof> {
  const { war, battles, mapping, careers, verdict } = verifyCampaign(file, await gamesIn(file));
  const told = battles.flatMap(({ engagement, proof }) =>
    proof.verdict === 'honest'
      ? [{ ok: true, text: WORDS.honest(engagement) }]
      : proof.findings
          .filter(({ ok, unchecked }) => !ok || unchecked)
          .map((finding) => ({ ...finding, text: `${engagement}: ${finding.text}` })),
  );
  return { ...war, verdict, findings: [...war.findings, mapping, careers, ...told] };
}
