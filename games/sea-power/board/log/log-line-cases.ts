/** One happening of every kind, and the line that the chronicle has for it. */
import type { LineShip } from '../../rules/world/squadron.ts';
import type { SeaTold } from '../../rules/world/told.ts';

type Case = readonly [told: SeaTold, text: string | null, weight?: 'heading' | 'plain' | 'grave'];

const area = 'bay-of-biscay';
const ship = (id: string, leader: string | null = null): LineShip => ({
  ship: id,
  leader,
  damage: 0,
  disabled: false,
});
const shot = {
  side: 'english',
  by: ['eng-mars', 'eng-namur'],
  at: 'fra-souverain',
  dice: [6, 6, 2],
  bonus: 0,
  damage: [2, 3],
  disabled: true,
  boarding: [],
  captured: false,
} as const;

/** E1 is the reader's own; P1 is the enemy's and has no name for him. */
export const CASES: readonly Case[] = [
  [
    {
      kind: 'bids',
      rule: '11.E',
      bids: { english: { points: 3, side: 'european' }, european: { points: 1, side: 'european' } },
      winner: 'english',
      commands: { english: 'european', european: 'english' },
    },
    'England bids 3 points for the Europeans; European Powers bids 1 point for the Europeans. England has the choice; European Powers commands the English.',
    'grave',
  ],
  [
    { kind: 'year', rule: '4.0/1', year: 1757, war: 'The Seven Years War' },
    '1757 · The Seven Years War',
    'heading',
  ],
  [{ kind: 'entered-war', rule: '6.22/2', nation: 'Spain' }, 'Spain enters the war.', 'grave'],
  [{ kind: 'port', rule: '6.22/3', port: 'brest', owner: 'Neutral', why: 'calendar' }, 'Brest is neutral.'],
  [
    { kind: 'port', rule: '6.2/4', port: 'brest', owner: 'France', why: 'peace' },
    'Brest is French by the peace.',
  ],
  [{ kind: 'back', rule: '7.4/4', leader: 'eng-hawke', side: 'english' }, 'Hawke is back with the English.'],
  [{ kind: 'revolution', rule: '11.C', count: 2 }, 'The Revolution takes 2 leaders from the French pool.'],
  [{ kind: 'alliance', rule: '11.I', come: false }, 'The Baltic powers keep the peace.'],
  [{ kind: 'russians', rule: '11.O/2', come: false }, 'The Russians go home.'],
  [{ kind: 'russians-stay', rule: '11.O/2', dice: [5] }, 'The Russians stay with the English.'],
  [
    { kind: 'demobilised', rule: '5.0/4', side: 'european' },
    'The Europeans pay off what is above their base.',
  ],
  [
    { kind: 'demobilised', rule: '5.0/4', side: 'english', ships: ['eng-mars'], leaders: [] },
    'The English pay off Mars.',
  ],
  [
    {
      kind: 'drawn',
      rule: '5.1/1',
      side: 'english',
      nation: 'England',
      levy: 'new',
      ships: ['eng-mars'],
      leaders: ['eng-hawke'],
    },
    'English forces drawn as new forces: 1 ship and Hawke.',
  ],
  [
    { kind: 'drawn', rule: '5.1/1', side: 'european', nation: 'France', levy: 'base' },
    'French ships and leaders are drawn to fill the base.',
  ],
  [
    { kind: 'commissioned', rule: '11.L', side: 'english', captured: 'fra-souverain', ship: 'eng-mars' },
    'For the prize Souverain the English bring Mars into service this year.',
  ],
  [{ kind: 'organised', rule: '5.3', side: 'english' }, 'The English have formed their squadrons.'],
  [
    { kind: 'placed', rule: '3.7/5', side: 'european', token: 'P1', port: 'brest' },
    'The Europeans lay squadron P1 in Brest.',
  ],
  [{ kind: 'frigate', rule: '6.32', side: 'english', area }, 'English frigates cruise in the Bay of Biscay.'],
  [
    { kind: 'frigate', rule: '6.32', side: 'european', area: null },
    'The Europeans send out no more frigates.',
  ],
  [
    { kind: 'sailed', rule: '6.1/5', side: 'european', token: 'P1', from: 'brest' },
    'The European squadron P1 puts to sea from Brest.',
  ],
  [
    { kind: 'weather', rule: '11.B/1', side: 'european', token: 'P1', effect: 'held' },
    'The European squadron P1 is held in port by the weather.',
  ],
  [
    { kind: 'moved', rule: '6.1/4', side: 'european', token: 'P1', to: area, cost: 2 },
    'The European squadron P1 stands into the Bay of Biscay, 2 points.',
  ],
  [
    { kind: 'put-in', rule: '6.1/5', side: 'european', token: 'P1', port: 'brest' },
    'The European squadron P1 puts into Brest.',
  ],
  [
    { kind: 'hove-to', rule: '6.1/6', side: 'european', token: 'P1', area },
    'The European squadron P1 stays in the Bay of Biscay.',
  ],
  [{ kind: 'passed', rule: '4.0/8', side: 'english' }, 'The English are done moving.'],
  [
    {
      kind: 'search',
      rule: '6.5/4',
      area,
      mover: 'P1',
      other: 'P2',
      choices: { english: 'fight', european: 'avoid' },
      throws: [{ english: [4], european: [1, 2, 3] }],
      totals: { english: 12 },
      result: 'battle',
    },
    'The European squadron P1 meets the European squadron P2 in the Bay of Biscay: the English fight, the Europeans avoid. English 4 (in all 12), Europeans 1 + 2 + 3 = 6. A battle is joined.',
    'grave',
  ],
  [
    { kind: 'decoy', rule: '6.61', side: 'european', token: 'P1', area },
    'The European squadron P1 was but a name: it is taken off the sea.',
  ],
  [
    { kind: 'join', rule: '6.5/5', side: 'european', token: 'P2', with: 'P1', joined: true, dice: [5] },
    'The European squadron P2 finds the European squadron P1 and joins the battle, die 5.',
  ],
  [
    { kind: 'combined', rule: '6.1/6', side: 'european', token: 'P2', into: 'P1' },
    'The European squadron P2 joins the European squadron P1; they sail as one.',
  ],
  [
    { kind: 'station', rule: '11.A2', side: 'european', token: 'P1', voyages: 2, onStation: false },
    'The European squadron P1 is on a long voyage (2).',
  ],
  [
    { kind: 'wear', rule: '11.A', side: 'european', token: 'P1' },
    'The European squadron P1 shows the wear of the sea.',
  ],
  [
    { kind: 'lost', rule: '6.22/2', side: 'european', ships: ['fra-souverain'], why: 'port' },
    'The Europeans lose Souverain: lost in port.',
    'grave',
  ],
  [
    { kind: 'interned', rule: '6.22/1', side: 'european', port: 'lisbon' },
    'European ships stayed too long in Lisbon and are interned.',
  ],
  [{ kind: 'uncontrolled', rule: '6.1/8', area }, 'Nobody rules the Bay of Biscay any more.'],
  [
    { kind: 'battle', rule: '7.1', area, tokens: { english: 'E9', european: 'P1' } },
    'Battle in the Bay of Biscay: the English squadron E9 against the European squadron P1.',
    'grave',
  ],
  [
    {
      kind: 'gauge',
      rule: '7.2/1',
      area,
      throws: [
        { english: 2, european: 4 },
        { english: 5, european: 1 },
      ],
      winner: 'english',
    },
    'The English have the weather gauge: dice 2 against 4, then 5 against 1.',
  ],
  [
    {
      kind: 'glimpse',
      rule: '7.2/3',
      area,
      side: 'european',
      stacks: [[{ ship: 'fra-souverain', leader: 'fra-conflans' }]],
    },
    'From windward the Europeans are counted: 1 ship under Conflans.',
  ],
  [
    { kind: 'withdrew', rule: '7.2/4', area, side: 'european', to: { port: 'brest' } },
    'The Europeans bear away from the Bay of Biscay to Brest. The battle counts as lost.',
  ],
  [
    { kind: 'fought-out', rule: '7.3/1', area, way: 'hex-action' },
    'The battle in the Bay of Biscay is fought out in a match of its own. All else goes on meanwhile.',
  ],
  [
    { kind: 'report', rule: '7.6/2', area, broke: ['european'] },
    'The report of the battle in the Bay of Biscay is in: the Europeans broke off.',
  ],
  [
    { kind: 'report', rule: '7.6/2', area, broke: ['english', 'european'], turns: 17 },
    'The report of the battle in the Bay of Biscay is in: after 17 turns both sides broke off.',
  ],
  [
    {
      kind: 'lines',
      rule: '7.3/1',
      area,
      round: 1,
      lines: {
        english: [ship('eng-mars', 'eng-hawke')],
        european: [ship('fra-souverain'), ship('fra-superbe')],
      },
      joint: true,
    },
    'The lines are drawn: 1 English ship from Mars (Hawke) down, 2 European ships from Souverain. A joint command costs every European ship a die.',
  ],
  [
    { kind: 'fire', rule: '7.31/1', area, round: 1, shot },
    'Mars and Namur at Souverain: 2 hits, damage 2 + 3, disabled.',
  ],
  [
    {
      kind: 'weight',
      rule: '11.N',
      area,
      round: 1,
      side: 'english',
      hits: 3,
      marks: [{ ship: 'fra-souverain', die: 3, hits: 3 }],
    },
    'English weight of fire: 3 hits. Souverain 3.',
  ],
  [
    {
      kind: 'damage',
      rule: '7.31/3',
      area,
      side: 'european',
      ship: 'fra-souverain',
      damage: 6,
      fate: 'sunk',
    },
    'Souverain is lost, damage 6 of 5.',
    'grave',
  ],
  [
    {
      kind: 'leader',
      rule: '7.4/4',
      side: 'english',
      leader: 'eng-hawke',
      ship: 'eng-mars',
      fate: 'injured',
      returns: 1759,
      dice: [4, 5],
    },
    'Hawke aboard Mars is wounded, back in 1759: 4 + 5 = 9.',
  ],
  [
    { kind: 'refuge', rule: '7.31/2', side: 'european', ship: 'fra-souverain', port: 'brest' },
    'Souverain makes for Brest.',
  ],
  [
    { kind: 'disengaged', rule: '7.6/1', area, side: 'european' },
    'The Europeans have no ship left without a wound and must break off.',
  ],
  [
    { kind: 'battle-over', rule: '7.6/2', area, winner: 'english' },
    'The English have won in the Bay of Biscay.',
    'grave',
  ],
  [{ kind: 'control', rule: '8.1', areas: [area] }, 'The Europeans control the Bay of Biscay.'],
  [
    {
      kind: 'assault',
      rule: '6.23/2',
      side: 'english',
      area,
      port: 'louisburg',
      totals: { attack: 8, defence: 5 },
      taken: true,
    },
    'The English attack Louisburg: 8 against 5. Louisburg is taken.',
    'grave',
  ],
  [
    { kind: 'wrecks', rule: '11.M/1', ships: ['fra-souverain', 'eng-mars'], dice: [6, 2] },
    'Whether the sunk can be raised is thrown for Souverain and Mars: a six is lost for good.',
  ],
  [
    { kind: 'gone', rule: '11.M/1', ship: 'fra-souverain', side: 'european' },
    'Souverain is gone for good: she counts twice and will not be built again in this war.',
    'grave',
  ],
  [
    {
      kind: 'points',
      rule: '8.2/1',
      scores: [
        { year: 1756, side: 'european', points: 3, source: 'commerce', of: area },
        { year: 1756, side: 'english', points: -1, source: 'lost', of: 'eng-mars' },
      ],
      totals: { english: -1, european: 3 },
    },
    'Points: English −1 by own ships lost; Europeans 3 by war on commerce. The track: English −1, Europeans 3.',
  ],
  [
    { kind: 'returned', rule: '9.1/1', side: 'european', token: 'P1', port: 'brest' },
    'The European squadron P1 returns to Brest.',
  ],
  [{ kind: 'repaired', rule: '9.2/1', side: 'european' }, 'The yards of the Europeans are at work.'],
  [
    { kind: 'repaired', rule: '9.2/1', side: 'english', repairs: [{ ship: 'eng-mars', points: 2 }] },
    'The yards of the English mend 2 points: Mars 2.',
  ],
  [{ kind: 'repaired', rule: '9.2/1', side: 'english', repairs: [] }, null],
  [{ kind: 'resigned', rule: 'umpire', seat: 'european' }, 'European Powers gives up the war.', 'grave'],
  [
    {
      kind: 'over',
      rule: '8.5',
      outcome: {
        winners: ['english'],
        rule: '8.5',
        reason: 'minor-victory',
        points: { english: 40, european: 10 },
      },
    },
    'The English win a minor victory. English 40, Europeans 10.',
    'grave',
  ],
];
