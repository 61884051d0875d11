/** Boarding, damage, morale, special ships, the roster and shore batteries, in our own words. */
export const boardingTexts: Readonly<Record<string, string>> = {
  'boarding.declare-at-segment':
    'At the start of any segment a ship may declare that she will board an enemy.',
  'boarding.forbidden': 'A ship with a crippled crew, or without masts, cannot board.',
  'boarding.struck-surrenders': 'A ship that has struck and is boarded is taken without a fight.',
  'boarding.within-two-inches': 'Coming within two inches of the enemy’s base is enough.',
  'boarding.align-free': 'The boarder is laid parallel alongside, by the lesser turn and at no cost.',
  'boarding.snap-fire':
    'A ship boarded before she has acted this turn may fire at the boarder: at point blank, with half of all dice.',
  'boarding.dice-by-crew':
    'In boarding each full five crew throw a ten-sided die, what is left over a six-sided one.',
  'boarding.marines': 'Marines bring two more ten-sided dice.',
  'boarding.crew-quality': 'A good crew brings one ten-sided die more, a poor one brings one less.',
  'boarding.to-hit': 'In boarding every die of 4 or more is a hit, and each hit costs one crew.',
  'boarding.saves': 'For each hit the other side throws a die: 5 or more cancels it.',
  'boarding.rounds': 'Boarding is fought in rounds until a crippled crew gives way.',
  'boarding.morale': 'After a round each crippled crew is tested; if it fails, its ship strikes.',
  'boarding.both-fail':
    'If both fail, the side that did more harm in the last round wins; if equal, the better crew.',
  'boarding.both-pass': 'If both are crippled and both stand, another round is fought.',
  'boarding.depleted': 'A side without any crew left strikes; it may be both.',
  'boarding.prize':
    'The victor takes the other ship. She gets ten crew, changes sides, and drifts until the end.',
  'boarding.retaken': 'A prize that is retaken goes back to her side but still only drifts.',
  'boarding.victor-moves-off': 'The victorious ship may sail away from the prize in a later activation.',
  'crippled.threshold':
    'An area is crippled from the first pink box on: when a third of its points, or fewer, are left.',
  'crippled.hull': 'Crippled hull: all broadside dice are halved, rounding up, by kind.',
  'crippled.crew': 'Crippled crew: no special actions and no boarding.',
  'crippled.rigging': 'Crippled rigging: one segment a turn.',
  sunk: 'A ship without hull points sinks at once.',
  struck:
    'A ship without crew, or whose morale fails, strikes. She drifts, is not fired at, and is taken by whoever boards her.',
  demasted:
    'A ship without rigging points is demasted: she drifts for the rest of the fight and cannot board.',
  'morale.when':
    'A ship is tested when an area becomes crippled, and whenever a crippled area is hurt again: at the end of the activation, or in the boarding.',
  'morale.test': 'Morale is a test with three dice that needs two successes. Failed, she strikes.',
  'morale.rerolls': 'A good crew throws two dice of a morale test again, an average one, a poor none.',
  'morale.flagship-12-inches':
    'Within twelve inches of her flagship a ship throws one more die of a morale test again.',
  'special.flagship':
    'A flagship adds 2 to her squadron’s initiative, has a reroll of her own, and steadies ships near her.',
  'special.marines-musketry': 'Marines throw dice of musketry that missed once more.',
  'special.signals':
    'A ship with signals, in sight and within 24 inches of her flagship, may signal one friendly squadron that is all within 24 inches of her.',
  'special.signals-chain': 'Ships with signals may pass them on to each other, 24 inches at a time.',
  'roster.base-statistics': 'Musketry, hull, rigging and crew follow from the rate of a ship.',
  'roster.dice-by-guns': 'The number of her guns says how many broadside dice a ship has at each range.',
  'roster.large-regular-split':
    'Her dice are shared between large guns, 24 pounds and more, and regular ones as her guns are.',
  'shore.never-moves': 'A shore battery never moves.',
  'shore.own-squadron': 'Each battery is a squadron of its own for initiative and activation.',
  'shore.fort-points': 'Fort points are a battery’s hull; it is fired at as a hull is.',
  'shore.crippled-third':
    'A battery is crippled when a third of its fort points are gone: its dice are halved.',
  'shore.crew-morale':
    'A battery whose crew is crippled is tested, and again at each further loss of crew. If it fails, it surrenders.',
  'shore.destroyed': 'A battery without fort points is a ruin.',
  'shore.surrendered': 'A battery without crew, or whose morale fails, surrenders and takes no further part.',
  'shore.no-criticals': 'Batteries suffer no critical hits.',
  'shore.plus-one': 'A battery adds 1 to every die: its guns stand still.',
  'shore.all-round-arc': 'A battery bears all round, unless its scenario says otherwise.',
};
