/** What can be wrong with a plot: a code for programs, the rule, and a sentence that says what would be allowed. */
import type { Attitude } from '../../data/tables.ts';
import type { Ship } from '../sea/ship.ts';
import type { Allowances } from '../sea/wind.ts';

/** What the sentences speak of. */
export interface Facts {
  readonly ship: Ship;
  readonly start: Attitude;
  readonly allowances: Allowances;
  /** Turns a dismasted ship must wait between turns (8.2.5). */
  readonly wait: number;
  /** Turns her turning ability allows in this phase. */
  readonly turning: number;
  /** The attitude she lies in where the plot breaks off. */
  readonly now: Attitude;
}

interface Fault {
  readonly rule: string | ((facts: Facts) => string);
  readonly message: (facts: Facts) => string;
}

const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);
const phases = (count: number): string => (count === 1 ? '1 phase' : `${count} phases`);
const name = ({ ship }: Facts): string => ship.spec.name;
const lostHerSprings = ({ ship: { advanced: log } }: Facts): boolean =>
  log?.anchor != null && log.anchor.how !== 'A' && log.anchors < 2;
const budget = ({ allowances, start }: Facts): string =>
  `${allowances[start]} in attitude ${start}, where she starts`;

export const FAULTS = {
  unreadable: {
    rule: '7.2.7',
    message: () =>
      'This sign can’t be read. Write hexes as numbers, turns as L and R, 0 to lie still, D to drift.',
  },
  alone: {
    rule: '7.2.6',
    message: () => '0 stands by itself: a ship that moves or turns has no 0 in her plot.',
  },
  'drift-alone': {
    rule: '8.2.4',
    message: () => 'D stands by itself: a ship that turns in place and drifts is noted by the turn alone.',
  },
  'not-drifting': {
    rule: '8.2.4',
    message: (facts) => `${name(facts)} does not drift this turn. To lie still write 0.`,
  },
  backing: {
    rule: '7.2.3',
    message: () => 'B belongs to the Advanced Game. The Basic Game knows numbers, L, R, 0 and D.',
  },
  fouled: {
    rule: '8.3.6',
    message: (facts) => `${name(facts)} is fouled: she can neither move nor turn, only drift.`,
  },
  grappled: {
    rule: '9.1.6',
    message: (facts) => `${name(facts)} is grappled: she can neither move nor turn, only drift.`,
  },
  struck: {
    rule: '11.4.1.2',
    message: (facts) => `${name(facts)} has struck and can’t be sailed for the rest of the match.`,
  },
  surrendered: {
    rule: '12.4.4',
    message: (facts) => `${name(facts)} has surrendered: she lies still until a prize crew sails her.`,
  },
  unmanned: {
    rule: '11.4.2.2',
    message: (facts) => `${name(facts)} has nobody to sail her: she lies still until men are put aboard.`,
  },
  idle: {
    rule: '11.4.5',
    message: (facts) =>
      `${name(facts)} is back in her crew’s hands, but serves again from the next turn only.`,
  },
  'all-boarding': {
    rule: '10.2.5',
    message: (facts) => `All of ${name(facts)}’s crew went into boarding parties: she can’t move this turn.`,
  },
  dismasted: {
    rule: '8.2.5',
    message: (facts) =>
      `${name(facts)} has lost all her rigging: she drifts, and may turn only now and then.`,
  },
  'dismasted-wait': {
    rule: ({ wait }) => `8.2.5.${4 - wait}`,
    message: (facts) =>
      `${name(facts)} is dismasted: she may turn after ${phases(facts.wait)} of drifting, and has had ${facts.ship.sinceTurn}.`,
  },
  'turn-only': {
    rule: '7.1.15',
    message: (facts) =>
      `${name(facts)} has an allowance of 0 in attitude ${facts.start}: she may turn once where she lies, L or R, and nothing else.`,
  },
  allowance: {
    rule: '7.1.5',
    message: (facts) => `Her allowance is ${budget(facts)}: it is used up before this hex.`,
  },
  'turn-cost': {
    rule: '7.1.11',
    message: (facts) =>
      `A turn costs one factor, and her allowance of ${budget(facts)}, is used up before this one.`,
  },
  'one-turn-a-hex': {
    rule: '7.1.8',
    message: () => 'She may turn once in each hex: let her move ahead before she turns again.',
  },
  'turning-ability': {
    rule: '7.1.9',
    message: (facts) => `${name(facts)}’s turning ability is ${facts.turning}: no more turns in this phase.`,
  },
  attitude: {
    rule: '7.1.12',
    message: ({ allowances, now }) =>
      `In attitude ${now} she may move ${hexes(allowances[now])} in a phase, and no more.`,
  },
  irons: {
    rule: '7.1.16',
    message: () => 'She has turned into attitude D and must stop there: nothing can follow.',
  },
  land: {
    rule: '3.1.5',
    message: () => 'There is land: bow and stern must stay on water.',
  },
  left: {
    rule: '15.0',
    message: () => 'Her bow has crossed the edge of the board and she is gone: nothing can follow.',
  },
  anchored: {
    // 20.3.8.2: springs are of no use to a ship that lies to one anchor.
    rule: (facts) => (lostHerSprings(facts) ? '20.3.8.2' : '20.3.3'),
    message: (facts) =>
      lostHerSprings(facts)
        ? `${name(facts)} has lost an anchor and can’t turn on her springs any more. Weigh or cut first.`
        : `${name(facts)} lies at anchor: she can neither move nor turn. Weigh or cut first.`,
  },
  springs: {
    rule: '20.3.4.1',
    message: () => 'On springs she turns 60 or 120 degrees one way: L, LL, R or RR.',
  },
  weighing: {
    rule: '20.3.6',
    message: (facts) =>
      `${name(facts)} is weighing her anchor: she sails again when it is up, after two turns.`,
  },
  aground: {
    rule: '38.1',
    message: (facts) => `${name(facts)} is aground and can’t move before she floats.`,
  },
  moored: {
    rule: '20.3.3',
    message: (facts) => `${name(facts)} is a moored hulk: she can’t move.`,
  },
  towed: {
    rule: '35.4.2',
    message: (facts) => `${name(facts)} is in tow: she follows in the wake and has no move of her own.`,
  },
  stood: {
    rule: '20.4.1.1',
    message: (facts) =>
      `${name(facts)} did not leave her bow hex last turn: one hex ahead before any turn, or a turn in place and nothing else.`,
  },
  'turned-last': {
    rule: '20.4.2',
    message: (facts) =>
      `${name(facts)} ended her last move with a turn: one hex ahead before the next, or a turn in place and nothing else.`,
  },
  helm: {
    rule: '16.1.2.2',
    message: (facts) => `${name(facts)}’s helm is hit: no turn in this phase.`,
  },
  wreckage: {
    rule: '36.2.2',
    message: (facts) => `${name(facts)} has a mast over the side: she can’t turn until it is cut loose.`,
  },
  'holds-course': {
    rule: '20.4',
    message: (facts) => `${name(facts)}’s squadron holds its course: no turns yet.`,
  },
  'must-enter': {
    rule: '8.1.2',
    message: (facts) => `${name(facts)} enters this turn: her plot begins with at least 1.`,
  },
  'enter-first': {
    rule: '7.2.8',
    message: (facts) => `${name(facts)} has to enter before she can turn: begin with 1 or more.`,
  },
} as const satisfies Record<string, Fault>;

export type FaultCode = keyof typeof FAULTS;

export interface Infraction {
  /** Where in the text. */
  readonly at: number;
  readonly code: FaultCode;
  readonly rule: string;
  readonly message: string;
}

export function infractionOf(code: FaultCode, at: number, facts: Facts): Infraction {
  const fault: Fault = FAULTS[code];
  const rule = typeof fault.rule === 'string' ? fault.rule : fault.rule(facts);
  return { at, code, rule, message: fault.message(facts) };
}
