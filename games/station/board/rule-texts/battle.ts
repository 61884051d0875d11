/** Battle, from the meeting to what is left of the lines (8), in our own words. */
export const battleTexts: Readonly<Record<string, string>> = {
  '8.1': 'Battles are fought at the end of an Increment, one after another.',
  '8.11':
    'Who is Engaged, the weather gauge, withdrawal, reinforcement, the lines, the intensity, the Combats, and then what follows from them: this is the order of a Battle.',
  '8.12':
    'A Battle can happen where opposing Formations are in one Space and at least one of them is in sight.',
  '8.122':
    'Two that pass each other on a Lane meet as well: in the small Space between, or else in one of the two Spaces they came from, as the holder of the gauge says.',
  '8.124': 'If only one side is in sight the other one says whether there is a Battle.',
  '8.125': 'When it comes to a Battle all who are Engaged show what they have: Squadrons, Sail and damage.',
  '8.2': 'Before the guns are heard it is settled who fights, who has the wind, who goes and who joins.',
  '8.21':
    'One Formation from each side begins the Battle, as its owner chooses. The others may try to join later.',
  '8.214':
    'Leaders can handle only as many Squadrons as their control ratings come to together. The rest stand out of the line, and their owner says which.',
  '8.22': 'The weather gauge is the wind’s favour: its holder may withdraw, and sets the pace of the Battle.',
  '8.222':
    'Each side starts with ten and counts what speaks for and against it. The higher number has the gauge; on a tie each throws a die and the lower has it.',
  '8.23':
    'Who has the gauge may withdraw any of his Formations before the fighting begins. They leave in the next Increment, and not by the way the enemy came.',
  '8.232': 'If one side has withdrawn altogether there is no Battle.',
  '8.24':
    'Other Formations in the Space may try to join the Battle before it is fought, those at anchor in the Port too.',
  '8.241': 'Whoever is in the Space, not withdrawn and not yet Engaged may try.',
  '8.242': 'To join, a Formation’s leader must pass a Leadership Check with the modifiers of the chart.',
  '8.245':
    'A Fleet or galley Auxiliary can help one’s own to join; another can screen off the enemy’s helper. Both sides choose in secret.',
  '8.25': 'Several Commands or nations in one Battle obey less well, and some may not join at all.',
  '8.252':
    'A Command other than the one that began the Battle joins only if its own Admiral is there, or the Fleet Admiral in his stead if he is of that Command.',
  '8.253': 'The module may bar Commands or Contingents from fighting side by side.',
  '8.26':
    'On each side the senior leader present commands, and every leader goes aboard a Squadron of his own Formation.',
  '8.261': 'The Squadron in which a leader sails has the good of his presence, and he shares its dangers.',
  '8.262': 'No two leaders sail in one Squadron, unless there is none other left.',
  '8.3':
    'The intensity gives a level of damage, and the Squadrons fight in pairs, each on a column of the damage table.',
  '8.31':
    'The holder of the gauge says how hard the Battle is to be fought: light, medium or heavy. What the leaders are like may change that.',
  '8.313': 'In a Strait there is no room for a light Battle.',
  '8.32': 'The level of damage is the column on which both sides begin.',
  '8.321':
    'A die on the intensity table gives the level of damage for both sides, before anything shifts it for one of them.',
  '8.33':
    'The sides put up Squadrons by turns, the one without the gauge first, until every Squadron of the smaller side has an opponent.',
  '8.331':
    'The first Squadron is picked freely. Those with the same damage come next, then those in order of damage to one side of it, and last the others.',
  '8.332': 'Independent Squadrons are put up last.',
  '8.333':
    'In a light Battle one Squadron fights one; in a medium one another may be added to a Combat, in a heavy one two. Who is left over only looks on.',
  '8.33.10':
    'Where several Squadrons fight together damage is shared evenly, but the one who inflicts it says which of them loses the Sail that are sunk outright.',
  '8.335': 'Each Combat is settled for itself by one die, read for each side in its own column.',
  '8.336': 'The result is how many points of damage the Squadrons suffer, at once.',
  '8.337':
    'An S sinks a Sail outright, before further damage is counted; an asterisk puts a leader in danger who is aboard.',
  '8.338':
    'Damage at or above the rating may sink more Sail: a die for each, with three added every time another has gone.',
  '8.34':
    'Columns are shifted by leaders, Classes, flagships and the like, for a whole side or for one Combat.',
  '8.345':
    'Half the difference between the two leaders’ ratings, rounded up, are shifts for the better of them: each either for his own column or against the other’s.',
  '8.35': 'Some things add to or take from the points of damage themselves.',
  '8.36': 'Fireships, and attacks on Convoys, use columns of their own.',
  '8.37': 'A leader in danger throws a die: unhurt, wounded, captured or killed.',
  '8.4':
    'After a Battle the lines are put in order, prizes are taken, and those who fought hard are in disorder.',
  '8.42': 'Those who fought may pass Sail and Squadrons between them.',
  '8.422':
    'Squadrons may change to another Formation of theirs in the Space, as far as leaders and counters allow.',
  '8.43': 'Whoever sank more Sail has won.',
  '8.432': 'If both sank as many, nobody has won.',
  '8.44':
    'Some of the Sail that the beaten side has lost strike their colours instead, as a table says, and are prizes.',
  '8.441':
    'Prizes join the victor’s Squadrons that fought, as he likes, and a new one only if there is no room in those.',
  '8.442':
    'Each prize brings three points of damage to the Squadron that takes her. She may be burnt instead.',
  '8.45':
    'Unless it was but a light one, a Battle leaves all who fought in it disorganised: they can sail but will not give battle.',
  '8.454':
    'Order is restored at anchor at once, and at sea at the start of an Impulse if the leader passes a Leadership Check.',
  '8.46':
    'In the Increment that follows, the beaten and the withdrawn must leave the Space, and Orders that can’t be carried out any more may be given up.',
};
