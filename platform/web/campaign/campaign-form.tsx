/** Campaigns to choose from, and for any other war whether its battles may be fought out. */
import { CAMPAIGNS, type Campaign } from '@weathergage/campaign/campaigns.ts';
import type { FightingOut } from '@weathergage/kernel';
import { type ReactNode, useId } from 'react';
import { GAMES } from '../games.ts';
import type { OptionValues } from '../lobby/option-values.ts';
import { OptionsForm } from '../lobby/options-form.tsx';
import type { OptionGroup } from '../toolkit/options.ts';

import './campaign.css';
import { CAMPAIGN_WORDS as WORDS } from './campaign-words.ts';

const titleOf = (gameId: string): string => GAMES.find(({ id }) => id === gameId)?.title ?? gameId;

const foughtOutIn = (options: object): FightingOut | undefined =>
  (options as { readonly foughtOut?: FightingOut }).foughtOut;

/** The ways that lead from a game to others, as the campaigns take them. */
const waysFrom = (gameId: string): string[] => [
  ...new Set(
    CAMPAIGNS.filter(({ game }) => game === gameId).flatMap(
      ({ options }) => foughtOutIn(options)?.ways ?? [],
    ),
  ),
];

interface CampaignListProps {
  readonly chosen: string | null;
  onChoose(campaign: Campaign): void;
}

export function CampaignList({ chosen, onChoose }: CampaignListProps): ReactNode {
  const name = useId();
  return (
    <details className="optional" data-testid="campaigns">
      <summary>
        <span className="optional-title">{WORDS.title}</span>
        <span className="optional-count">
          {CAMPAIGNS.find(({ id }) => id === chosen)?.title ?? WORDS.none}
        </span>
      </summary>
      <fieldset className="choices campaign-choice">
        <legend className="visually-hidden">{WORDS.one}</legend>
        {CAMPAIGNS.map((campaign) => (
          <label key={campaign.id} className="choice" data-testid={`campaign-${campaign.id}`}>
            <input
              type="radio"
              name={name}
              value={campaign.id}
              checked={campaign.id === chosen}
              onChange={() => onChoose(campaign)}
            />
            <span className="choice-label">{campaign.title}</span>
            <span className="choice-note">
              {WORDS.about(
                titleOf(campaign.game),
                (foughtOutIn(campaign.options)?.ways ?? []).map(titleOf),
                campaign.briefing,
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

const MOST = 40;

/** As switches and numbers that the form of options knows. */
const groupsFor = (gameId: string): readonly OptionGroup[] => [
  {
    title: WORDS.battles,
    options: [
      {
        kind: 'switch',
        key: 'on',
        label: WORDS.foughtOut,
        note: WORDS.foughtOutNote(waysFrom(gameId).map(titleOf)),
      },
      { kind: 'number', key: 'least', label: WORDS.least, least: 1, most: MOST, usual: 1 },
    ],
  },
];

interface FoughtOutProps {
  readonly gameId: string;
  readonly options: OptionValues;
  onOptions(options: OptionValues): void;
}

export function FoughtOutForm({ gameId, options, onOptions }: FoughtOutProps): ReactNode {
  const { foughtOut: _, ...others } = options;
  const standing = foughtOutIn(options);
  const [group] = groupsFor(gameId);
  const [on, least] = group!.options;
  const ways = standing?.ways ?? waysFrom(gameId);
  if (ways.length === 0) return null;
  return (
    <OptionsForm
      groups={[{ ...group!, options: standing === undefined ? [on!] : [on!, least!] }]}
      set={standing === undefined ? {} : { on: true, least: standing.least ?? 1 }}
      onSet={(set) => {
        const size = Number(set.least ?? 1);
        const foughtOut = { ways, ...(size > 1 ? { least: size } : {}) };
        onOptions(set.on === true ? { ...others, foughtOut } : others);
      }}
    />
  );
}
