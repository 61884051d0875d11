/** Words of the age of sail that no game has to itself. */
import { type Glossary, word } from '@weathergage/kernel';

export const SAILING: Glossary = [
  // The wind, and how a ship lies to it.
  word(
    'weather gauge|gauge|weather gage',
    'To have the weather gauge is to lie to windward of the enemy. Whoever has it can bear down and fight, or keep away, as he likes.',
  ),
  word(
    'to windward|windward|upwind',
    'The side the wind comes from. A ship to windward of another can run down on her; the other has to beat up.',
  ),
  word(
    'to leeward|leeward|downwind|down the wind|lee',
    'The side the wind blows to. Whoever is to leeward has the wind, and the smoke, in his face.',
  ),
  word(
    'eye of the wind',
    'The very point the wind blows from. No square-rigged ship sails nearer to it than about six points of the compass.',
  ),
  word('in irons', 'Head to wind with no way on: the sails push her back and the rudder does not answer.'),
  word(
    'taken aback|aback',
    'The wind has come round to the wrong side of the sails and presses them against the masts. She stops, and may lose spars.',
  ),
  word(
    'tack|tacks|tacking',
    'To turn through the eye of the wind, so that it comes over the other side. It gains ground to windward, and fails if she loses her way.',
  ),
  word(
    'wear ship|wearing',
    'To turn stern to the wind instead of bow to it. Surer than tacking, but it loses ground to leeward.',
  ),
  word('luff|luffs|luffing', 'To turn the bow nearer to the wind.'),
  word('bear away|bears away', 'To turn the bow farther from the wind.'),
  word('close-hauled', 'Sailing as near to the wind as she can.'),
  word(
    'before the wind',
    'With the wind from right astern. Not a ship’s fastest course: the sails aft take the wind from those before them.',
  ),
  word(
    'on the quarter',
    'The part of a ship between beam and stern. With the wind there all sails draw, and most ships go fastest.',
  ),
  word('on the beam|abeam', 'At right angles to the length of the ship.'),
  word('leeway', 'What a ship is pushed sideways by the wind while she sails ahead.'),
  word('drift|drifts|drifting|adrift', 'To be carried down the wind without being able to sail.'),
  // The ship and her parts.
  word(
    'larboard',
    'The left-hand side of a ship for one who looks towards the bow; port, as it is called today.',
  ),
  word('starboard', 'The right-hand side of a ship for one who looks towards the bow.'),
  word('bow', 'The fore end of a ship.'),
  word('stern', 'The after end of a ship, with the great cabin’s windows and little to stop a shot.'),
  word('hull', 'The body of a ship, without masts, sails and crew.'),
  word('rigging', 'Masts, yards, sails and ropes: what a ship moves by. Without it she only drifts.'),
  word('dismasted|demasted', 'Without a mast standing. She can’t sail, only drift.'),
  word('mast|masts', 'What the sails hang on. A mast shot away takes its sails along.'),
  word('rudder', 'What a ship is steered by, hung at the stern.'),
  word('magazine', 'Where the powder is kept, below the water line. If fire reaches it the ship blows up.'),
  word(
    'battle sail|battle sails',
    'The canvas a ship fights under: topsails and little more, so that hands are free for the guns.',
  ),
  word(
    'full sail|full sails',
    'All the canvas the wind allows. She is faster, but a larger mark, and has fewer hands for her guns.',
  ),
  word('easy sail', 'As little canvas as she can be steered with: slow, and steady for her guns.'),
  // Ships by size.
  word(
    'ship of the line|ships of the line|of the line',
    'A ship strong enough to stand in the line of battle, with fifty to a hundred guns and more on two or three decks.',
  ),
  word(
    'first rate|first rates|second rate|third rate|fourth rate|fifth rate|sixth rate',
    'The class of a warship by her guns: first and second rates have three decks, third and fourth two, fifth and sixth are frigates.',
  ),
  word(
    'frigate|frigates',
    'A fast ship with one deck of guns, too weak for the line. She scouts, carries signals and preys on trade.',
  ),
  word(
    'two-decker|two-deckers',
    'A ship with two whole decks of guns; most ships of the line were 74-gun two-deckers.',
  ),
  word('three-decker|three-deckers', 'A ship with three whole decks of guns, an admiral’s as a rule.'),
  word('brig|brigs', 'A small ship with two masts.'),
  word('sloop|sloops', 'A small warship below the rates.'),
  word('corvette|corvettes', 'The French name for a small warship below a frigate.'),
  word(
    'galley|galleys',
    'A long low vessel with oars. She goes where there is no wind, and is of little use in open water.',
  ),
  word('fireship|fireships', 'An old vessel filled with what burns, sailed at the enemy and set alight.'),
  word(
    'bomb vessel|bomb vessels',
    'A small stout vessel with mortars, which throw shells over walls and into harbours.',
  ),
  word('merchantman|merchantmen', 'A ship that carries trade.'),
  word('convoy|convoys', 'Merchantmen or transports that sail together, with warships to protect them.'),
  word('flagship|flagships', 'The ship an admiral commands from, with his flag at her mast.'),
  word('squadron|squadrons', 'Ships that sail together under one officer.'),
  word('division|divisions', 'A part of a fleet with an officer of its own.'),
  word(
    'line of battle|line ahead',
    'Ships drawn up one behind the other, so that every broadside is clear and none fires through a friend.',
  ),
  word('van', 'The leading part of a line.'),
  word('commodore', 'A captain who commands several ships for a time.'),
  // Guns and fighting.
  word('broadside|broadsides', 'All guns of one side of a ship, and their fire together.'),
  word(
    'rake|rakes|raked|raking',
    'To fire along the length of a ship, through bow or stern: she has hardly a gun to answer with, and the shot runs through all her decks.',
  ),
  word('carronade|carronades', 'A short light gun that throws a heavy ball a short way.'),
  word('long gun|long guns', 'A gun proper, as against a carronade: longer, and with a longer reach.'),
  word('round shot', 'A solid iron ball, for the hull.'),
  word('chain shot', 'Two balls with a chain between them, to cut rigging. It does not reach far.'),
  word('grape shot|grape', 'Small balls in a bag, against men on deck. It does not reach far.'),
  word('double shot', 'Two balls in one gun: more harm near by, none far off.'),
  word('point blank', 'So near that a gun need not be raised to hit.'),
  word('field of fire|fields of fire', 'The water that a broadside can reach from where the ship lies.'),
  word(
    'line of sight',
    'The straight way from one ship to another. What stands in it hides the one from the other.',
  ),
  word(
    'critical hit|critical hits',
    'A hit that does more than the usual harm: rudder, mast, fire, a leak, the magazine.',
  ),
  word('musketry|muskets', 'Fire with small arms from deck and tops, at point blank only.'),
  word('marines', 'Soldiers who serve aboard: they fire muskets and lead boarders, and can be landed.'),
  word('boarded|boarding|boarders', 'To go over to an enemy ship and fight for her hand to hand.'),
  word('boarding party|boarding parties', 'Men told off to board, or to keep boarders out.'),
  word('melee', 'The fight hand to hand on a deck.'),
  word(
    'grapple|grapples|grappled|grappling',
    'To throw iron hooks on ropes across to another ship and hold her fast.',
  ),
  word('ungrapple|ungrappling', 'To cut the ropes of the grapples and get free.'),
  word(
    'foul|fouls|fouled|fouling',
    'With the rigging caught in another ship’s, so that neither can sail until they are clear.',
  ),
  word('unfouling', 'Clearing rigging that is caught in another ship’s.'),
  word(
    'struck|strike her colours|strikes her colours|strike their colours',
    'To haul down one’s colours: to give up the ship.',
  ),
  word('surrender|surrenders|surrendered', 'To give up. A ship does so by striking her colours.'),
  word('her colours|their colours|one’s colours', 'The flag that a ship fights under.'),
  word('prize|prizes', 'An enemy ship that has been taken.'),
  word('prize crew', 'Men put aboard a prize to sail her.'),
  word('hulk|hulks', 'A ship without masts that is good for nothing but to lie there.'),
  word('sunk|sinks|sink', 'Gone to the bottom.'),
  word('aground', 'Fast on land or on a shoal.'),
  word('shoal|shoals', 'Shallow water, in which ships run aground.'),
  word(
    'crew quality|elite crew|crack crew|average crew|green crew|poor crew',
    'How well a crew is drilled. From best to worst: elite, crack, average, green, poor.',
  ),
  word(
    'blockade|blockades|blockaded',
    'To lie before an enemy port so that nobody comes in or out unfought.',
  ),
  word('escort|escorts', 'Warships that sail with a convoy to protect it.'),
  word('gale|gales', 'A storm at sea.'),
  word(
    'cruise|cruises|cruiser|cruisers',
    'To sail about in search of enemies or trade; a cruiser is a ship that does it.',
  ),
  word('sighted', 'Seen, and known to be there.'),
  word('shore battery|shore batteries|battery', 'Guns on land. They do not move, and they do not sink.'),
  word('initiative', 'Who may act first.'),
  word(
    'signal|signals|halyards',
    'Flags hoisted on ropes called halyards: the only way to give an order to a ship out of hail.',
  ),
];
