/** Fire, criticals, rakes and musketry, in our own words. */
export const gunneryTexts: Readonly<Record<string, string>> = {
  'fire.any-point-of-move':
    'Each broadside may be fired once, at any point of the ship’s movement or at its end.',
  'fire.declare-target-and-location': 'Target, and hull or rigging, are named before the dice are thrown.',
  'fire.not-into-boarding': 'Ships in a boarding action cannot be fired at, and do not fire.',
  'fire.line-of-sight':
    'The lane between the centres must be clear for three inches on either hand. Ships and land block it, shoals do not.',
  'fire.arc-30-degrees':
    'A broadside bears between two lines from the ends of her side, 30 degrees forward of the beam and 30 abaft it.',
  'fire.gun-types': 'Large guns throw ten-sided dice, regular guns six-sided ones.',
  'fire.dice-by-range':
    'The card says how many dice at each range: point blank to 8 inches, close to 16, effective to 32, long to 64.',
  'fire.crippled-hull-halves': 'A crippled hull halves the dice of each kind of gun, rounding up.',
  'fire.to-hit-hull':
    'To hit a hull a die needs 3 at point blank, 4 at close, 5 at effective, 6 at long range.',
  'fire.to-hit-rigging':
    'To hit rigging a die needs 5 at point blank, 6 at close, 7 at effective, 8 at long range.',
  'fire.extra-hits-explode':
    'A natural maximum, 6 or 10, brings another die of the same kind, again and again.',
  'fire.modifiers-shooter':
    'The firing ship adds 1 for a good crew or easy sail, and takes 1 off for a poor crew or full sail.',
  'fire.modifiers-target':
    'The target adds 1 if she is on fire or at full sail, and takes 1 off at easy sail.',
  'fire.one-always-misses': 'A die that shows 1 misses, whatever is added.',
  'critical.roll-once':
    'A ship that was hit throws one die, however many hits there were: on a 6 the hit is critical.',
  'critical.rudder': 'Rudder (2): she cannot turn in her first two segments until it is repaired.',
  'critical.mast': 'Mast (3 or 4): she loses one die of rigging.',
  'critical.fire': 'Fire (5 to 7): one fire starts, and she loses two dice of crew.',
  'critical.fires': 'Fires (8 or 9): two fires start, and she loses two dice of crew.',
  'critical.leak': 'Leak (10 or 11): she moves an inch less in every segment until all leaks are stopped.',
  'critical.magazine': 'Magazine (12): she blows up.',
  'critical.six-sinks': 'A ship with six fires, or six leaks, is lost at once.',
  'critical.no-stacking':
    'The effects of leaks, fires and rudder do not add up, but every fire and leak is counted and must be dealt with.',
  'rake.geometry':
    'A broadside rakes if the ships lie square to each other, within ten degrees, and the middle of the firing ship is within the breadth of the target’s base.',
  'rake.doubles-dice': 'A raking broadside throws twice the dice.',
  'rake.automatic-critical': 'A rake brings a critical hit without a check.',
  'musketry.point-blank': 'At point blank muskets are fired along with the broadside.',
  'musketry.dice': 'Musketry throws the dice of the card; each of 4 or more costs the target one crew.',
};
