/** A campaign whole: the journal of the war, and those of the matches in which its battles were fought out. */
import { Exactly, type Game, JournalSchema, OneOf, type Static, Type } from '@weathergage/kernel';
import { CareerSchema } from './careers/careers.ts';
import { careersOf } from './careers/careers-of.ts';
import { type FoughtWar, matchesIn } from './fight.ts';
import { type Mapping, MappingSchema, mappingHash } from './mapping/mapping.ts';

export const CAMPAIGN_FORMAT = 'weathergage-campaign/1';
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const BattleSchema = Exactly({
  engagement: Type.String({ maxLength: 200 }),
  journal: JournalSchema,
  /** Of a battle within another match: the hash of that match. */
  within: Type.Optional(Hash),
});

export const CampaignFileSchema = Exactly({
  format: OneOf([CAMPAIGN_FORMAT]),
  campaign: Type.String({ minLength: 1, maxLength: 100 }),
  war: JournalSchema,
  /** In the order in which their reports came in; parts of one engagement in theirs. */
  battles: Type.Array(BattleSchema),
  /** By which its battles were made. */
  mapping: Type.Optional(Exactly({ hash: Hash, table: MappingSchema })),
  /** What captains and admirals have come to in it. */
  careers: Type.Optional(Type.Array(CareerSchema)),
});
export type CampaignFile = Static<typeof CampaignFileSchema>;
export type CampaignBattle = CampaignFile['battles'][number];

/** `games` are for the careers; without them none are written. */
export function campaignFile(
  campaign: string,
  war: FoughtWar,
  mapping: Mapping,
  games?: ReadonlyMap<string, Game>,
): CampaignFile {
  const above = new Map(matchesIn(war).flatMap(({ hash, children }) => children.map((one) => [one, hash])));
  const file: CampaignFile = {
    format: CAMPAIGN_FORMAT,
    campaign,
    war: war.parent.journal,
    battles: matchesIn(war).map((match): CampaignBattle => {
      const { engagement, journal } = match;
      const within = above.get(match);
      return within === undefined ? { engagement, journal } : { engagement, journal, within };
    }),
    mapping: { hash: mappingHash(mapping), table: mapping },
  };
  return games === undefined ? file : { ...file, careers: [...careersOf(file, games)] };
}
