/** The Turn, winds, lanes, Sea Zones, Ports and gales (4 and 5), in our own words. */
export const sailingTexts: Readonly<Record<string, string>> = {
  '4.1':
    'A Turn is about three weeks: first the Operations Phase, then the Administrative Phase. Sixteen Turns are a Year, and every fourth is a Quarterly Turn.',
  '4.13': 'Sixteen Turns of about three weeks are a Year; each Turn has its number in it, and so its date.',
  '4.2':
    'The Operations Phase has four Impulses, each of four Increments. In an Increment every Formation spends one Movement Point.',
  '4.21': 'Before a Turn begins it is seen whether anything out of the ordinary happens.',
  '4.22':
    'At the start of each Impulse the winds are found. Then come four Increments, in each of which Formations move, Auxiliaries carry out Tasks and Battles are fought.',
  '4.23': 'Within each Increment movement is followed by Tasks, and those by Battles.',
  '4.24': 'At an Impulse’s end shadows may be shaken off and what is no longer in sight is turned face down.',
  '4.3':
    'The Administrative Phase goes through events, attrition, repair, Orders, Auxiliaries and reorganisation, in this order.',
  '5.1':
    'Every Formation has a Movement Point in each Increment: to go one step, to stay, to try for a wind, or to clear away an Auxiliary.',
  '5.14':
    'One Movement Point takes a Formation a step along a Lane or into or out of a Sea Zone, into or out of a harbour, or lets it mark time.',
  '5.15':
    'Take a Formation in hand: the brass numbers are Movement Points. Press a place, and it goes by the quickest way: with the wind from large Space to large Space, against it by small ones, too, on a dashed Lane if it catches a wind. Courses hold until changed.',
  '5.152':
    'Player A sets down where each of his Formations is going, then Player B moves, then Player A moves as he has said.',
  '5.154':
    'Where a Sea Zone’s edge has several ways out, Player A may say which one he takes after he has seen Player B move.',
  '5.2':
    'The chart has Spaces joined by Lanes along the coasts, and Sea Zones in the open water between them.',
  '5.21':
    'A Formation goes from Space to Space along a Lane, or through a Sea Zone by the places named at its edges. There is no other way.',
  '5.22':
    'Large Spaces are where voyages are counted; small ones lie between them and stop only those who beat against the wind.',
  '5.23': 'Chevrons on a Lane show the wind that prevails there, arrows the winds of the season.',
  '5.231':
    'With the wind one Movement Point goes from one large Space to the next, past any small one. Against it, or in a gale, every small Space is a step of its own.',
  '5.24':
    'Seasonal winds blow for an Impulse or not at all, and where they blow they overrule the wind that prevails.',
  '5.241':
    'For each seasonal wind a die is thrown at the start of every Impulse; if it falls within the season’s numbers the wind blows. Two opposite winds share a die.',
  '5.25':
    'On a Lane without wind a Formation must catch one before it can go: a die, less half its leader’s rating. If that fails it stays where it is.',
  '5.255': 'Who fails to catch the wind has spent his Movement Point and may try again with the next.',
  '5.26':
    'A Strait is a Space like another, but every Squadron that enters it suffers a point of damage and everybody in it is seen.',
  '5.27':
    'A Sea Zone has an In box and an Out box. Each must be entered for a Movement Point and left by catching the wind, which the winds at the edge help or hinder; who is in a box can’t turn back.',
  '5.272':
    'A Sea Zone touches only the places named along its edges, and is entered and left by the edge at which the place is named.',
  '5.27.10':
    'Who leaves a Sea Zone for a Space throws a die. At the number in the Out box or above he is off his course and comes out beside where he meant to.',
  '5.28':
    'Ports are Spaces with a harbour behind them: the sea before it is open to all, the harbour to friends alone.',
  '5.281':
    'A Port belongs to the Contingent whose flag it bears, and only the module’s events can change that.',
  '5.282': 'Anybody may lie before a Port, but only those to whom it is Friendly may enter its harbour.',
  '5.283':
    'The harbour is a place of its own behind the Port. To enter or leave it costs a Movement Point, and no weather reaches ships inside.',
  '5.286':
    'In a Port a Formation may anchor or put to sea for one Movement Point, and Flotillas can be Formed there without a check. A hostile Formation before it may Blockade it.',
  '5.288':
    'A Minor Port has no harbour of its own, but Squadrons may anchor there, and one may be laid up for emergency repairs.',
  '5.3':
    'When a seasonal wind blows hard it brings a gale, which travels with it, slows, damages and scatters whom it meets.',
  '5.32': 'Whether a wind is a gale, and of what force, is thrown when it begins to blow.',
  '5.323': 'A new gale begins at one of the places named for its wind.',
  '5.324': 'Each wind has one gale at most; a second one makes the first stronger.',
  '5.325':
    'Two gales don’t stay in one place: the stronger one remains, and the other’s wind goes on without it.',
  '5.34': 'A gale reaches as many Spaces around its centre as its force says.',
  '5.35':
    'In a gale every Space is a step of its own, and to go against its wind a Formation must catch the wind first, which is much harder there.',
  '5.36':
    'At the end of every Increment Squadrons within a gale suffer damage by its force and by how near its centre they are.',
  '5.362':
    'Auxiliaries have no damage to suffer, but one that is Stationed, or with a Formation, in a gale may be driven off to Recovery.',
  '5.37':
    'Each leader in a gale throws a Leadership Check. If it fails all his Squadrons but one lose touch with him and make for Port by themselves.',
  '5.372': 'A Minor Port gives no shelter: who lies at anchor there is driven to sea. What is laid up stays.',
  '5.38':
    'At the end of every Increment after its first a gale moves on to the next large Space or Sea Zone that its wind leads to.',
  '5.382': 'A gale is over when it can go no farther, when its wind drops, or when it meets a stronger one.',
};
