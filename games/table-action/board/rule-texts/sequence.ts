/** Turn, initiative, tests and special actions, in our own words. */
export const sequenceTexts: Readonly<Record<string, string>> = {
  'turn.phases':
    'A turn has four phases: initiative, activation, boarding, end. Victory is looked at in the last.',
  'activation.squadron-by-squadron':
    'Squadrons act from the highest initiative to the lowest. All ships of one have acted before the next begins.',
  'activation.step-order':
    'A ship acts in this order: a special action if it is one for the start, a change of sail, then movement with fire at any point of it.',
  'activation.marks-done': 'When a ship has acted her wake is turned over: green becomes orange.',
  'initiative.roll-2d6': 'Each squadron throws two dice and adds its modifiers. The highest sum acts first.',
  'initiative.flagship': 'The squadron with the flagship adds 2.',
  'initiative.british': 'British squadrons add 1.',
  'initiative.signalled': 'A squadron that has been signalled this turn adds 1.',
  'initiative.french': 'French squadrons add nothing.',
  'initiative.spanish': 'Spanish squadrons take 1 off.',
  'initiative.crippled': 'A squadron with a crippled ship in it takes 2 off.',
  'initiative.tie-flagship': 'Equal sums of two sides go to the side whose flagship’s squadron threw higher.',
  'initiative.tie-die': 'Sums that are still equal are thrown off with one die each.',
  'success.four-plus': 'In a test each die of 4 or more is a success; 1 to 3 is a failure.',
  'success.six-is-two': 'A natural six in a test counts as two successes.',
  'reroll.good': 'A good crew throws up to two failed dice of a test again.',
  'reroll.average': 'An average crew throws one failed die of a test again.',
  'reroll.poor': 'A poor crew throws no die of a test again.',
  'reroll.flagship': 'A flagship throws one more failed die again, on top of what her crew may.',
  'sails.one-level': 'Sail is changed by one level a turn at most: easy, battle, full, without a test.',
  'special.one-a-turn': 'A ship tries one special action a turn.',
  'special.three-dice':
    'A special action is a test with three dice; each action says how many successes it needs.',
  'special.crippled-crew': 'A ship whose crew is crippled takes no special actions.',
  'special.fires-ignored':
    'A burning ship that does not fight her fires when she acts loses two dice of crew and has one fire more.',
  'special.leaks-ignored':
    'A leaking ship that does not repair when she acts loses two dice of crew and has one leak more.',
  'tack.pass':
    'Tack needs two successes. Passed, the ship cannot be taken aback for the rest of her movement this turn.',
  'tack.fail': 'A tack that fails costs two dice of rigging.',
  'boxhaul.pass':
    'Boxhaul needs three successes. Passed, she sails one segment, turns half about, and moves no farther this turn.',
  'boxhaul.fail':
    'A boxhaul that fails turns her by a quarter, costs two dice of rigging, and ends her movement.',
  'fight-fires.pass':
    'Fighting fires needs three successes, at the start of the activation. Passed, it puts out one to three fires.',
  'fight-fires.fail': 'A failed fight against the fires costs two dice of crew.',
  'repair.pass':
    'Repair needs three successes, at the start of the activation. Passed, it stops one to three leaks, or mends the rudder.',
  'repair.fail': 'A failed repair costs two dice of crew.',
  'chain-shot.pass':
    'Chain shot needs two successes when she fires. Passed, it adds 2 to hit rigging at point blank and close range.',
  'chain-shot.fail': 'Chain shot that fails changes nothing.',
  'fire-as-she-bears.pass':
    'Fire as she bears needs two successes. Passed, she may fire in any ship’s activation, and first, until she has fired or acts again.',
  'fire-as-she-bears.fail': 'Failing to fire as she bears changes nothing.',
  'all-hands.only-move': 'With all hands on deck a ship only moves: she neither fires nor boards this turn.',
  'all-hands.must-attempt': 'All hands on deck must fight fires or repair.',
  'all-hands.fourth-die': 'All hands on deck bring a fourth die to that test.',
};
