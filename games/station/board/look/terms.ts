/** The game's short words and signs, each in a sentence. */
export const TERMS = {
  SOL: 'SOL: ships of the line, the two- and three-deckers that fight in the line.',
  'SOL(D)': 'SOL(D): small ships of the line, of fifty guns or so.',
  F: 'F: frigates. In the line they do two points of damage less.',
  LV: 'LV: light vessels, brigs and sloops; they count as frigates.',
  G: 'G: galleys. They row against the wind, and fight well in narrow waters alone.',
  sails: '▲ is a ship of the Squadron, △ one that it could still take in.',
  damage: 'Damage of the Squadron, and its rating: from the rating on ships may founder.',
  pool: 'The pool: Orders that may be drawn or chosen now, each a chit.',
  mess: 'The Mess: officers on the station who have no post.',
  column:
    'The column of the damage table: the higher, the more harm. It is the heat of the Battle with what leaders and flagships add.',
} as const;

export type TermId = keyof typeof TERMS;
