/** Which of the optional rules a match is played with (30.0 to 42.0), and which tables stand in for lost ones. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';

const Switch = Type.Optional(Type.Boolean());

/** Each can be switched by itself, by the scenario or when the match is made; what neither states is off. */
export const RuleChoices = Exactly({
  /** 30.0: who has not written in time sails straight on. */
  timedMoves: Switch,
  /**
   * 31.0: one written message a ship and turn; `own-nation` reaches ships of the sender's nation only (31.4).
   * 31.3: with timed moves at best, but a switch of its own.
   */
  signals: Type.Optional(OneOf(['off', 'fleet', 'own-nation'])),
  /** 32.0: other squadrons than the flagship's (32.3), or ships more than ten hexes from her (32.4), three turns ahead. */
  commandLag: Type.Optional(OneOf(['off', 'squadrons', 'ten-hexes'])),
  /** 32.6: every chair has a flagship of its own; else one flagship commands the whole side. */
  ownFlags: Switch,
  /** 33.0 */
  changingWindNumber: Switch,
  /** 34.0 */
  variableWind: Switch,
  /** 35.0 */
  towing: Switch,
  /** 36.0 */
  lossOfRigging: Switch,
  /** 37.0 */
  blockedWind: Switch,
  /** 38.0 */
  runningAground: Switch,
  /** 39.0 */
  castingTheLead: Switch,
  /** 40.0 */
  foreAndAft: Switch,
  /** 41.1 */
  copperBottoms: Switch,
  /** 41.2: extra crew squares in each section of ships of the line; frigates never get more than one. */
  scurvy: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  /** 42.0 */
  bombs: Switch,
  /** 26.1 otherwise: one broadside in all is loaded a turn, as in the Basic Game (13.1), not one on each side. */
  oneBroadside: Switch,
  /** The Wind Effects Table: velocity changes the movement allowance. */
  windEffects: Switch,
});
export type RuleChoices = Static<typeof RuleChoices>;

/** The tables that no source holds, each with what may stand for it; the first is the default. */
export const TableChoices = Exactly({
  /** 20.1.3: extra rigging hits on full sails: half rounded up, half rounded down, or as many again. */
  fullSailHits: Type.Optional(OneOf(['half-up', 'half-down', 'double'])),
  /** 16.1.2.3.1: as crew sections lost, or one for all. */
  lowPowder: Type.Optional(OneOf(['by-guns', 'one'])),
  /** 16.1.2.2.1: two dice, or one die and the number of the Hit Table as in an earlier printing. */
  criticals: Type.Optional(OneOf(['two-dice', 'die-and-table'])),
  /** How a fire ends: after a number of turns thrown when it breaks out, or by a die against the sections fighting it. */
  fires: Type.Optional(OneOf(['timed', 'fought'])),
  /** 33.0, 34.0: 7, 9 and 11 in thirds, or the number of the die as in an earlier printing, converted. */
  windNumbers: Type.Optional(OneOf(['thirds', 'converted'])),
  /** 34.0: the die is the velocity, or a milder reading. */
  startingWind: Type.Optional(OneOf(['die', 'mild'])),
});
export type TableChoices = Static<typeof TableChoices>;

/** Everything settled, as the state carries it. */
export type RuleSet = Required<RuleChoices> & { readonly tables: Required<TableChoices> };

export const PLAIN_RULES: RuleSet = {
  timedMoves: false,
  signals: 'off',
  commandLag: 'off',
  ownFlags: false,
  changingWindNumber: false,
  variableWind: false,
  towing: false,
  lossOfRigging: false,
  blockedWind: false,
  runningAground: false,
  castingTheLead: false,
  foreAndAft: false,
  copperBottoms: false,
  scurvy: 0,
  bombs: false,
  oneBroadside: false,
  windEffects: false,
  tables: {
    fullSailHits: 'half-up',
    lowPowder: 'by-guns',
    criticals: 'two-dice',
    fires: 'timed',
    windNumbers: 'thirds',
    startingWind: 'die',
  },
};

/** What the match says goes before what the scenario says. */
export const settleRules = (
  scenario: RuleChoices & { readonly tables?: TableChoices },
  match: RuleChoices & { readonly tables?: TableChoices },
): RuleSet => ({
  ...PLAIN_RULES,
  ...scenario,
  ...match,
  tables: { ...PLAIN_RULES.tables, ...scenario.tables, ...match.tables },
});
