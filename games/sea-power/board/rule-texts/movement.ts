/** Movement, ports, frigates, leaders, search and squadrons (6), in our own words. */
export const movementTexts: Readonly<Record<string, string>> = {
  '6.1/1':
    'A voyage runs through areas that touch one another at sea, and only an enemy squadron at sea in one of them stops it, for a search.',
  '6.1/2': 'Only the marker moves on the chart; the ships stay in the box of their squadron and go with it.',
  '6.1/3': 'Without a leader aboard a squadron does not sail.',
  '6.1/4':
    'The best leader’s rating is the squadron’s points; leaders do not add up. A border costs nothing with the arrow, 2 points against it, and 1 where there is none.',
  '6.1/5':
    'Leaving port into its one sea area is free, and so is putting into a port of one’s own or a neutral one at the end of the voyage.',
  '6.1/6':
    'Coming upon an enemy means a search. Ending the voyage beside a friend who is not in a battle makes one squadron of two, under the higher leader; the other marker is off the chart for the year.',
  '6.1/7': 'Where both leaders rate alike the owner says which squadron absorbs the other.',
  '6.1/8':
    'Control of an area that nobody of the Europeans has come to hold again is taken off as soon as movement is over.',
  '6.2/1': 'A port belongs to one side or is neutral. Ports in a fixed colour can never be taken.',
  '6.2/2': 'The others carry a marker that shows who has them now.',
  '6.2/3': 'Each port has a number: what it repairs, how many squadrons it holds, how well it is defended.',
  '6.2/4':
    'The war that is played says who owns the changeable ports as it begins. Brest opens on the Bay of Biscay alone.',
  '6.21':
    'A port holds no more squadrons than its number. Only squadrons with ships count, and in a neutral port each side counts its own.',
  '6.22/1':
    'Four ports are neutral for good and open to both sides, but repair nothing. Who begins the year in a neutral port has to leave it and may not end the year in one.',
  '6.22/2':
    'As long as a nation is not at war its ports are neutral. In the year it enters, enemies who do not leave them are lost.',
  '6.22/3':
    'Some American ports are neutral or become so by the calendar; from then on nobody can take them.',
  '6.23/1':
    'A changeable port can be attacked by a squadron of two ships or more and a leader that is alone at sea in its area. One port an area and a year; which one, its owner says.',
  '6.23/2':
    'The attacker adds a die to his best leader, the defender a die to the port’s number. The higher total has the port; a tie keeps it with its owner.',
  '6.23/3': 'With a captured port its leaders are taken for a year, and ships inside count as sunk.',
  '6.231': 'Quebec can be attacked only when Louisburg has fallen. Once it is English it stays so for good.',
  '6.232': 'Louisburg, when taken, is razed: nobody uses it again.',
  '6.233': 'Pondicherry falls only to an England that holds the Bay of Bengal for two years running.',
  '6.31/1': 'Each nation has a number of frigate markers that stays the same through the whole war.',
  '6.31/2':
    'They weigh in searches and prey on trade. Nobody sinks them, and they are there again each year.',
  '6.32':
    'Before any squadron moves the sides lay frigates by turns, one at a time, the English first, face up, in any areas and in any number.',
  '6.4/1':
    'A leader belongs to one squadron and stands aboard one ship of it. His rating is what the squadron moves with, if he is the highest.',
  '6.4/2': 'He leads from the ship he is aboard. One who is aboard no ship stays ashore and does nothing.',
  '6.4/3':
    'Leaders ashore may take up a command again from any home port. More leaders than are needed may sail along on other ships.',
  '6.4/4':
    'Nobody leads more than sixteen ships. A bigger squadron needs several leaders, each with a stack of his own, ordered from left to right.',
  '6.5/1':
    'Entering an area with an enemy squadron at sea means a search, also straight from port. Where a battle is marked already one may only try to join it.',
  '6.5/2':
    'Both choose in secret: fight or avoid. If both avoid, the newcomer may put into port there or sail on, but not stay at sea.',
  '6.5/3':
    'If both fight, the newcomer stops and a battle is marked. Who must not stay goes on even beyond his points, and then ends in the nearest port that will have him.',
  '6.5/4':
    'One fights, one avoids: each counts his leader’s rating, his ships, 3 for each frigate there, and one die to fight or three to avoid. The higher total gets its way; ties are thrown again.',
  '6.5/5':
    'To join a friend in a marked battle throw a die and add both senior leaders: 7 lets them find each other and fight as one squadron.',
  '6.5/6':
    'Each further squadron tries by itself. Who fails has no part in the battle and puts into port or sails on.',
  '6.5/7':
    'With a friend at sea and no enemy there is nothing to search for: combine, put into port, or go on.',
  '6.6/1': 'Ships sail in squadrons or not at all. Several may be sent to one area.',
  '6.6/2':
    'The marker stands for everything in its box. One without a ship and a leader may be sent out all the same, as a decoy.',
  '6.61':
    'An empty squadron starts in any port of its nation and moves and searches as if a 2 led it. It is shown and removed for the year when an enemy who meets it does not avoid.',
};
