/** What may be chosen when a match is made. */
import { OneOf, type Static, Type } from '@weathergage/kernel';

const Strict = { additionalProperties: false } as const;
const INSPECTORATES = ['ordnance', 'dockyards'] as const;
const RANK = Type.Integer({ minimum: 0, maximum: 13 });

export const OptionsSchema = Type.Object(
  {
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
    /** 12.4: the Player Rank of each player, by number of rank bought; 0 is none. */
    playerRanks: Type.Optional(Type.Object({ A: RANK, B: RANK }, Strict)),
    /** 12.44 */
    inspectorates: Type.Optional(
      Type.Partial(Type.Object({ A: OneOf(INSPECTORATES), B: OneOf(INSPECTORATES) }, Strict)),
    ),
    /** Ends the match after so many Turns (for machines). */
    turnLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  },
  Strict,
);
export type Options = Static<typeof OptionsSchema>;
