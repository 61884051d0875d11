/**
 * Words that a newcomer to ships and war games cannot be taken to know, whatever the game. Whoever prints one has to
 * explain it; the list knows nothing of the glossaries.
 */
export const SEA_WORDS: readonly string[] = `
  aback abeam adrift aground allowance anchored attitude avoid base battery beating blockade boarded boarding boxhaul
  broadside broadsides carronade carronades chit chits collided collision control convoy corvette crippled critical
  defence disabled dismasted disposition doubling drift drifting drifts dummy escort factors fireship fireships
  flagship foul fouled fouling founder foundered frigate frigates full-sail galley galleys gale gales gauge grape
  grapple grappled grappling halyards hex hexes hulk hulks hull initiative intensity irons larboard leak leaks leeward
  leeway luff magazine marines mast melee module morale musketry muskets neutral plot plots pool prize prizes
  rake raked raking reaching refuge rendezvous reroll rigging rudder screen segment shoal signal sloop
  squadron squadrons springs starboard stack struck surrendered sunk tack test unfouling ungrappling van wake
  windward wear withdraw
`
  .trim()
  .split(/\s+/);

/** Words with a capital, or short ones all in capitals, that are no terms of a game, and why. */
export const PLAIN_NAMES: Readonly<Record<string, string>> = {
  I: 'whoever speaks',
  A: 'the article at the head of a line',
  Enter: 'a key',
  Esc: 'a key',
  January: 'a month',
  April: 'a month',
  June: 'a month',
  July: 'a month',
  September: 'a month',
  October: 'a month',
};
