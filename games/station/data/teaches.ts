/** What each command is good for learning. */
export const teaches: Readonly<Record<string, string>> = {
  'valdoro-trade': 'a blockade, a Convoy that runs for it, Orders that bind',
  'intro-toulon': 'the great Battle: two fleets, the weather gauge, prizes',
  'marrick-1757': 'a whole Year: wear, dockyards, corsairs and a war on land',
  'campaign-1757': 'two Years on end, and a winter to repair in',
  'minor-1742': 'neutral Ports, and a fleet far from its yards',
  'minor-1744': 'many flags at once, trade and blockade in the Mediterranean',
  'minor-1746': 'help for an army ashore, galleys along the coast',
  'minor-1747': 'a siege from the sea, and Convoys that must get through',
  'campaign-1742': 'the whole war: officers, ships and Prestige over seven Years',
};
