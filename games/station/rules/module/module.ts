/** A module: everything that the rules of the series leave to one theatre and one war. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import {
  AuxiliarySchema,
  ContingentSchema,
  CountersSchema,
  FlagshipSchema,
  FlotillaSchema,
  LeaderSchema,
  SideSchema,
  SquadronSchema,
} from './forces.ts';
import { LinkSchema, PortSchema, SpaceSchema, WindSchema, ZoneSchema } from './map.ts';
import { CampaignSchema, EventSchema, OrderRulesSchema, OrderSchema, RandomEventSchema } from './orders.ts';
import {
  ConvoySchema,
  CorsairsSchema,
  EndingSchema,
  HiredSchema,
  HomeDockingSchema,
  NumbersSchema,
  PackageSchema,
  PoliticsSchema,
  PrestigeSchema,
  PrivateersSchema,
  RequestsSchema,
  ScheduleSchema,
  ShoreSchema,
  TradeTrackSchema,
} from './organisations.ts';
import { Digit, Id, Name, Small } from './parts.ts';
import { AUX_CLASSES } from './vocabulary.ts';

const Many = { maxItems: 400 } as const;

export const ModuleSchema = Exactly({
  id: Id,
  title: Name,
  theatre: Name,
  years: Type.Tuple([Type.Integer(), Type.Integer()]),
  sides: Type.Array(SideSchema, { minItems: 2, maxItems: 2 }),
  contingents: Type.Array(ContingentSchema, Many),
  spaces: Type.Array(SpaceSchema, { minItems: 2, maxItems: 600 }),
  links: Type.Array(LinkSchema, Many),
  zones: Type.Array(ZoneSchema, { maxItems: 60 }),
  ports: Type.Array(PortSchema, Many),
  winds: Type.Array(WindSchema, { maxItems: 24 }),
  squadrons: Type.Array(SquadronSchema, Many),
  flagships: Type.Array(FlagshipSchema, Many),
  leaders: Type.Array(LeaderSchema, Many),
  auxiliaries: Type.Array(AuxiliarySchema, Many),
  /** 6.161: the highest die that brings one back, and what changes it. */
  recovery: Exactly({
    byClass: Type.Record(OneOf(AUX_CLASSES), Digit),
    modifiers: Type.Array(Exactly({ contingent: Id, class: OneOf(AUX_CLASSES), drm: Small }), {
      maxItems: 20,
    }),
  }),
  flotillas: Type.Array(FlotillaSchema, Many),
  counters: CountersSchema,
  orders: Type.Array(OrderSchema, Many),
  orderRules: OrderRulesSchema,
  /** In the order in which they are tested. */
  events: Type.Array(EventSchema, { maxItems: 60 }),
  campaigns: Type.Array(CampaignSchema, { maxItems: 12 }),
  /** The bounds of what Orders add, and of all modifiers of a Campaign together. */
  campaignLimits: Exactly({ orders: Type.Tuple([Small, Small]), all: Type.Tuple([Small, Small]) }),
  randomEvents: Type.Array(RandomEventSchema, { maxItems: 10 }),
  convoys: Type.Array(ConvoySchema, { maxItems: 12 }),
  corsairs: Type.Optional(CorsairsSchema),
  hired: Type.Optional(HiredSchema),
  privateers: Type.Optional(PrivateersSchema),
  tradeTrack: Type.Optional(TradeTrackSchema),
  schedule: Type.Array(ScheduleSchema, { maxItems: 80 }),
  packages: Type.Array(PackageSchema, { maxItems: 12 }),
  requests: Type.Optional(RequestsSchema),
  homeDocking: Type.Optional(HomeDockingSchema),
  politics: PoliticsSchema,
  shore: Type.Array(ShoreSchema, { maxItems: 10 }),
  prestige: PrestigeSchema,
  /** The numbers that its own rules have in its booklet; the general ones are cited where there are none. */
  numbers: Type.Optional(NumbersSchema),
  ending: Type.Optional(EndingSchema),
});
export type Module = Static<typeof ModuleSchema>;
