/** What may be chosen when a match is made. */
import { Exactly, FightingOutSchema, OneOf, type Static, Type } from '@weathergage/kernel';

const INSPECTORATES = ['ordnance', 'dockyards'] as const;
/** 12.44: only an Admiral has one. */
export const FIRST_ADMIRAL = 7;
const LAST_RANK = 13;

/**
 * 12.41, 12.413: what a player takes from match to match: his rank by its number, 0 for none, and beside it an Inspectorate
 * if he is an Admiral of any colour or above.
 */
export const CareerSchema = Type.Union([
  Exactly({ rank: Type.Integer({ minimum: 0, maximum: FIRST_ADMIRAL - 1 }) }),
  Exactly({
    rank: Type.Integer({ minimum: FIRST_ADMIRAL, maximum: LAST_RANK }),
    inspectorate: Type.Optional(OneOf(INSPECTORATES)),
  }),
]);

export const OptionsSchema = Exactly({
  /**
   * 5.15, 13.2: Directional Markers for player A with counters face down on the map, or double-blind: both plot, and
   * what is not Spotted is not seen at all.
   */
  movement: Type.Optional(OneOf(['markers', 'blind'])),
  /** 9.371: the owner of a Formation with an Order may plot it as he likes; it is the Order that suffers. */
  freeCourses: Type.Optional(Type.Boolean()),
  /** 3.494 */
  buyLeaders: Type.Optional(Type.Boolean()),
  /** 11.177 */
  merit: Type.Optional(Type.Boolean()),
  /** 11.183 */
  exchangeRates: Type.Optional(Type.Boolean()),
  /** 12.4: the Player Ranks that the two players have. */
  careers: Type.Optional(Type.Partial(Exactly({ A: CareerSchema, B: CareerSchema }))),
  /** Battles may be fought out in matches of their own; `least` counts the Squadrons of both sides. */
  foughtOut: Type.Optional(FightingOutSchema),
  /** Ends the match after so many Turns (for machines). */
  turnLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type Options = Static<typeof OptionsSchema>;
