/** Battle (8), in the numbers below those of its chapter. */
export const fightingTexts: Readonly<Record<string, string>> = {
  '8.111': 'A Battle has no rounds: the tables are thrown on once, for each Squadron.',
  '8.121': 'Battles are fought in Spaces, never in Sea Zones. Who takes part is Engaged.',
  '8.123': 'There is no Battle in a Gale, nor where any place it could be fought in has one.',
  '8.211': 'A Formation Fitting Out does not begin a Battle, but may come to it.',
  '8.212': 'Only the Engaged fight.',
  '8.213': 'The Engaged, those who wait and those who have Withdrawn are kept apart.',
  '8.221': 'The chance of the weather gauge begins at ten; what is good adds to it, what is bad takes off.',
  '8.223': 'Who has the weather gauge may Withdraw before the guns, and may change how hard the Battle is.',
  '8.231': 'Who has Withdrawn leaves in the next Increment, and not by a Lane that the Enemy came by.',
  '8.243':
    'Who is Fitting Out in the place comes only as Reinforcement, out of a Harbour with worse chances.',
  '8.244': 'Who fails to come stays as she is, and is free afterwards.',
  '8.251': 'The module may say which Contingents do not fight together.',
  '8.311': 'A Battle is Light, Moderate or Heavy, whatever its size.',
  '8.312':
    'The two Senior Leaders’ Personalities say by how many columns the one with the weather gauge may shift it, never below Light or above Heavy.',
  '8.341':
    'A shift to the right is good, to the left bad; one die is thrown, and each side reads it in its own column.',
  '8.343': 'What a side reads is what it does to the other.',
  '8.344':
    'Shifts beyond the table’s end are points of Damage: one more for each to the left, one less for each to the right.',
  '8.351': 'What adds Damage for one side takes it off for the other, but for some that count for one alone.',
  '8.352': 'Nothing changes the die itself: what is not a shift is points of Damage.',
  '8.371': 'Who has lost his Leader has a Notional one.',
  '8.41':
    'After a Battle, or a Withdrawal, both sides set their forces in order, and it is seen who has won.',
  '8.421': 'Squadrons may be Unformed then, and new ones Formed if Sail can go over to them.',
  '8.423': 'A Flotilla without her Leader has a new one Posted at once or is Unformed.',
  '8.424': 'All this is done without checks.',
  '8.431': 'Only large Battles bring Prestige by themselves; Sail sunk and taken often do.',
  '8.433':
    'Winning matters for taking Struck Sail. It is counted in Sail sunk alone, and nobody has to retreat.',
  '8.444': 'Struck Sail that no Squadron can hold are sunk.',
  '8.451':
    'Among Enemies who are all Disorganised one may be made to fight first, or they may be left alone.',
  '8.452': 'That is of later Increments: one Battle is one exchange of fire.',
  '8.453': 'A Disorganised Squadron makes Disorganised whatever she joins.',
  '8.461': 'There is no way that one must retreat by.',
};
