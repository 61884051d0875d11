/** One happening of every kind that only the Advanced Game has, and the line that the log has for it. */
import { type Case, someHex, someThrow } from './log-line-cases.ts';

const hits = { H: 2, G: 0, C: 1, R: 0 };
const at = { ship: 'shannon', from: 'chesapeake' };

export const ADVANCED_CASES: readonly Case[] = [
  [
    {
      kind: 'fire',
      rule: '24.2.3',
      dice: [6, 2],
      ship: 'shannon',
      side: 'L',
      target: 'chesapeake',
      aim: 'rigging',
      range: 1,
      guns: 8,
      carronades: 2,
      base: 6,
      modifiers: [],
      table: 13,
      tables: [10, 3],
      rake: true,
      sternRake: true,
      section: 'bow',
      shot: 'D',
      fullSail: 2,
      reconstructed: ['fullSailHits'],
      hits,
    },
    'Shannon, larboard bow guns with double shot at Chesapeake, range 1, stern rake, high: tables 10 and 3, die 6, 2. Hull 2, crew 1, 2 of them for her full sails. Reconstructed: the extra hits on full sails.',
  ],
  [
    {
      kind: 'bombardment',
      rule: '42.9',
      dice: [4],
      from: 'shannon',
      target: 'chesapeake',
      aim: 'hull',
      mortar: true,
      range: 5,
      guns: 0,
      base: 2,
      modifiers: [],
      table: 2,
      hits,
    },
    'Shannon’s mortar at Chesapeake, range 5: table 2, die 4. Hull 2, crew 1.',
  ],
  [
    { kind: 'battery-hit', rule: '11.4', battery: 'Fort', hull: 3, crew: 1, silenced: true },
    'Fort loses hull 3, crew 1 and is silenced.',
    'grave',
  ],
  [
    { kind: 'critical', rule: '16.1.2.2.1', ...at, aim: 'hull', row: 7, effect: 'none', table: 'criticals' },
    'A critical hit on Shannon by Chesapeake, row 7H: no more harm done. Reconstructed: the critical hit table.',
  ],
  [
    { kind: 'fire-aboard', rule: '16.1.2.3.2', ship: 'shannon', what: 'breaks-out', turns: 3 },
    'Shannon is on fire, 3 turns to go.',
    'grave',
  ],
  [
    { kind: 'fire-aboard', rule: '16.1.2.3.2', ship: 'shannon', what: 'out', turns: 1 },
    'Shannon has the fire out.',
    'grave',
  ],
  [
    { kind: 'destroyed-hull', rule: '24.3.2', dice: [2], ship: 'shannon', fate: 'strikes' },
    'Shannon, her hull shot through, will stay afloat.',
  ],
  [
    { kind: 'crew-back', rule: '15.0', ship: 'shannon', crew: [{ section: 1, squares: 2 }] },
    '2 crew squares come off to Shannon from the shore.',
  ],
  [
    { kind: 'doomed', rule: '24.3.2.2', ship: 'shannon', doom: 'sinking' },
    'Shannon is sinking: nothing can save her.',
    'grave',
  ],
  [
    { kind: 'doomed', rule: '24.3.2.2', dice: [3], ship: 'shannon', doom: 'sinking' },
    'Shannon settles: a six sinks her.',
  ],
  [
    { kind: 'doomed', rule: '24.3.2.3', dice: [6], ship: 'shannon', doom: 'exploding' },
    'Shannon burns on: a six blows her up.',
  ],
  [{ kind: 'ended', rule: '24.3.2.3', ship: 'shannon', how: 'exploded' }, 'Shannon blows up.', 'grave'],
  [
    { kind: 'blast', rule: '24.3.2.3.1', dice: [2], ship: 'shannon', on: 'chesapeake', table: 10, hits },
    'The blast of Shannon strikes Chesapeake: table 10, die 2. Hull 2, crew 1.',
    'grave',
  ],
  [
    { kind: 'wind-check', rule: '18.1.3', changeNumber: 9, changes: false },
    'The wind holds: it changes on 9.',
  ],
  [{ kind: 'wind-check', rule: '18.1.3', changeNumber: 9, changes: true }, null],
  [
    { kind: 'wind', rule: '18.1.3', direction: 4, velocity: 5, changeNumber: 9, scheduled: false },
    'The wind is now from the north (to 4), gale (5). It changes on 9.',
    'grave',
  ],
  [
    {
      kind: 'notes',
      rule: '20.0',
      notes: { shannon: { sail: 'FS', anchor: 'up' }, chesapeake: { repair: 'RR', tow: 'shannon' } },
    },
    'Notes opened. Shannon FS Ⓐ; Chesapeake RR tows Shannon.',
  ],
  [
    { kind: 'note-void', rule: '20.5.5', ship: 'shannon', note: 'sail', code: 'repairing' },
    'Shannon: the note (sail) is void.',
  ],
  [{ kind: 'sails', rule: '27.0', ship: 'shannon', sail: 'full', why: 'noted' }, 'Shannon sets full sails.'],
  [{ kind: 'sails', rule: '20.1.5.1', ship: 'shannon', sail: 'battle', why: 'start' }, null],
  [
    { kind: 'sails', rule: '20.1.5.1', ship: 'shannon', sail: 'full', why: 'start' },
    'Shannon is under full sails at the start.',
  ],
  [
    { kind: 'sails', rule: '20.1.4', ship: 'shannon', sail: 'battle', why: 'rigging-lost' },
    'Shannon comes down to battle sails: her upper rigging is gone.',
  ],
  [
    { kind: 'anchor', rule: '20.3.4', ship: 'shannon', what: 'dropped', how: 'AS', left: 2 },
    'Shannon lies on springs by the stern.',
  ],
  [
    { kind: 'anchor', rule: '20.3.8', ship: 'shannon', what: 'lost', how: 'A', left: 1 },
    'Shannon loses an anchor; anchors left: 1.',
  ],
  [
    { kind: 'repaired', rule: '26.2.3', ship: 'shannon', repair: 'RR', sets: 3, squares: 2 },
    'Shannon repairs her rigging: 2 squares made good.',
  ],
  [
    { kind: 'repaired', rule: '26.2.2', ship: 'shannon', repair: 'RH', sets: 1, squares: 0 },
    'Shannon repairs her hull: set 1 of 3.',
  ],
  [
    { kind: 'repair-void', rule: '26.2', ship: 'shannon', repair: 'RG', code: 'turned' },
    'Shannon’s repair of the guns comes to nothing.',
  ],
  [
    { kind: 'reloaded', rule: '26.1', ship: 'shannon', side: 'R', shot: 'C', mortars: false, left: 29 },
    'Shannon loads her starboard guns with chain shot; 29 reloads left.',
  ],
  [
    { kind: 'reloaded', rule: '42.5', ship: 'shannon', side: null, shot: null, mortars: true, left: 30 },
    'Shannon loads her mortars.',
  ],
  [
    { kind: 'message', rule: '31.1', ship: 'shannon', text: 'Close action' },
    'Shannon signals: “Close action”',
  ],
  [{ kind: 'late', rule: '30.0', ship: 'shannon' }, 'No orders for Shannon in time: she stands straight on.'],
  [
    { kind: 'flag', rule: '32.5', squadron: 'van', ship: null },
    'The van squadron has lost her flagship.',
    'grave',
  ],
  [
    { kind: 'tow', rule: '35.4.1', ship: 'shannon', tows: 'chesapeake', begins: true, why: 'taken' },
    'Shannon takes Chesapeake in tow.',
  ],
  [
    { kind: 'tow', rule: '35.4.4', ship: 'shannon', tows: 'chesapeake', begins: false, why: 'wind' },
    'In this wind Shannon must let go of Chesapeake.',
  ],
  [
    { kind: 'mast', rule: '36.2.2', ship: 'shannon', hangs: 'L' },
    'A mast of Shannon falls and hangs over the larboard side: no gun can be fired until it is cut away.',
    'grave',
  ],
  [
    { kind: 'wreckage', rule: '36.2.2', ...someThrow, success: true, ship: 'shannon', side: 'L' },
    'Shannon cuts at the wreckage over her larboard side: 9 (crew quality +1) = 10 against 10. It is gone.',
  ],
  [
    { kind: 'aground', rule: '38.1', ship: 'shannon', hex: someHex, depth: 12, difficulty: 4 },
    'Shannon runs aground at K10 in 12; 5 or more will float her.',
    'grave',
  ],
  [
    { kind: 'refloat', rule: '38.2.1', ship: 'shannon', needed: 5, total: 5, floats: true, lightened: true },
    'Shannon, lightened of two guns, tries to float off: 5 against 5. She floats.',
  ],
  [
    { kind: 'sounded', rule: '39.1', side: 'a', ship: 'shannon', depths: { '10,4': 12, '11,4': 9 } },
    'Shannon casts the lead: 12 and 9 where it is shoal.',
  ],
  [
    { kind: 'boom', rule: '15.0', ship: 'shannon', hex: someHex, opens: false },
    'Shannon strikes the boom at K10: it holds.',
    'grave',
  ],
  [
    { kind: 'lit', rule: '15.0', ship: 'shannon' },
    'Shannon’s crew light her and take to the boats.',
    'grave',
  ],
  [
    { kind: 'catches-fire', rule: '15.0', ...at, caught: true },
    'Shannon lies by the burning Chesapeake and catches fire.',
    'grave',
  ],
  [
    { kind: 'seen-through', rule: 'bluff', ship: 'shannon' },
    'Shannon is near enough to be seen for what she is.',
  ],
  [{ kind: 'unreliable', rule: '15.0', ship: 'shannon', holdsBack: true }, 'Shannon hangs back this turn.'],
  [
    {
      kind: 'squadrons',
      rule: '32.1',
      seat: 'a-1',
      flagship: 'shannon',
      squadrons: [['shannon', 'chesapeake']],
    },
    'Shannon is a flagship; 1 squadron under her commander: Shannon and Chesapeake.',
  ],
  [
    { kind: 'mustered', rule: 'muster', side: 'a', ships: ['shannon'], points: 60 },
    'The Royal Navy musters 1 ship for 60 points.',
  ],
];
