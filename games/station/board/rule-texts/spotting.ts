/** Spotting, shadowing, dummies, interdiction and damage (7), in our own words. */
export const spottingTexts: Readonly<Record<string, string>> = {
  '7.1': 'Nobody fights whom he can’t see. Formations lie face down until something brings them into sight.',
  '7.11': 'There are a few ways to be Spotted, and it lasts until the end of the Impulse.',
  '7.111':
    'A Formation is Spotted by a search, in a Strait, before an Enemy or neutral Port, while it is shadowed, in passing through a Strait against the Enemy, in Battle, or when its owner shows it.',
  '7.112': 'It stays so until the Impulse ends, and is turned down then unless a reason still holds.',
  '7.113': 'In a gale nobody sees anybody, and whoever is in sight is lost to it at once.',
  '7.12': 'Searching is the Task by which hidden Formations are found.',
  '7.121': 'One Auxiliary searches one Space within its range. The open Sea Zones can’t be searched.',
  '7.122': 'A Space can be searched in any Increment, but only once in an Impulse by each side.',
  '7.125':
    'Unless a screen prevents it a die is thrown for each hidden Formation in the Space, and the table says whether it is found.',
  '7.13': 'A Formation once found may be followed.',
  '7.131':
    'If the search allows it the searcher may at once begin to follow what it has found; it then looks for nothing else in that Space.',
  '7.132':
    'A shadow stays until its owner calls it off, the Formation is lost in a gale or enters a harbour, or it is screened away.',
  '7.133': 'A shadow that ends goes to Recovery.',
  '7.137': 'Shadows follow as far as they like, but galleys not into Sea Zones, and nobody into a gale.',
  '7.138': 'One shadow for each Formation is all.',
  '7.14':
    'At an Impulse’s end one may try to shake off a shadow with a screen; if it succeeds both Auxiliaries go to Recovery.',
  '7.15': 'Dummies look like Formations not yet found. As soon as they are Spotted they vanish.',
  '7.151':
    'Dummies may be laid at the start of an Impulse where only hidden Formations of one’s own lie, or come in from off the chart.',
  '7.152':
    'A dummy moves by the rules for everybody, and can do nothing else: no fighting, no Auxiliaries, no Orders.',
  '7.153': 'There are only so many dummies, but one that has been found out can be laid again.',
  '7.2': 'To Interdict is to stand in a place so that the other side can’t use it freely.',
  '7.21': 'A Formation Interdicts a Strait or a Port because it has an Order to do so.',
  '7.22':
    'It has to stay in the place for as long as its Order says. If it is driven away before, the Order Fails.',
  '7.23':
    'Interdiction of a Port is a Blockade. Each Port has a Blockade Value, which wears the blockaders and shelters those inside.',
  '7.24':
    'Whoever enters an Interdicted Space is Spotted and has to fight those who hold it, unless he wins the weather gauge and withdraws.',
  '7.3': 'Damage is counted in points for each Squadron, against a rating that is printed on it.',
  '7.33': 'Damage slows Squadrons down and makes them fight worse.',
  '7.35':
    'When damage reaches a Squadron’s rating a Sail may founder: a die not above the excess sinks one, and she takes her part of the damage with her.',
  '7.351':
    'Whether ships founder is looked at in Battle, after each gale’s damage, and once when operations are over.',
};
