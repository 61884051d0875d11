/** The numbers by which a commander weighs what is before him: found by play, so that each can be tried alone. */
export interface Scales {
  /** How far below what he asks of an Order in the pool the chance of one in Hand may lie. */
  readonly dare: number;
  /** Turns left with which any Order in Hand is tried. */
  readonly lastDays: number;
  /** Orders in Hand that wait for somebody, beyond which no more are asked for. */
  readonly waiting: number;
  /** What an Order is worth that somebody may have another day: of one who could do it alone, and where several must come together. */
  readonly anotherDay: number;
  readonly together: number;
  /** Turns left with which any day may come, and fewer than which none does. */
  readonly long: number;
  readonly short: number;
  /** What the Year's end takes off, the nearer it is. */
  readonly late: number;
  /** Orders expected to be Fulfilled, less those that Fail, for which one asks. */
  readonly least: number;
  /** Flotillas and Squadrons that lie ready at a time, and how far below what he asks the chance of their Order may lie. */
  readonly ready: number;
  readonly readyDare: number;
  /** How much lower still it may lie for an Order in Hand, which has Failed if nobody tries it. */
  readonly handDare: number;
  /** Damage Points of the way home and of being laid up: who comes in past all bearing sinks at her moorings (7.351). */
  readonly homeward: number;
  /** What is left of a chance where the wear leaves next to nothing, and where it leaves less. */
  readonly thin: number;
  readonly bare: number;
  /** Shares of the damage a Squadron can bear: fit to come out, worn enough to be laid up. */
  readonly sound: number;
  readonly worn: number;
  /** What the time of a Formation costs beside an Order's worth: of any, and of each Squadron of hers. */
  readonly effort: number;
  readonly crew: number;
  /** What the chance of having the same Order again is worth. */
  readonly again: number;
  /** How much the Gales of a station are feared, and who lies there. */
  readonly gales: number;
  readonly fear: number;
  /** How far the gap of the Year's Orders wanders in a Turn, in Orders squared. */
  readonly wander: number;
  /** Sail of the line that a Convoy at the Enemy's mercy is worth, that driving somebody off by numbers is, and an Order that hangs on the place. */
  readonly prey: number;
  readonly drivenOff: number;
  readonly stake: number;
  /** The chance of meeting somebody too strong that is borne for a Convoy. */
  readonly risk: number;
  /** What it is worth to come upon a Convoy with more Squadrons than its Escort has, and to spoil somebody's Order. */
  readonly caught: number;
  readonly spoilt: number;
  /** Sail of the line that each Impulse under way costs in wear. */
  readonly wear: number;
  /** Line Sail of an Enemy in sight, for each of one's own, from which on one goes round him. */
  readonly tooStrong: number;
  /** The chance of a Convoy brought in by a strong Escort, and what each Space that she passes alone takes off it. */
  readonly safe: number;
  readonly alone: number;
  /** How much is believed of the chance that a Convoy of the Enemy's is met and hurt. */
  readonly intercept: number;
  /** Shares of the damage they can bear, and Damage Points between them, with which two Squadrons are made one for the yards' sake. */
  readonly spent: number;
  readonly alike: number;
}

/** Those of the admirals before. */
export const USUAL_SCALES: Scales = {
  dare: 0.15,
  lastDays: 4,
  waiting: 3,
  anotherDay: 0.5,
  together: 0.2,
  long: 8,
  short: 3,
  late: 0.5,
  least: 0.15,
  ready: 4,
  readyDare: 0,
  handDare: 0,
  homeward: 1,
  thin: 0.8,
  bare: 0.5,
  sound: 0.45,
  worn: 0.6,
  effort: 0.6,
  crew: 0.4,
  again: 0.5,
  gales: 1,
  fear: 1,
  wander: 0.8,
  prey: 1,
  drivenOff: 0.25,
  stake: 0.5,
  risk: 0.2,
  caught: 1.5,
  spoilt: 0.3,
  wear: 0.05,
  tooStrong: 0.75,
  safe: 0.65,
  alone: 0.03,
  intercept: 1,
  spent: 0.5,
  alike: 3,
};
