/** Movement, wind, collisions and running aground, in our own words. */
export const sailingTexts: Readonly<Record<string, string>> = {
  'move.three-segments':
    'A ship moves in three segments a turn, straight ahead in each, and may turn at the end of each. On the table the rose’s arrow shows where the wind blows to, the flag where she would end, the fan how far she may turn. Drag the flag, then press Enter.',
  'move.rate-table':
    'Inches in a segment at easy, battle and full sail: first and second rates 2, 3, 4; third and fourth 3, 4, 5; fifth and smaller 4, 5, 6.',
  'move.minimum-half': 'In each segment she moves at least half of the rate she has in it.',
  'move.one-turn-a-segment': 'She may turn once in a segment, at its end.',
  'move.turn-allowance': 'Large ships turn up to 15 degrees, medium ones 30, small ones 45.',
  'move.crippled-rigging': 'A ship with crippled rigging moves one segment a turn.',
  'wind.disposition-at-segment-start':
    'How a ship lies to the wind is looked at when each segment begins, and holds for that segment.',
  'wind.running': 'Running, with the wind abaft the quarter: one inch more in the segment.',
  'wind.reaching': 'Reaching, with the wind about abeam: the rate of the table.',
  'wind.beating': 'Beating, with the wind before the beam: one inch less in the segment.',
  'aback.stops': 'A ship with her bow within 45 degrees of the eye of the wind is taken aback: she stops.',
  'aback.may-turn': 'Taken aback she may still turn once, as far as she is allowed.',
  'aback.damage-by-sail':
    'Being taken aback costs rigging: two dice at easy sail, four at battle sail, five at full.',
  'aback.continues':
    'Her other segments are still to come; if she has not turned far enough she is taken aback again.',
  'drift.no-rigging': 'A ship without rigging points is adrift: no sail, no turning.',
  'drift.one-inch-downwind': 'A ship adrift goes an inch down the wind when she acts and keeps her heading.',
  'collision.contact':
    'Ships whose bases come into contact collide, friend or enemy. The one that moved stops there.',
  'collision.damage-by-size':
    'Each ship loses hull by the size of the other: five dice from a large ship, four from a medium, three from a small one.',
  'collision.align':
    'After a collision both are laid on the line that halves the smaller angle between their headings, in contact.',
  'aground.removed': 'A ship that touches land or shoal is aground and out of the fight.',
};
