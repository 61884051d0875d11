/** What scenarios add of their own, by the name that a line of the log or a modifier carries. */
export const specialRules: Readonly<Record<string, string>> = {
  unreliable: 'A die for such a ship each turn: low, and she may not end the turn nearer to any enemy.',
  'lee-ports':
    'In a fresh wind this side’s lower ports to leeward are awash: that broadside fires on another table.',
  'shift-flag': 'When the flagship surrenders a named ship takes over the flag after some turns.',
  'lower-ports-shut': 'In a fresh wind these ships count half their gun squares, rounded up.',
  night: 'In the dark a shot from afar may strike another ship near the one aimed at.',
  'short-handed': 'Ships of this side begin with some crew squares missing.',
  'holds-anchor': 'This squadron stays at its anchors until the turn named.',
  'holds-course': 'This squadron makes no turns until the turn named.',
  uncoppered: 'Ships of these sides have foul bottoms and are slower under full sails.',
  'free-squadron': 'This squadron is always plotted turn by turn.',
  reloads: 'Ships of this side begin with another number of reload squares.',
  treasure: 'Ships of this side give no points if they sink, burn or explode.',
  'under-the-guns':
    'So close under her side the great ship’s guns can’t be brought to bear on the small one.',
  bluff:
    'The logs of this side stay closed to the enemy until he has come close; until then her crews stay where they are.',
  convoy: 'Ships of these squadrons set no full sails and form no boarders.',
  'moored-line':
    'These ships lie moored: no springs, no weighing; men come aboard from the shore every few turns.',
  boom: 'A vessel that enters a boom stops and throws a die; high enough for her size, and the boom parts.',
  fireships:
    'A crew may light its fireship and leave her. She then runs straight on, burns where she is stopped, and may set ships beside her on fire.',
  tide: 'Whoever drifts is carried further by the tide.',
  sweeps: 'In a calm or light airs these ships may be rowed with sweeps.',
  'scheduled-wind-only': 'The wind changes at the turns named, and at no others.',
  'boat-tow':
    'In a calm the boats may turn these ships once a turn; a crew section is then away from the guns.',
  'one-gun':
    'A heavy gun at bow or stern, and a pivot, is one piece for both columns: it is fired once a turn.',
  muster:
    'Fleets are bought in secret within a budget of points: classes of the side’s own nations, no ship dearer than a third of it, all shown at once.',
  bombard: 'Hits of mortars on batteries, or beside them, give points.',
  'secret-depths': 'One side has no chart of the shoals and learns them by the lead or the keel.',
};
