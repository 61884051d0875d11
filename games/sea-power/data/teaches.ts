/** What each war is good for learning. */
export const teaches: Readonly<Record<string, string>> = {
  'seven-years-war-1756': 'guarding four seas with the stronger fleet, ports that change hands',
  'maritime-war-1778': 'one fleet against three, allies who join year by year',
  'napoleonic-wars-1793': 'good leaders against fine ships, blockade over many years',
  'short-campaign-1778': 'two wars, and points that count on through a peace',
  'long-campaign-1756': 'half a century of plans: what is lost stays lost',
};
