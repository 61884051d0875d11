/** The scenario of a campaign's war, out of those its game has and those made for campaigns. */
import type { ScenarioHead } from '@weathergage/kernel';
import type { Scenario as SeaScenario } from '@weathergage/sea-power/rules/world/scenario.ts';
import type { Campaign } from './campaigns.ts';
import { threeActions } from './wars/three-actions.ts';
import { yearOfToulon } from './wars/year-of-toulon.ts';

const OWN: readonly ScenarioHead[] = [threeActions, yearOfToulon];

export function warScenario(campaign: Campaign, scenarios: readonly ScenarioHead[]): ScenarioHead | null {
  const found = [...OWN, ...scenarios].find(({ id }) => id === campaign.scenario);
  if (found === undefined) return null;
  return campaign.years === undefined ? found : shortened(found as SeaScenario, campaign, campaign.years);
}

/** The first years of a war, and who comes into it in them. */
function shortened(scenario: SeaScenario, { id, title, briefing }: Campaign, years: number): SeaScenario {
  const [war] = scenario.wars;
  const last = war!.first + years - 1;
  return {
    ...scenario,
    id,
    title,
    briefing,
    wars: [
      {
        ...war!,
        last,
        forces: war!.forces.filter(({ enters }) => enters <= last),
        changes: war!.changes.filter(({ year }) => year <= last),
      },
    ],
  };
}
