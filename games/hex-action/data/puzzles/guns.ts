/** Puzzles of gunnery: whom to fire at, with what, and how to bring the guns to bear. */
import type { Puzzle } from '@weathergage/kernel';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { HexAction } from '../../rules/types.ts';
import { ADVANCED, fires, OWN, orders, shipIn, UNDER_BATTLE_SAILS, waters } from './orders.ts';

const atVengeance = (aim: 'hull' | 'rigging'): AnswerTo<'fire'> => ({
  L: null,
  R: { target: 'vengeance', aim },
});

export const stopTheRunner: Puzzle<HexAction> = {
  id: 'stop-the-runner',
  title: 'She must not get away',
  difficulty: 1,
  teaches: 'Shot at the rigging takes her speed, shot at the hull does not',
  rules: ['11.2', '11.4.4.1'],
  scenario: waters({
    id: 'stop-the-runner',
    title: 'She must not get away',
    wind: 1,
    briefing: 'Vengeance’s masts are wounded, and she runs. You have her abeam for one broadside.',
    own: [['Pallas', 'br-f3-40', 'elite', 'K12', 2]],
    enemy: [['Vengeance', 'fr-f3-36', 'average', 'M13', 2, { log: { rigging: [1, 2, 2, 2] } }]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Vengeance runs on, two hexes a turn. Keep abeam of her, and with one broadside take two hexes of her speed.',
  turns: 1,
  hint: 'Each section of rigging that is shot away costs a hex in every attitude. The first broadside is the best.',
  enemy: orders({ vengeance: ['2'] }),
  solved: (moment) => shipIn(moment, 'vengeance').rigging.filter((squares) => squares === 0).length >= 2,
  late: 'She has lost less than two sections of her rigging and runs on.',
  solution: {
    words: ['Plot 2: keep beside her at the shortest range.', 'Fire the starboard broadside at her rigging.'],
    orders: orders({ pallas: ['2'] }, { '1 fire pallas': atVengeance('rigging') }),
  },
  wrong: [
    {
      name: 'At the hull',
      why: 'You fired at her hull: it will tell in the end, but her sails are whole, and she is gone.',
      orders: orders({ pallas: ['2'] }, { '1 fire pallas': atVengeance('hull') }),
    },
    {
      name: 'Hold the fire',
      why: 'You held your fire for a better moment: there is none. She was abeam at two hexes with your guns loaded at leisure.',
      orders: orders({ pallas: ['2'] }, { '1 fire pallas': { L: null, R: null } }),
    },
  ],
};

export const springOnTheCable: Puzzle<HexAction> = {
  id: 'spring-on-the-cable',
  title: 'A spring on the cable',
  difficulty: 2,
  teaches: 'A ship on springs turns at anchor, and does not fire in that turn',
  rules: ['20.3.4', '20.3.4.2'],
  scenario: waters({
    ...ADVANCED,
    id: 'spring-on-the-cable',
    title: 'A spring on the cable',
    anchoring: true,
    briefing:
      'Généreux has anchored under Leander’s stern, where none of her guns bear, and clears for action.',
    own: [['Leander', 'br-sol2-50', 'crack', 'M12', 4, { anchored: 'AB' }]],
    enemy: [['Genereux', 'fr-sol2-74', 'average', 'M9', 3, { anchored: 'A', unloaded: true }]],
  }),
  before: UNDER_BATTLE_SAILS,
  seed: 1,
  seat: OWN,
  task: 'Leander lies at anchor with springs on her cable, and the enemy lies under her stern. Fire a broadside at her within two turns.',
  turns: 2,
  hint: 'She can turn on her springs without weighing. In which turn may she do it, if she is to fire in the other?',
  enemy: orders({ genereux: ['0', '0'] }),
  solved: (moment) => fires(moment, 'leander').length > 0,
  late: 'Two turns are gone, and no gun of Leander’s was fired.',
  solution: {
    words: [
      'Plot L: heave on the spring. She turns on her bow, and no gun may be fired in this turn.',
      'Plot 0, and fire.',
    ],
    orders: orders({ leander: ['L', '0'] }),
  },
  wrong: [
    {
      name: 'Turn in both turns',
      why: 'You turned her in the second turn as well: a ship that has swung on her springs neither loads nor fires in that turn.',
      orders: orders({ leander: ['L', 'L'] }),
    },
    {
      name: 'Cut and sail',
      why: 'You cut the cable: head to wind she does not move, and the springs are gone with it.',
      orders: orders({ leander: [{ plot: '0', anchor: 'cut' }, '0'] }),
    },
    {
      name: 'Wait, then turn',
      why: 'You turned her only in the second turn, and in the turn in which she swings no gun may be fired.',
      orders: orders({ leander: ['0', 'L'] }),
    },
  ],
};

export const shieldTheCripple: Puzzle<HexAction> = {
  id: 'shield-the-cripple',
  title: 'Between her and the enemy',
  difficulty: 1,
  teaches: 'A broadside may be fired only at the closest ship',
  rules: ['11.1.4.1', '11.1.2'],
  scenario: waters({
    id: 'shield-the-cripple',
    title: 'Between her and the enemy',
    wind: 1,
    briefing: 'Dido has lost all her masts, and Hercule is about to pass with her whole broadside.',
    own: [['Mars', 'br-sol2-74-l', 'crack', 'M18', 2]],
    friends: [['Dido', 'br-f3-36', 'average', 'O15', 2, { log: { rigging: [0, 0, 0, 0] } }]],
    enemy: [['Hercule', 'fr-sol2-74', 'average', 'K12', 2]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Hercule sails on, two hexes. When this turn’s guns are fired none of hers may fire at Dido.',
  turns: 1,
  hint: 'Only the closest ship in the play of a broadside may be fired at, and you are a ship.',
  enemy: orders({ hercule: ['2'], dido: ['0'] }),
  solved: (moment) => moment.desk.view.turn > 1 && fires(moment, 'hercule', 'dido').length === 0,
  lost: (moment) =>
    fires(moment, 'hercule', 'dido').length > 0
      ? 'Hercule has fired into Dido: nothing nearer lay in the play of that broadside.'
      : null,
  late: 'Dido was not covered.',
  solution: {
    words: [
      'Plot L2: turn up towards Hercule and close her by two hexes. Mars lies in the play of her starboard guns, and nearer than Dido.',
    ],
    orders: orders({ mars: ['L2'] }),
  },
  wrong: [
    {
      name: 'Stand by Dido',
      why: 'You ran on to where Dido lies: then she was as near to Hercule as you or nearer, and could be fired at.',
      orders: orders({ mars: ['3'] }),
    },
    {
      name: 'Lie to and fire',
      why: 'You lay where you were: Dido was closer to Hercule than you, and the closest ship draws the fire.',
      orders: orders({ mars: ['0'] }),
    },
  ],
  ways: { kinds: ['plot'], all: 19, solve: 1 },
};
