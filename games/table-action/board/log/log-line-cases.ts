/** One happening of every kind, and the line that the log has for it. */
import type { GunDice, TableTold } from '../../rules/table/told.ts';

const A = 'bri-amethyst';
const T = 'fre-thetis';
const place = { at: { x: 0, y: 0 }, heading: 0 };
const none: GunDice = { count: 0, faces: [], hits: 0 };
const test = { first: [4, 6, 1], again: [2], successes: 3, needed: 2, passed: true };
const blows = { large: [4, 9], regular: [2], hits: 2, saves: [5, 1], casualties: 1 };

type Case = readonly [told: TableTold, text: string | null, weight?: 'heading' | 'plain' | 'grave'];

const broadside = {
  kind: 'fire',
  rule: 'fire.to-hit-hull',
  ship: A,
  side: 'larboard',
  target: T,
  aim: 'hull',
  how: 'broadside',
  distance: 6440,
  range: 'pointBlank',
  needed: 3,
  modifiers: [{ what: 'good-crew', by: 1, rule: 'fire.modifiers-shooter' }],
  rake: null,
  halved: 0,
  large: { count: 2, faces: [7, 1], hits: 1 },
  regular: { count: 4, faces: [2, 3, 1, 5], hits: 3 },
  hits: 4,
} as const satisfies TableTold;

/** Sailing and the course of a turn. */
const SAILING: readonly Case[] = [
  [{ kind: 'turn', rule: 'turn.phases', turn: 4 }, 'Turn 4', 'heading'],
  [
    { kind: 'signalled', rule: 'special.signals', ship: A, squadron: 'amethyst' },
    'Amethyst signals Amethyst.',
  ],
  [
    {
      kind: 'initiative',
      rule: 'initiative.roll-2d6',
      rolls: [
        { squadron: 'amethyst', modifiers: [], total: 9 },
        { squadron: 'thetis', modifiers: [], total: 9 },
      ],
      order: ['thetis', 'amethyst'],
      ties: [
        { squadron: 'amethyst', die: 2 },
        { squadron: 'thetis', die: 5 },
      ],
    },
    'Order of play: Thétis 9, Amethyst 9. Ties thrown off: Amethyst 2, Thétis 5.',
  ],
  [
    { kind: 'activated', rule: 'activation.step-order', ship: A, opening: null, allHands: false },
    'Amethyst acts.',
  ],
  [
    { kind: 'activated', rule: 'activation.step-order', ship: A, opening: 'fight-fires', allHands: true },
    'Amethyst acts, to fight fires with all hands.',
  ],
  [{ kind: 'cut', rule: 'activation.step-order', ship: A }, 'Amethyst cuts her cable and makes easy sail.'],
  [
    { kind: 'special', rule: 'tack.pass', ship: A, action: 'tack', ...test },
    'Amethyst tries to tack: 3 successes against 2. Done.',
  ],
  [
    {
      kind: 'special',
      rule: 'repair.fail',
      ship: A,
      action: 'repair',
      ...test,
      successes: 1,
      needed: 3,
      passed: false,
    },
    'Amethyst tries to make repairs: 1 success against 3. It fails.',
  ],
  [
    { kind: 'sail', rule: 'sails.one-level', ship: A, from: 'battle', to: 'full' },
    'Amethyst goes from battle sail to full sail.',
  ],
  [
    {
      kind: 'moved',
      rule: 'move.three-segments',
      ship: A,
      from: place,
      to: place,
      distance: 4500,
      segment: 1,
      disposition: 'reaching',
    },
    'Amethyst stands on 4.5″, reaching.',
  ],
  [
    { kind: 'turned', rule: 'move.one-turn-a-segment', ship: A, from: place, to: place, by: -200 },
    'Amethyst turns 20° to larboard.',
  ],
  [
    { kind: 'boxhauled', rule: 'boxhaul.pass', ship: A, from: place, to: place },
    'Amethyst boxhauls right round.',
  ],
  [
    { kind: 'aback', rule: 'aback.stops', ship: A, sail: 'full', segment: 2 },
    'Amethyst is taken aback under full sail.',
    'grave',
  ],
  [
    { kind: 'drifted', rule: 'drift.one-inch-downwind', ship: A, from: place, to: place },
    'Amethyst drifts down the wind.',
  ],
  [{ kind: 'blocked', rule: 'collision.contact', ship: A, by: T }, 'Amethyst is held by Thétis alongside.'],
  [{ kind: 'collision', rule: 'collision.contact', ship: A, with: T }, 'Amethyst runs into Thétis.', 'grave'],
  [
    { kind: 'aligned', rule: 'collision.align', ship: A, from: place, to: place },
    'Amethyst is swung into line by the blow.',
  ],
  [
    { kind: 'aligned', rule: 'boarding.align-free', ship: A, from: place, to: place },
    'Amethyst is laid alongside.',
  ],
  [
    { kind: 'aground', rule: 'aground.removed', ship: A, on: 'shoal', name: null },
    'Amethyst runs aground on the shoal and is lost.',
    'grave',
  ],
  [
    { kind: 'left', rule: 'turn.phases', ship: A, edge: 'west' },
    'Amethyst leaves by the west edge.',
    'grave',
  ],
  [{ kind: 'done', rule: 'activation.marks-done', ship: A }, null],
  [
    { kind: 'fluky', rule: 'turn.phases', die: 1, fluky: true },
    'The breeze fails: one segment at most next turn.',
  ],
  [{ kind: 'fluky', rule: 'turn.phases', die: 4, fluky: false }, 'The breeze holds.'],
];

/** Fire and what it does. */
const GUNNERY: readonly Case[] = [
  [
    broadside,
    'Amethyst, larboard broadside at Thétis, point blank range, 6.4″: 2 D10 and 4 D6, 3+, +1 to each. 4 hits.',
  ],
  [
    { ...broadside, how: 'bears', rake: 'stern', aim: 'rigging', modifiers: [], large: none, hits: 0 },
    'Amethyst, firing as she bears, larboard broadside at Thétis, point blank range, 6.4″, raking her stern, high: 4 D6, 3+. No hit.',
  ],
  [
    { ...broadside, how: 'snap', modifiers: [], large: none, regular: none, hits: 0 },
    'Amethyst, snap fire, larboard broadside at Thétis, point blank range, 6.4″: muskets only.',
  ],
  [
    { ...broadside, how: 'battery', side: null, modifiers: [], large: none, hits: 1 },
    'Amethyst opens on Thétis, point blank range, 6.4″: 4 D6, 3+. 1 hit.',
  ],
  [
    {
      kind: 'musketry',
      rule: 'musketry.dice',
      ship: A,
      target: T,
      count: 6,
      faces: [4, 5],
      again: [],
      hits: 2,
    },
    'Amethyst’s muskets at Thétis: 6 dice, 2 hits.',
  ],
  [{ kind: 'critical-check', rule: 'critical.roll-once', ship: T, die: 3, critical: false }, null],
  [
    { kind: 'critical-check', rule: 'critical.roll-once', ship: T, die: 6, critical: true },
    'A six: Thétis is hit where it counts.',
  ],
  [
    { kind: 'critical', rule: 'critical.leak', ship: T, critical: 'leak', total: 10, raked: true },
    'Thétis, raked: 10 on two dice, she is holed at the waterline.',
    'grave',
  ],
  [
    { kind: 'fires', rule: 'critical.fire', ship: T, fires: 2, by: 2, ignored: false },
    'Thétis is on fire: 2 fires.',
    'grave',
  ],
  [
    { kind: 'fires', rule: 'special.fires-ignored', ship: T, fires: 3, by: 1, ignored: true },
    'Thétis lets her fires spread: 3 fires.',
    'grave',
  ],
  [
    { kind: 'fires', rule: 'fight-fires.pass', ship: T, fires: 0, by: -2, ignored: false },
    'Thétis puts out 2 fires; none is left.',
  ],
  [
    { kind: 'leaks', rule: 'critical.leak', ship: T, leaks: 1, by: 1, ignored: false },
    'Thétis is leaking: 1 leak.',
    'grave',
  ],
  [
    { kind: 'leaks', rule: 'repair.pass', ship: T, leaks: 2, by: -1, ignored: false },
    'Thétis stops 1 leak; 2 are left.',
  ],
  [{ kind: 'rudder-repaired', rule: 'repair.pass', ship: T }, 'Thétis answers her helm again.'],
  [
    { kind: 'damage', rule: 'fire.to-hit-hull', ship: T, area: 'hull', by: 7, left: 61, why: 'broadside' },
    'Thétis loses 7 hull; 61 left.',
  ],
  [
    {
      kind: 'damage',
      rule: 'collision.damage-by-size',
      ship: T,
      area: 'hull',
      by: 11,
      left: 50,
      why: 'collision',
    },
    'Thétis loses 11 hull in the collision; 50 left.',
  ],
  [
    { kind: 'crippled', rule: 'crippled.crew', ship: T, area: 'crew' },
    'Thétis is crippled: her crew.',
    'grave',
  ],
  [{ kind: 'sunk', rule: 'sunk', ship: T, why: 'leaks' }, 'Thétis fills and goes down.', 'grave'],
  [{ kind: 'exploded', rule: 'critical.magazine', ship: T }, 'Thétis blows up.', 'grave'],
  [{ kind: 'demasted', rule: 'demasted', ship: T }, 'Thétis has not a mast standing and drifts.', 'grave'],
  [
    { kind: 'chance', rule: 'fire-as-she-bears.pass', ship: A, mover: T },
    'Thétis comes into the fire of Amethyst.',
  ],
  [
    { kind: 'let-pass', rule: 'fire-as-she-bears.pass', ship: A, mover: T },
    'Amethyst bears on Thétis and waits for better, as she was ordered.',
  ],
  [{ kind: 'held', rule: 'fire-as-she-bears.pass', ship: A }, 'Amethyst holds her fire and waits.'],
  [{ kind: 'battery-held', rule: 'shore.own-squadron', ship: 'fort' }, 'Fort holds its fire.'],
  [
    { kind: 'battery-held', rule: 'shore.own-squadron', ship: 'fort', idle: true },
    'Fort has nothing to fire at.',
  ],
  [{ kind: 'destroyed', rule: 'shore.destroyed', ship: 'fort' }, 'Fort is a heap of stones.', 'grave'],
  [
    { kind: 'surrendered', rule: 'shore.surrendered', ship: 'fort', why: 'morale' },
    'Fort hauls down its flag.',
    'grave',
  ],
];

/** Morale, boarding and the end. */
const ENDING: readonly Case[] = [
  [{ kind: 'struck', rule: 'struck', ship: T, why: 'morale' }, 'Thétis strikes her colours.', 'grave'],
  [
    { kind: 'struck', rule: 'struck', ship: T, why: 'crew' },
    'Thétis strikes her colours: nobody is left to fight her.',
    'grave',
  ],
  [
    { kind: 'morale', rule: 'morale.test', ship: T, flagship: true, ...test },
    'Thétis’s crew wavers: 3 successes against 2, the flagship near. They fight on.',
  ],
  [
    { kind: 'boards', rule: 'boarding.within-two-inches', ship: T, target: A, reached: true, gap: 900 },
    'Thétis boards Amethyst.',
    'grave',
  ],
  [
    { kind: 'boards', rule: 'boarding.within-two-inches', ship: T, target: A, reached: false, gap: 2600 },
    'Thétis falls short of Amethyst by 2.6″.',
  ],
  [
    { kind: 'snap-declined', rule: 'boarding.snap-fire', ship: A, boarder: T },
    'Amethyst holds her fire as Thétis comes alongside.',
  ],
  [
    {
      kind: 'boarding-round',
      rule: 'boarding.rounds',
      round: 2,
      attacker: { ship: T, ...blows },
      defender: { ship: A, ...blows },
    },
    'Round 2: Thétis 2 hits, 1 after the saves; Amethyst 2 hits, 1 after the saves.',
  ],
  [
    { kind: 'boarding-ends', rule: 'boarding.rounds', attacker: T, defender: A, winner: T, rounds: 3 },
    'Thétis carries the day in 3 rounds.',
    'grave',
  ],
  [
    { kind: 'boarding-ends', rule: 'boarding.rounds', attacker: T, defender: A, winner: null, rounds: 3 },
    'Thétis and Amethyst have fought each other to a standstill.',
    'grave',
  ],
  [
    { kind: 'captured', rule: 'boarding.prize', ship: A, by: T, side: 'french', crew: 13 },
    'Amethyst is the prize of Thétis, 13 men aboard.',
    'grave',
  ],
  [
    { kind: 'retaken', rule: 'boarding.retaken', ship: T, by: A, side: 'french', crew: 13 },
    'Thétis is retaken by Amethyst for the French Navy.',
    'grave',
  ],
  [{ kind: 'resigned', rule: 'turn.phases', seat: 'nobody' }, 'Nobody gives up the fight.', 'grave'],
  [
    {
      kind: 'over',
      rule: 'turn.phases',
      outcome: {
        winners: ['british'],
        rule: 'turn.phases',
        reason: 'strike',
        points: { british: 18, french: 3 },
      },
    },
    'Victory for the Royal Navy. Enough ships have struck or been lost. Points: Royal Navy 18, French Navy 3.',
    'grave',
  ],
  [
    { kind: 'over', rule: 'turn.phases', outcome: { winners: [], rule: 'turn.phases', reason: 'draw' } },
    'A drawn fight. Neither side has done enough.',
    'grave',
  ],
];

export const CASES: readonly Case[] = [...SAILING, ...GUNNERY, ...ENDING];
