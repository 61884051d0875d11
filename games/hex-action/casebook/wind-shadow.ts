/** Wind shadow (37.0). x at K20 heading 2, the wind up the board, y close under her windward side, unless stated. */
import type { Allowances } from '../rules/sea/wind.ts';
import type { AllowanceCase, LyingShip } from './advanced-case.ts';

interface Shadow extends Pick<AllowanceCase, 'id' | 'title' | 'why' | 'rules' | 'wind'> {
  readonly x?: Partial<LyingShip>;
  readonly y?: Partial<LyingShip>;
  readonly others?: readonly LyingShip[];
  /** What lies between x and the wind: y unless stated. */
  readonly by?: string | null;
  readonly hexes: Allowances;
}

const shadow = ({ x, y, others, by, hexes, ...stated }: Shadow): AllowanceCase => ({
  kind: 'allowance',
  optional: ['blockedWind'],
  ...stated,
  ships: [
    { id: 'x', at: 'K20', heading: 2, ...x },
    { id: 'y', at: 'K21', heading: 2, side: 'b', ...y },
    ...(others ?? []),
  ],
  expect: { x: { between: by === undefined ? 'y' : by, hexes } },
});

/** Battle sails at speed 4 less so many hexes in every attitude. */
const WHOLE: Allowances = { A: 4, B: 3, C: 1, D: 0 };
const ONE_LESS: Allowances = { A: 3, B: 2, C: 0, D: 0 };
const TWO_LESS: Allowances = { A: 2, B: 1, C: 0, D: 0 };
const THREE_LESS: Allowances = { A: 1, B: 0, C: 0, D: 0 };
const NONE: Allowances = { A: 0, B: 0, C: 0, D: 0 };
const MORE_THAN_HALF_GONE = [0, 0, 3, 4] as const;

export const WIND_SHADOW: readonly AllowanceCase[] = [
  shadow({
    id: 'W01',
    title: 'A ship of her size under battle sails close to windward: what does she lose?',
    rules: ['37.0', '37.1'],
    why: 'y fills the hexes to windward of both bow and stern: one hex in all attitudes.',
    hexes: ONE_LESS,
  }),
  shadow({
    id: 'W02',
    title: 'The same under full sails: what does she lose?',
    rules: ['37.1'],
    why: 'Full sails take two hexes.',
    y: { sail: 'full' },
    hexes: TWO_LESS,
  }),
  shadow({
    id: 'W03',
    title: 'The ship to windward has exactly half of her rigging left: does she block?',
    rules: ['37.1'],
    why: 'At least half is asked for.',
    y: { rigging: [0, 0, 4, 4] },
    hexes: ONE_LESS,
  }),
  shadow({
    id: 'W04',
    title: 'She has a square less than half of her rigging left: does she block?',
    rules: ['37.1'],
    why: 'With less than half there is too little canvas.',
    y: { rigging: MORE_THAN_HALF_GONE },
    hexes: WHOLE,
  }),
  shadow({
    id: 'W05',
    title: 'The ship to windward is rated for thirty guns more: what is lost?',
    rules: ['37.2.1'],
    why: 'One hex more than battle sails take.',
    y: { rated: 66 },
    hexes: TWO_LESS,
  }),
  shadow({
    id: 'W06',
    title: 'Twenty-nine guns more: what is lost?',
    rules: ['37.2.1', '37.1'],
    why: 'The difference must be thirty at least.',
    y: { rated: 65 },
    hexes: ONE_LESS,
  }),
  shadow({
    id: 'W07',
    title: 'Thirty guns more and under full sails: what is lost?',
    rules: ['37.2.1'],
    why: 'Two for full sails and one for her size.',
    y: { rated: 66, sail: 'full' },
    hexes: THREE_LESS,
  }),
  shadow({
    id: 'W08',
    title: 'Sixty guns more under battle sails: what is lost?',
    rules: ['37.2.3'],
    why: 'Two more for her size; the thirty are not counted again.',
    y: { rated: 96 },
    hexes: THREE_LESS,
  }),
  shadow({
    id: 'W09',
    title: 'Sixty guns more under full sails: what is lost?',
    rules: ['37.2.3'],
    why: 'Four hexes: nothing is left in any attitude.',
    y: { rated: 96, sail: 'full' },
    hexes: NONE,
  }),
  shadow({
    id: 'W10',
    title: 'The ship to windward is rated for thirty guns fewer, under battle sails: what is lost?',
    rules: ['37.2.2'],
    why: 'One less than one is nothing.',
    x: { rated: 66 },
    hexes: WHOLE,
  }),
  shadow({
    id: 'W11',
    title: 'Thirty guns fewer, but under full sails: what is lost?',
    rules: ['37.2.2'],
    why: 'One less than two.',
    x: { rated: 66 },
    y: { sail: 'full' },
    hexes: ONE_LESS,
  }),
  shadow({
    id: 'W12',
    title: 'Sixty guns fewer under full sails: what is lost?',
    rules: ['37.2.4'],
    why: 'A ship so much smaller takes nothing under any sail.',
    x: { rated: 96 },
    y: { sail: 'full' },
    hexes: WHOLE,
  }),
  shadow({
    id: 'W13',
    title: 'A ship of sixty guns more whose rigging is more than half gone: what is lost?',
    rules: ['37.2.3', '37.1'],
    why: 'Size adds to a loss; where there is none it adds nothing.',
    y: { rated: 96, rigging: MORE_THAN_HALF_GONE },
    hexes: WHOLE,
  }),
  shadow({
    id: 'W14',
    title: 'The ship to windward lies on the opposite course: does she block?',
    rules: ['37.0'],
    why: 'She fills the same two hexes, whichever way she heads.',
    y: { at: 'J21', heading: 5 },
    hexes: ONE_LESS,
  }),
  shadow({
    id: 'W15',
    title: 'She lies to windward of the bow alone: does she block?',
    rules: ['37.0'],
    why: 'She has to lie between the wind and both hexes.',
    y: { heading: 1 },
    by: null,
    hexes: WHOLE,
  }),
  shadow({
    id: 'W16',
    title: 'Two ships, one to windward of the bow and one of the stern: do they block together?',
    rules: ['37.0'],
    why: 'It takes one ship that covers both.',
    y: { heading: 1 },
    others: [{ id: 'z', at: 'J21', heading: 1, side: 'b' }],
    by: null,
    hexes: WHOLE,
  }),
  shadow({
    id: 'W17',
    title: 'A hex of water between them: does she block?',
    rules: ['37.0'],
    why: 'Only a ship right beside her takes her wind.',
    y: { at: 'K22' },
    by: null,
    hexes: WHOLE,
  }),
  shadow({
    id: 'W18',
    title: 'The wind is right aft and a ship lies in the hex astern: does she block?',
    rules: ['37.0', '37.1'],
    why: 'To windward of the bow is her own stern; the hex astern decides.',
    x: { heading: 1 },
    y: { at: 'K22', heading: 1 },
    hexes: ONE_LESS,
  }),
  shadow({
    id: 'W19',
    title: 'The wind is right ahead and a ship lies across the hex before the bow: does she block?',
    rules: ['37.0', '37.1'],
    why: 'To windward of the stern is her own bow; the hex ahead decides. It matters once she has turned away.',
    x: { heading: 4 },
    hexes: ONE_LESS,
  }),
  {
    kind: 'allowance',
    id: 'W20',
    title: 'Three abreast, the wind from one side: who loses?',
    rules: ['37.0', '37.1'],
    why: 'Each takes the wind of the next to leeward, and nobody that of the one to windward.',
    optional: ['blockedWind'],
    ships: [
      { id: 'x', at: 'K20', heading: 2 },
      { id: 'y', at: 'K21', heading: 2, side: 'b' },
      { id: 'z', at: 'K22', heading: 2 },
    ],
    expect: {
      x: { between: 'y', hexes: ONE_LESS },
      y: { between: 'z', hexes: ONE_LESS },
      z: { between: null, hexes: WHOLE },
    },
  },
  shadow({
    id: 'W21',
    title: 'The wind blows to the lower right: is the ship on the left side to windward?',
    rules: ['37.0', '37.1'],
    why: 'It comes from the upper left: J19 and J20 are to windward of K20 and K21.',
    wind: 3,
    x: { heading: 1 },
    y: { at: 'J19', heading: 1 },
    hexes: ONE_LESS,
  }),
  shadow({
    id: 'W22',
    title: 'She carries full sails herself: what is left of her allowance?',
    rules: ['37.1', '20.1.1'],
    why: 'The loss is taken from what her own sails give.',
    x: { sail: 'full' },
    hexes: { A: 5, B: 4, C: 1, D: 0 },
  }),
  shadow({
    id: 'W23',
    title: 'A friend at anchor to windward: does she block?',
    rules: ['37.0', '37.1'],
    why: 'The rule asks for sails and rigging, not for colours or way.',
    y: { side: 'a', anchor: 'A' },
    hexes: ONE_LESS,
  }),
  {
    kind: 'allowance',
    id: 'W24',
    title: 'She tows a ship and has her wind blocked as well: what is left?',
    rules: ['35.2', '37.1'],
    why: 'Each loss counts by itself.',
    optional: ['blockedWind', 'towing'],
    ships: [
      { id: 'x', at: 'K20', heading: 2, tows: 'z' },
      { id: 'y', at: 'K21', heading: 2, side: 'b' },
      { id: 'z', at: 'I21', heading: 2 },
    ],
    expect: { x: { between: 'y', hexes: TWO_LESS } },
  },
  {
    kind: 'allowance',
    id: 'W25',
    title: 'Before the wind with a ship in tow right astern: does the tow take her wind as well?',
    rules: ['35.2', '37.0'],
    why: 'The bow in tow lies in the hex astern, right to windward: both losses count.',
    optional: ['blockedWind', 'towing'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, tows: 'z' },
      { id: 'z', at: 'K22', heading: 1 },
    ],
    expect: { x: { between: 'z', hexes: TWO_LESS } },
  },
];
