/** The Advanced Game, sections 16 to 19: tables, logs, sequence and wind. */
export const advancedLog: Readonly<Record<string, string>> = {
  '16.1':
    'The Advanced Game has its own set of tables: some of the Basic ones changed, and new ones beside them.',
  '16.1.1.1':
    'A raking broadside reads the number in parentheses for its range and guns instead of the plain one.',
  '16.1.1.2': 'A rake that goes in through the stern adds one more to the hit table.',
  '16.1.2.1':
    'Hit tables go up to 10. A sum above ten is fired as several dice, each on the highest table possible: 13 is a die on table 10 and one on table 3.',
  '16.1.2.2': 'A six on any hit table may be a critical hit.',
  '16.1.2.2.1':
    'After a six two dice are thrown on the critical hit table, in the column of the aim, hull or rigging.',
  '16.1.2.2.2': 'Critical hits take effect at the end of the combat phase, when all other damage is marked.',
  '16.1.2.2.3': 'What critical hits do adds up.',
  '16.1.2.2.4': 'A result that speaks of an optional rule which is not played has no effect.',
  '16.1.2.3': 'A ship that has used all her reloads is at low powder.',
  '16.1.2.3.1': 'At low powder her broadsides fire on a lower table, by the column for it.',
  '16.1.2.3.2':
    'Firing at low powder, each one on the combat die may start a fire aboard her: two dice, and twelve sets her alight.',
  '16.2.1':
    'Logs of the Advanced Game have half as many hull squares again, rounded up, and twice the guns, carronades and crew.',
  '16.2.2':
    'Each broadside is divided into a bow and a stern section of equal size; an odd square is forward.',
  '17.0':
    'A turn has ten phases: wind, unfouling, plotting, moving, grappling, preparing to board, gunfire, melee, loading and repairs, sail drill.',
  '18.0': 'The wind is no longer constant: it may change in direction and in strength.',
  '18.1': 'A scenario gives the wind its direction, its velocity and the number on which it changes.',
  '18.1.1': 'The rose shows where the wind blows to at the start.',
  '18.1.2':
    'Velocities run from 0 to 7: becalmed, light, moderate, normal and heavy breeze, gale, storm, hurricane.',
  '18.1.3': 'Two dice are thrown in each wind phase; the wind changes if they show the wind change number.',
  '18.1.3.1': 'A die on the table of direction changes turns the wind.',
  '18.1.3.2': 'A die on the table of velocity changes makes it stronger or weaker by a step, or leaves it.',
  '18.2.1': 'The direction of the wind matters as in the Basic Game.',
  '18.2.2': 'Strong winds hurt full sails and gunnery, a calm stops all sailing.',
  '18.2.2.1':
    'When a gale becomes a storm nobody may carry full sails; ships caught under them lose half a die of rigging squares, rounded up.',
  '18.2.2.2': 'A hurricane ends the fight at once: whoever is ahead on points has won, else it is drawn.',
  '18.2.2.3': 'Becalmed ships can’t move, only turn, until there is wind again.',
  '18.2.2.4': 'In a gale classes 1, 5 and 6 fire one table lower.',
  '18.2.2.5': 'In a storm classes 1 and 4 fire two tables lower, classes 2 and 3 one.',
  '19.0': 'Unfouling goes as in the Basic Game, with one more modifier.',
  '19.1': 'Unfouling: 1 less for each of the ships that is under full sails.',
};
