/** Fields of fire (24.1): where a target lies, and which guns bear on it. The firing ship is at K15 unless stated. */
import type { FireCase, LyingShip, Volley } from './advanced-case.ts';

interface OneTarget extends Pick<FireCase, 'id' | 'title' | 'why'> {
  readonly rules?: readonly string[];
  readonly from?: Omit<LyingShip, 'id'>;
  readonly side?: Volley['side'];
  readonly target: Omit<LyingShip, 'id' | 'side'>;
  readonly lies: Volley['fields'][string];
  /** Range and guns; null if no gun bears. */
  readonly shot: readonly [range: number, guns: 'whole' | 'bow' | 'stern'] | null;
}

const target = ({ id, title, rules, why, from, side, target: b, lies, shot }: OneTarget): FireCase => ({
  kind: 'fire',
  id,
  title,
  rules: rules ?? ['24.1.2'],
  why,
  ships: [
    { id: 'a', at: 'K15', heading: 1, ...from },
    { id: 'b', side: 'b', ...b },
  ],
  volleys: [
    {
      ship: 'a',
      side: side ?? 'R',
      fields: { b: lies },
      shots: shot === null ? {} : { b: { range: shot[0], guns: shot[1] } },
    },
  ],
});

export const FIELDS_OF_FIRE: readonly FireCase[] = [
  target({
    id: 'G01',
    title: 'Right abeam at three hexes: what bears on her?',
    why: 'Her bow lies in the middle hex of the third row, her stern in field 2: the whole broadside bears on both.',
    target: { at: 'N15', heading: 1 },
    lies: [1, 2],
    shot: [3, 'whole'],
  }),
  target({
    id: 'G02',
    title: 'Abaft the beam, wholly in field 2: what bears?',
    why: 'Field 2 is for the whole broadside.',
    target: { at: 'Q16', heading: 1 },
    lies: [2, 2],
    shot: [6, 'whole'],
  }),
  target({
    id: 'G03',
    title: 'Before the beam, wholly in field 3: what bears?',
    why: 'Field 3 is for the whole broadside.',
    target: { at: 'Q14', heading: 1 },
    lies: [3, 3],
    shot: [6, 'whole'],
  }),
  target({
    id: 'G04',
    title: 'On the quarter, wholly in field 4: what bears?',
    why: 'Only the stern section can be trained on field 4.',
    target: { at: 'R18', heading: 1 },
    lies: [4, 4],
    shot: [7, 'stern'],
  }),
  target({
    id: 'G05',
    title: 'On the bow, wholly in field 5: what bears?',
    why: 'Only the bow section can be trained on field 5.',
    target: { at: 'R11', heading: 1 },
    lies: [5, 5],
    shot: [7, 'bow'],
  }),
  target({
    id: 'G06',
    title: 'In the fourth row with her stern in the outermost hex: does the whole broadside bear?',
    rules: ['24.1.1', '24.1.5.4'],
    why: 'That row has one hex of field 4 only; she lies in 2 and 4, and for firing the lower field counts.',
    target: { at: 'O17', heading: 1 },
    lies: [2, 4],
    shot: [4, 'whole'],
  }),
  target({
    id: 'G07',
    title: 'The same place a row further out: does the whole broadside still bear?',
    rules: ['24.1.1', '24.1.2'],
    why: 'From the fifth row on two hexes belong to field 4, and she lies in both.',
    target: { at: 'P17', heading: 1 },
    lies: [4, 4],
    shot: [5, 'stern'],
  }),
  target({
    id: 'G08',
    title: 'In the eighth row, bow in the third hex from forward: what bears?',
    rules: ['24.1.1', '24.1.5.4'],
    why: 'Two hexes of that row belong to field 5; her bow is already in field 3.',
    target: { at: 'S13', heading: 4 },
    lies: [3, 5],
    shot: [8, 'whole'],
  }),
  target({
    id: 'G09',
    title: 'In the ninth row, bow in the third hex from forward: what bears?',
    rules: ['24.1.1', '24.1.2'],
    why: 'From the ninth row on three hexes belong to field 5.',
    target: { at: 'T12', heading: 4 },
    lies: [5, 5],
    shot: [9, 'bow'],
  }),
  target({
    id: 'G10',
    title: 'Her stern at ten hexes, her bow beyond: can she be fired at?',
    rules: ['24.1.1', '24.2.1.1'],
    why: 'One hex in a field is enough, and the range is that of the nearer end.',
    target: { at: 'V14', heading: 2 },
    lies: [null, 3],
    shot: [10, 'whole'],
  }),
  target({
    id: 'G11',
    title: 'Right abeam at eleven hexes: can she be fired at?',
    rules: ['24.1.1', '24.2.1.1'],
    why: 'The fields end with the tenth row.',
    target: { at: 'V15', heading: 1 },
    lies: [null, null],
    shot: null,
  }),
  target({
    id: 'G12',
    title: 'Right ahead on the same course: does any gun bear?',
    rules: ['24.1.1'],
    why: 'What lies ahead of the diagonal rows from the bow is in no field.',
    target: { at: 'K12', heading: 1 },
    lies: [null, null],
    shot: null,
  }),
  target({
    id: 'G13',
    title: 'Two hexes off, just ahead of the diagonal row: does any gun bear?',
    rules: ['24.1.1'],
    why: 'Both her hexes lie ahead of the limit, however near.',
    target: { at: 'M13', heading: 2 },
    lies: [null, null],
    shot: null,
  }),
  target({
    id: 'G14',
    title: 'Her bow on the diagonal row itself, her stern ahead of it: does any gun bear?',
    rules: ['24.1.1', '24.1.2'],
    why: 'The diagonal row is the outermost hex of field 5.',
    target: { at: 'M14', heading: 4 },
    lies: [5, null],
    shot: [2, 'bow'],
  }),
  target({
    id: 'G15',
    title: 'Her bow on the diagonal row of the stern, her stern abaft it: does any gun bear?',
    rules: ['24.1.1', '24.1.2'],
    why: 'The diagonal row is the outermost hex of field 4.',
    target: { at: 'M17', heading: 1 },
    lies: [4, null],
    shot: [2, 'stern'],
  }),
  target({
    id: 'G16',
    title: 'On the quarter of the left broadside: what bears?',
    why: 'The fields of both broadsides mirror each other.',
    side: 'L',
    target: { at: 'D18', heading: 1 },
    lies: [4, 4],
    shot: [7, 'stern'],
  }),
  target({
    id: 'G17',
    title: 'The firing ship heads down the board: which section bears on the same place?',
    why: 'The fields turn with the ship: what was on the right quarter is on the left bow.',
    from: { at: 'K16', heading: 4 },
    side: 'L',
    target: { at: 'R18', heading: 1 },
    lies: [5, 5],
    shot: [7, 'bow'],
  }),
  target({
    id: 'G18',
    title: 'The firing ship heads to the lower right: what bears on a ship at I17?',
    why: 'The rows run along her heading; I17 is the middle hex of the third, I18 forward of the middle of the fourth.',
    from: { at: 'K15', heading: 3 },
    target: { at: 'I17', heading: 1 },
    lies: [1, 3],
    shot: [3, 'whole'],
  }),
  target({
    id: 'G19',
    title: 'Close under the quarter at one hex: does the whole broadside bear?',
    why: 'Her bow lies on the diagonal row of the stern: field 4, however near.',
    from: { at: 'K15', heading: 3 },
    side: 'L',
    target: { at: 'J13', heading: 3 },
    lies: [4, null],
    shot: [1, 'stern'],
  }),
  target({
    id: 'G20',
    title: 'Bow in field 5, stern in field 3, and nothing else near: what bears?',
    rules: ['24.1.5.4'],
    why: 'For firing she is in the lower field, so the whole broadside bears.',
    target: { at: 'P13', heading: 1 },
    lies: [5, 3],
    shot: [5, 'whole'],
  }),
  {
    kind: 'fire',
    id: 'G21',
    title:
      'Two ships in each other’s field 2, nearest to each other through field 4: which range, which guns?',
    rules: ['24.1.6'],
    why: 'Field and range are found apart: the whole broadside by the field, two hexes by the nearer ends.',
    ships: [
      { id: 'a', at: 'K15', heading: 1 },
      { id: 'b', at: 'N16', heading: 2, side: 'b' },
    ],
    volleys: [
      { ship: 'a', side: 'R', fields: { b: [2, 4] }, shots: { b: { range: 2, guns: 'whole' } } },
      { ship: 'b', side: 'L', fields: { a: [2, 4] }, shots: { a: { range: 2, guns: 'whole' } } },
    ],
  },
];
