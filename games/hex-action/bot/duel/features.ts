/** What is read off a duel at the beginning of a turn, own less the enemy's. */
export const DUEL_FEATURES = [
  'squares left, as matches have taught it',
  'logarithm of hull',
  'crew sections gone',
  'broadsides loaded',
  'what the lie promises',
  'what the next turn promises as captains sail',
  'what an answer promises',
  'fire as they lie, bound',
  'decks where they are bound',
  'men where they are bound',
  'nobody on deck where they are bound',
] as const;
