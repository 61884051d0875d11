/** Wars whose battles are fought out: the ways from one game to another, and campaigns made of them. */
export {
  CAMPAIGN_FORMAT,
  type CampaignBattle,
  type CampaignFile,
  CampaignFileSchema,
  campaignFile,
} from './campaign-file.ts';
export { CAMPAIGNS, type Campaign } from './campaigns.ts';
export type { Career } from './careers/careers.ts';
export { careersOf, careersOfReports, followedCareers, type ReportTaken } from './careers/careers-of.ts';
export { CAREER_RANKS, type CareerRank } from './careers/service.ts';
export { chairsOf } from './chairs.ts';
export {
  type FoughtEngagement,
  type FoughtMatch,
  type FoughtWar,
  fightOut,
  fightWar,
  type Machines,
  matchesIn,
} from './fight.ts';
export { isPrinted, mappingIn, withMapping } from './mapping/bound-mapping.ts';
export { type Mapping, MappingSchema, mappingHash, mappingWith } from './mapping/mapping.ts';
export { PRINTED_MAPPING } from './mapping/printed-mapping.ts';
export { type FoughtPart, partsOf, reportOn } from './parts.ts';
export { type CampaignProof, verifyCampaign } from './verify.ts';
export { warScenario } from './war-scenario.ts';
export { type Child, childHash, type Way } from './way.ts';
export { WAYS, wayFor } from './ways.ts';
