/** Terms, setting up, the year's sequence and the forces (3 to 5), in our own words. */
export const forcesTexts: Readonly<Record<string, string>> = {
  '3.6/1':
    'A line of battle is every ship of the squadrons that fight in one area, drawn up one behind the other for gunfire.',
  '3.6/2':
    'England is one player’s; all other powers of Europe are the other’s. Each navy sails in the squadrons of its own display.',
  '3.6/3': 'Whatever is not a ship is a marker: squadrons, leaders, frigates, damage, control and points.',
  '3.6/4':
    'Each nation has a pool of ships and a pool of leaders, and whoever comes into play is drawn from them blindly.',
  '3.6/5':
    'Every voyage begins in a port with a free step into the sea before it, and the year ends in port. Owners of ports can change by the calendar or by capture; some ports never change.',
  '3.6/6': 'The oceans are cut into named areas. Controlling some of them brings the Europeans points.',
  '3.6/7':
    'The senior leader of a squadron is the one with the highest rating; among equals its owner says who it is.',
  '3.6/8':
    'The squadron is the only command there is. Its marker on the chart stands for all that is in its box, and squadrons of a side that end in one area fight as one.',
  '3.6/9': 'A unit is one ship of the line.',
  '3.7/1': 'Ships and leaders are sorted into national pools by the war in which they can serve.',
  '3.7/2':
    'Both sides fill their squadron boxes at the same time and behind a screen; they stay hidden until they fight. 29/31 is the attack and defence of all its ships, the medal its leader’s rating, the points it sails with. On the chart a ringed number is what an area is worth in a year. A sound arrangement is laid ready.',
  '3.7/3': 'The calendar begins with the first year, the track of points at nought.',
  '3.7/4': 'Every nation lays at least one squadron with ships into each of its home ports.',
  '3.7/5':
    'The others go into any port that their nation holds; a squadron with ships needs one ship and one leader at least. Markers are laid by turns, the Europeans first.',
  '4.0/1':
    'A year is played in six phases: forces, movement, combat, control and points, return to port, repairs.',
  '4.0/2': 'The year begins with the forces of both sides.',
  '4.0/3':
    'Forces come in four steps: pay off what is above the base, fill up the base, draw the new forces, form squadrons.',
  '4.0/4':
    'New ships are drawn blindly from the pools, as many as the scenario says, and go into squadrons unseen by the enemy.',
  '4.0/5': 'New leaders come at the same time.',
  '4.0/6': 'Leaders too are drawn blindly from the pool of their nation.',
  '4.0/7': 'Then ships may change squadrons within their port; a leader may go to any squadron anywhere.',
  '4.0/8':
    'Frigates are laid first. Then the sides move one squadron by turns, the English first; while several European nations are at war the Europeans move two. Who passes is done for the year.',
  '4.0/9':
    'With the wind a squadron goes as far as it likes; against it, or where none prevails, it spends points equal to its leader’s rating. An enemy squadron in an area stops it for a search, and only for that.',
  '4.0/10':
    'Searches are settled area by area while a squadron moves. Battles wait until all movement is over.',
  '4.0/11':
    'Battles are fought one area after another, in the order that the English choose. It matters: ships that leave a battle find no way through areas the enemy holds.',
  '4.0/12':
    'A battle begins with the weather gauge, then the lines fire, then it is seen whether one side breaks off.',
  '4.0/13':
    'While both sides stay, firing and breaking off are repeated until squadrons of one side alone are left in the area.',
  '4.0/14':
    'After all battles the control of areas is settled, then attacks on ports, and last the points are counted.',
  '4.0/15':
    'When the points are counted everybody goes home: to a port of his own nation, of an ally, or a neutral one.',
  '4.0/16':
    'Last of all, friendly ports repair what they can. Neutral ones repair nothing. That ends the year.',
  '5.0/1': 'The forces phase runs through its steps in a fixed order.',
  '5.0/2': 'Pay off, fill up the base, draw new forces, reorganise: in that order.',
  '5.0/3':
    'The scenario gives each nation a base of ships and leaders, and new forces on top. At the start both are drawn blindly; in later years you choose yourself whom you keep as your base.',
  '5.0/4':
    'At most the base is kept from one year to the next; the rest goes back into the pool. If losses have left you below it, the gap is filled by drawing.',
  '5.0/5': 'You may pay off more than you must, down to nobody at all, and hope to draw better.',
  '5.1/1':
    'New forces come every year to both sides, drawn blindly from the pool of each nation in the number the scenario gives.',
  '5.1/2':
    'They join squadrons as their owner likes, unseen by the enemy. New ships by themselves begin in a port of their own nation.',
  '5.2': 'New leaders are drawn blindly from their pools at the same time.',
  '5.3':
    'Ships change freely between squadrons in the same port, leaders between all squadrons, and empty markers go to any port; but a ship already in play stays in the port where she lies. Now too the order of the line is set, stack by stack.',
};
