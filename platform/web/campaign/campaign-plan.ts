/** What is chosen with a campaign: its war, in the options that have its battles fought out. */
import type { Campaign } from '@weathergage/campaign/campaigns.ts';
import { warScenario } from '@weathergage/campaign/war-scenario.ts';
import type { LoadedGame } from '../games.ts';
import type { Wishes } from '../lobby/plan.ts';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

export function campaignPlan(loaded: LoadedGame, campaign: Campaign): Omit<Wishes, 'opponent'> {
  const { cards } = loaded;
  const scenario = warScenario(
    campaign,
    cards.map((card) => card.scenario),
  );
  if (scenario === null) throw new Error(CAMPAIGN_WORDS.noWar(campaign.scenario));
  const card = cards.find((one) => one.scenario === scenario) ?? loaded.cardOf(scenario as never);
  return {
    card,
    own: [],
    bot: campaign.opponent ?? loaded.machine.usual,
    options: campaign.options as Wishes['options'],
    campaign: campaign.id,
  };
}
