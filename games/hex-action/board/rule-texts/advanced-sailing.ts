/** The Advanced Game, sections 20 to 23 and 27: sails, anchors, turning, repairs. */
export const advancedSailing: Readonly<Record<string, string>> = {
  '20.0':
    'Beside the move the log has notes: sails, anchors, repairs and whatever else is ordered for the turn.',
  '20.1': 'Full sails are more canvas than is carried in battle: faster, but more easily hurt.',
  '20.1.1': 'Each ship has a full-sail speed of 5, 6 or 7, with its own hexes for each attitude.',
  '20.1.2': 'The allowances under full sails stand in the log beside those under battle sails.',
  '20.1.3': 'Shots at the rigging of a ship under full sails score extra rigging hits.',
  '20.1.4':
    'A ship that loses her whole first rigging section comes down to battle sails and stays so until she has repaired a square of it.',
  '20.1.5': 'Full sails are set and taken in by an order in the notes.',
  '20.1.5.1': 'At the start every captain chooses freely between full and battle sails.',
  '20.1.5.2':
    'FS or BS in the notes changes the sails in the sail drill at the end of the turn; no note, no change.',
  '20.1.5.3':
    'Changing sails takes the lowest crew section that has men left into the rigging: it is missed at the guns and in boarding parties.',
  '20.2': 'B is a factor spent in place with the sails aback: it lets another ship pass before you go on.',
  '20.3':
    'Where the scenario allows it a ship may anchor by a note in the log. Anchored ships fire more steadily.',
  '20.3.1': 'There are three ways: A plainly, AB by the bow, AS by the stern; one at a time.',
  '20.3.2':
    'The anchor holds from the turn after the note; in the turn of the note she still sails as plotted.',
  '20.3.3': 'A ship at a plain anchor neither moves nor turns.',
  '20.3.4': 'AB and AS are on springs: she can be turned about the end she is anchored by.',
  '20.3.4.1': 'On springs she may turn one or two steps of sixty degrees, to one side, written as the plot.',
  '20.3.4.2':
    'A ship turned on her springs neither loads nor fires that turn; she may repair and fight hand to hand.',
  '20.3.5': 'Anchored by both anchors a ship fires on a better table.',
  '20.3.6': 'Weighing takes two turns in a row, each with its note; then she sails again.',
  '20.3.6.1': 'While weighing she neither loads, fires, repairs nor fights hand to hand.',
  '20.3.6.2': 'A ship that is weighing does not count as anchored.',
  '20.3.7': 'Cutting the cable takes one note; from the next turn on she sails.',
  '20.3.7.1': 'After cutting she can’t anchor again.',
  '20.3.8': 'Each ship has two anchors; a critical hit may cost one.',
  '20.3.8.1': 'With one anchor lost the better table of anchored fire is gone.',
  '20.3.8.2': 'With one anchor lost she no longer turns on springs.',
  '20.3.8.3': 'With both lost she can’t anchor any more in this fight.',
  '20.4.1': 'A ship whose bow did not leave its hex in the last movement is slow to gather way.',
  '20.4.1.1': 'She goes a hex straight ahead before any turn, or turns once in place and does nothing else.',
  '20.4.1.2': 'Her turning ability is one less this turn.',
  '20.4.1.3': 'She may set full sails only if she moves at least a hex straight on, without any turn.',
  '20.4.2':
    'A ship whose last move ended with a turn can’t begin this one with a turn, unless the turn is all she does.',
  '20.4.2.1': 'If she is plotted so all the same, the first turn is made and the rest is void.',
  '20.5.1': 'Repairs are ordered beside the move.',
  '20.5.2': 'RH repairs the hull, RG the guns, RR the rigging.',
  '20.5.3': 'A ship with a repair noted does not fire this turn.',
  '20.5.4':
    'Repairs and turns exclude each other: the turn is made, the repair is void, and she still may not fire.',
  '20.5.5':
    'Repairs exclude changing sails, anchoring and weighing: all of these are void together, and she may not fire.',
  '20.5.6': 'A ship that repairs may form no boarders; forming defenders ends the repair.',
  '20.5.7': 'Only what is damaged can be repaired, and one kind a turn.',
  '21.0': 'Moves are carried out as in the Basic Game.',
  '22.0': 'Grappling goes as in the Basic Game, with the wind’s strength as a further modifier.',
  '22.1.1': 'Grappling: 1 more in a light breeze.',
  '22.1.2': 'Grappling: 1 less in a gale.',
  '22.1.3': 'Grappling: 2 less in a storm.',
  '22.2.1': 'Ungrappling: 1 more in a storm.',
  '23.0':
    'The section in the rigging can’t board or cross over. It may defend, but then the sails are not changed.',
  '27.0':
    'Sails are set and taken in as noted. Who has lost the rigging for full sails in the fight stays under battle sails.',
};
