/** Melee, prizes, loading and victory (12 to 15), in our own words. */
export const meleeTexts: Readonly<Record<string, string>> = {
  '12.0': 'Boarding parties fight for up to three rounds a turn, all at the same time.',
  '12.1.1': 'Transfer parties cross to the friend alongside that they were told off for.',
  '12.1.2':
    'Men who cross are taken off the one log and noted on the other. Nobody crosses to a friend that surrendered in this turn.',
  '12.1.3': 'They may take the places of lost men for good, the latest losses first.',
  '12.1.4':
    'Men who cross fight as the worse of the two crews, and take no part in a melee that is going on when they come.',
  '12.2.1': 'An OBP must board the ship that it was sent to. Only an OBP begins a melee.',
  '12.2.2': 'Two OBPs sent at each other meet and fight.',
  '12.2.3': 'A DBP fights if an OBP comes. Where neither side boards there is no melee.',
  '12.2.4': 'An OBP that meets neither OBP nor DBP has the ship without a blow.',
  '12.2.5': 'Several OBPs on one deck add up their strength.',
  '12.2.6': 'An OBP that has beaten the OBP sent against it goes on to fight the DBP.',
  '12.2.7': 'An OBP sent to a ship that surrenders under fire goes aboard as prize crew.',
  '12.3.1':
    'Strength is crew squares times the factors of the crew: elite to poor count 5, 4, 3, 2, 1 when boarding and 7, 6, 5, 4, 3 when defending.',
  '12.3.2':
    "Both sides throw one die; die and strength give the squares that the enemy's party loses, lowest section first.",
  '12.3.3':
    'A melee goes on, turn after turn, until one side has three times the strength of the other, the ships part, or both agree to break off.',
  '12.3.4': 'Men who are in it stay in it; more may join each turn.',
  '12.3.5':
    'A DBP that has won may board in its turn: it becomes an OBP and loses the strength of the defence.',
  '12.3.6': 'Crews that fight together share their losses as evenly as can be.',
  '12.4.1': 'A ship that has surrendered in any way may be taken.',
  '12.4.2': 'A ship beaten in melee is taken at once, and the winners are her prize crew.',
  '12.4.3': 'A ship that surrendered otherwise is taken when an OBP or a TBP is put aboard.',
  '12.4.4': 'A surrendered ship neither fires nor fights nor moves.',
  '12.4.5': 'A prize crew sails and fights the prize, her guns two tables lower.',
  '12.4.6': 'A prize keeps her log and all its damage.',
  '12.4.7': 'Her old crew are prisoners; the prize crew is counted apart.',
  '12.4.8': 'A prize without prize crew goes back to her owner.',
  '12.4.9':
    'Each six prisoner squares, or part of six, need one square of prize crew. With fewer the prisoners take the ship.',
  '12.4.10': 'A prize is of the quality of her prize crew.',
  '12.4.11':
    'Of crew lost to gunfire on a prize, the first, third, fifth … square is prize crew, the others are prisoners.',
  '13.0':
    'Guns are loaded when a match begins, unless loading was put off, and are loaded again at the end of each turn.',
  '13.1': 'One broadside a turn can be loaded, not both.',
  '13.2': 'A broadside loaded in the turn it was fired is ready in the next.',
  '13.3': 'The Basic Game knows round shot only; a loaded side has an R in its load column.',
  '13.4': 'A broadside may be fired at nothing; that too uses up the first broadside.',
  '13.5':
    'Where the scenario says so the guns are loaded only in the first load phase, and that still counts as the first broadside.',
  '14.0':
    'In a duel the first ship to surrender has lost. Where squadrons meet, the scenario counts points or sets the goal.',
  '14.1': 'A duel is lost by the first ship to surrender.',
  '14.1.1': 'Whoever keeps running from the fight has lost it.',
  '14.1.2': 'If both surrender at the same time nobody wins.',
  '14.1.3': 'A ship without a man left has lost, even to an enemy who strikes.',
  '14.1.4': 'The match ends the moment it is decided, in the middle of a turn if need be.',
  '14.2': 'With several ships a side, points decide, on the terms of the scenario.',
  '14.2.1': 'Every ship has her points.',
  '14.2.2': 'A ship that strikes counts for the enemy.',
  '14.2.3': "A ship that is taken counts for her captor's side.",
  '14.2.4': 'At the end the side with more points has won.',
  '15.0':
    'The open sea has no edge: the chart goes on wherever ships sail. Only a board that the scenario calls fixed ends.',
};
