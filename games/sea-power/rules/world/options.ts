/** The optional rules. */
import { Exactly, FightingOutSchema, type Static, Type } from '@weathergage/kernel';

const Switch = Type.Optional(Type.Boolean());
const Points = Type.Integer({ minimum: 0, maximum: 100 });

/** 11.0: each switchable by itself. What is left out is off. */
export const OptionsSchema = Exactly({
  /** 11.A: on station and long voyages. */
  seaTime: Switch,
  /** 11.B: a die for every squadron that leaves port. */
  weather: Switch,
  /** 11.C: French leaders lost from 1793 to 1795. */
  revolution: Switch,
  /** 11.D: only ships that stayed in port all year are repaired. */
  delayedRepair: Switch,
  /** 11.E: points are bid for the choice of side. */
  bidding: Switch,
  /** 11.F: points that the sides begin with, on top of the scenario's. */
  handicap: Type.Optional(Exactly({ english: Points, european: Points })),
  /** 11.G: everything face up. */
  openPlay: Switch,
  /** 11.H: a hundred points end a campaign. */
  automaticVictory: Switch,
  /** 11.I: the Baltic powers. */
  northernAlliances: Switch,
  /** 11.J: Nelson rests after a great victory. */
  nelsonsYearOff: Switch,
  /** 11.K: Spain fights from the start, in a match that begins with the first war. */
  earlySpain: Switch,
  /** 11.L: boarding and capture. */
  capture: Switch,
  /** 11.M: some of the sunk are sunk for good. */
  permanentlySunk: Switch,
  /** 11.N: combat by gun and leader totals. */
  simplifiedCombat: Switch,
  /** 11.O: Russian ships with the English from 1795. */
  russians: Switch,
  /** Battles may be fought out in matches of their own; `least` counts the ships of the smaller line. */
  foughtOut: Type.Optional(FightingOutSchema),
});
export type Options = Static<typeof OptionsSchema>;
