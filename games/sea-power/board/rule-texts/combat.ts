/** Combat, control, points, the way home and repairs (7 to 9), in our own words. */
export const combatTexts: Readonly<Record<string, string>> = {
  '7.1':
    'Squadrons that have found each other must fight, area by area. The weather gauge comes first, since its winner may still go.',
  '7.2/1': 'For the weather gauge each side throws a die and adds its best leader in the battle.',
  '7.2/2': 'The English add 2 for their seamanship. The higher total has it; ties are thrown again.',
  '7.2/3': 'Who has the gauge looks at all the ships and leaders he is about to meet.',
  '7.2/4':
    'He may then fight, or withdraw into a friendly or neutral port of the area or an adjacent area without enemies; to withdraw is to lose the battle.',
  '7.3/1':
    'Each side draws up its ships in one line, stack after stack as they stand in the squadron’s box, ship against ship.',
  '7.3/2':
    'Ships left over double on the enemy from the head of his line, one on each, and round again if there are still more.',
  '7.31/1':
    'Each ship throws as many dice as her attack at the one opposite; ships that double throw together and only the first of them is a target. A 6 hits, a 5 disables.',
  '7.31/2':
    'A disabled ship leaves after the round for the nearest friendly port; one with more than a point of damage for a neutral one if that is nearer. Each 6 is thrown again for the points of damage.',
  '7.31/3':
    'More damage than her defence sinks a ship. Everything takes effect after all have fired, and rounds go on until a side breaks off or is gone. The sunk count for points and go back to their pool.',
  '7.32':
    'A damaged ship that is not disabled fights on with one die less for each point, but never with less than one.',
  '7.33/1':
    'After a round the damaged go to the end of their line, the least hurt first; ships hurt alike stand as their owner likes. The rest close up in their order.',
  '7.33/2': 'Undamaged ships double from the head of the enemy’s line, damaged ones from its tail.',
  '7.4/1':
    'A leader adds as many dice to each round as his rating: one for the ship he is aboard, the others one each to the ships nearest to her.',
  '7.4/2': 'A leader of 2, for instance, helps his own ship and the one ahead or the one astern.',
  '7.4/3':
    'No ship has two leaders, nor two leaders’ dice; what would come twice goes to the ship as near on the other side, or is lost.',
  '7.4/4':
    'When a leader’s ship is damaged or sunk two dice are thrown for him: 8 to 11 wounds him and he misses the next year, 12 kills him. With a disabled ship he leaves the battle.',
  '7.5':
    'When ships of several European nations fight side by side they obey badly: each throws one die less, all battle long.',
  '7.6/1': 'At the end of a round a side without a single undamaged ship must break off.',
  '7.6/2': 'The battle is over and the other side has won. It is only looked at once all have fired.',
  '7.6/3':
    'The beaten squadron is dissolved and its ships make for the nearest port like disabled ones. If both must break off nobody has won, and nobody controls the area.',
  '8.1':
    'The Europeans control an area if theirs is the only squadron at sea in it and it still has two ships, damaged or not.',
  '8.2/1': 'Controlled areas bring the Europeans the number printed in them.',
  '8.2/2': 'The English get nothing for areas, and areas without a number are not looked at.',
  '8.3':
    'The English gain 2 points for each European ship of 74 guns or more that is sunk and 1 for a smaller one, and lose 1 for each of their own.',
  '8.4':
    'A European frigate in an area with English ports earns 3 points, unless an English squadron of two ships or more is at sea there.',
  '8.5': 'At the end a lead of 50 points is a major victory, one of 25 a minor one; anything less is a draw.',
  '9.1/1': 'Then all who are at sea return to a port of their nation, of an ally at war, or a neutral one.',
  '9.1/2':
    'It needs no leader, and distance does not matter. Ships in an ally’s port may sail in his squadrons next year.',
  '9.2/1':
    'A port takes off as many points of damage as its number, spread as the owner likes over his own and allied ships in it.',
  '9.2/2':
    'A ship may be mended in part, may wait in port for the next year, or may sail as she is. Neutral ports mend nothing.',
};
