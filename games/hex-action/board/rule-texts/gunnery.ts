/** Gunfire and damage (11), in our own words. */
export const gunneryTexts: Readonly<Record<string, string>> = {
  '11.0':
    'Broadsides are fired at enemies in the field of fire. All fire counts as simultaneous: damage is marked when everybody has fired.',
  '11.1.1':
    'Each side of the ship has its broadside, and each broadside its play: the water from the row slanting forward of the bow to the row slanting aft of the stern.',
  '11.1.2': 'What blocks one broadside does not touch the other.',
  '11.1.3': 'The field of fire is the play out to ten hexes.',
  '11.1.4': 'A broadside fires at one ship.',
  '11.1.4.1': 'Of the ships that the broadside could fire at, it has to be the nearest.',
  '11.1.4.2':
    'If land, a friend, a surrendered ship, a hulk or a prize of your own is nearest, that broadside is blocked this turn.',
  '11.1.5': 'Of several equally near, the firing captain chooses.',
  '11.1.6': 'A fired broadside is struck through in the load column.',
  '11.1.7': 'The order of firing makes no difference.',
  '11.1.8': 'Both broadsides may fire in one turn if both are loaded.',
  '11.1.9': 'Carronades reach two hexes. Within them their squares count with the guns.',
  '11.2.1': 'Range is the shortest count of hexes from either half of one ship to either half of the other.',
  '11.2.2': 'Count the gun squares left on that side, and the carronades at two hexes or less.',
  '11.2.3': 'Gun squares and range give the number of the hit table.',
  '11.2.4': 'Modifiers move the number up or down. Above 8 it is 8; below 0 the broadside misses.',
  '11.2.5': 'You aim at hull or rigging. At six hexes and more only rigging can be aimed at.',
  '11.2.6': 'One die on that table tells the hits.',
  '11.2.7': 'H is a hull square, G a gun, C a crew square, R a square of rigging.',
  '11.2.8': "Ships held together can't fire at each other's rigging.",
  '11.3.1': 'Good crews shoot higher tables, bad ones lower: by how much depends on the guns firing.',
  '11.3.2':
    'Raking is firing along a ship that has no broadside to bear on you. Next to her bow or stern, right in the hex she points at with it, it is a rake even if she can reply.',
  '11.3.3':
    'One table less for each crew section that is gone or told off for boarding. With none left the guns are silent.',
  '11.3.4': 'The first broadside of each side was loaded with care and shoots higher tables.',
  '11.3.5': 'The guns of a prize shoot two tables lower, and her lost crew sections do not count besides.',
  '11.4': 'Each kind of hit is marked in its own part of the log.',
  '11.4.1.1': 'One hull square for each H.',
  '11.4.1.2':
    'With the last hull square she strikes. She is out of it for good: not sailed, not fought, not fired at, though she may be boarded. Hull hits beyond the last miss.',
  '11.4.2.1':
    'One crew square for each C, from the first section until it is empty, then the second, then the third.',
  '11.4.2.2':
    'A ship without crew neither moves nor fights until men come aboard. Crew hits beyond the last miss.',
  '11.4.3.1':
    'One gun or carronade for each G, as her captain likes, on the side nearer to the fire; if that side is empty, on the other; if both are as near, where he likes.',
  '11.4.3.2':
    'Without a gun left, and with no friend as great as the firing ship within ten hexes, she surrenders to the first enemy who fires a broadside into her from alongside. Gun hits beyond the last go into the hull.',
  '11.4.4.1':
    'One rigging square for each R, section by section. Each empty section takes 1 off the allowance in every attitude; with all of them gone she lies still.',
  '11.4.4.2':
    'Without rigging, and with no friend as great as the firing ship within ten hexes, she surrenders to the first enemy who rakes her hull. Rigging hits beyond the last miss.',
  '11.4.5':
    'A ship that has surrendered, but not struck, takes heart if a friend is within five hexes when a turn begins.',
};
