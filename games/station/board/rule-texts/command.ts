/** Concepts, fleets, Formations and leaders (2 and 3), in our own words. */
export const commandTexts: Readonly<Record<string, string>> = {
  '2.3':
    'A few words run through all the rules: what is Spotted, whose a place is, who is Player A, and what it means to go the expedient way.',
  '2.31':
    'A Formation that is not Spotted shows its colour and nothing else. Turned up, it also shows its name, how many Squadrons it has and which Auxiliaries are with it.',
  '2.32':
    'What one player owns is Friendly to him, what the other owns is the Enemy’s. The module says who is at war with whom.',
  '2.321': 'What belongs to nobody is attacked by nobody, unless the module says otherwise.',
  '2.33':
    'Both sides act at once. Where somebody must be first it is Player A, whom the module names; the umpire keeps what he has set down secret until the other has moved too.',
  '2.36':
    'To go as expediently as possible is to take the way that is shortest in time under the winds that blow now. It is looked at afresh for every Movement Point.',
  '3.1':
    'A side’s Fleet may be divided into Commands, each with an Admiral of its own, and is made up of Contingents, one for each nation.',
  '3.13':
    'Contingents are the nations that serve in a Fleet. They are Friendly to one another and may work together, with such limits as the module sets.',
  '3.2': 'Ships are counted as Sail and serve in Squadrons of one Contingent and one Class.',
  '3.23':
    'Sail come in Classes: ships of the line, small two-deckers that can serve as cruisers too, frigates, galleys and light vessels.',
  '3.24':
    'A Squadron is up to four Sail that take damage together; its counter says how fast and how stout they are.',
  '3.246': 'There are only so many Squadron counters. When all are in use no further Squadron can be Formed.',
  '3.25': 'Squadrons are Formed from Sail that have none, and are Unformed when their last Sail is gone.',
  '3.252': 'A Squadron holds at most four Sail, all of its own Contingent and all of one Class.',
  '3.254':
    'New Sail go into Squadrons that are Fitting Out, or make up a new one there. Only if neither is possible do they join a Squadron at sea.',
  '3.255':
    'A Squadron that is called away to another theatre takes its Sail and its counter with it: nobody else can use the counter while it is gone.',
  '3.26':
    'Sail may pass from one Squadron to another lying beside it when forces are reorganised or after a Battle. At other times than after a Battle the Admiral must pass a Strategy Check.',
  '3.27':
    'A Squadron is Ready (at sea), Fitting Out (at anchor in a Port) or In Ordinary (laid up for repair).',
  '3.274':
    'Only a Squadron that lies at anchor when operations are over can be laid up. It leaves its Formation and lies on the Port’s track until it is taken out again.',
  '3.275':
    'Putting to sea and putting in are moves and cost a Movement Point; laying up and taking out are done in the Administrative Phase. Nobody goes straight from the sea into ordinary, or back.',
  '3.3':
    'On the chart ships move as Formations: Flotillas under a leader, Independent Squadrons, and Convoys.',
  '3.32': 'A Flotilla is a leader, the Squadrons under him, and sometimes lesser Flotillas under those.',
  '3.321':
    'A Flotilla comes into being when a leader is Posted to it and at least one Squadron is put under him.',
  '3.322':
    'A Detachment is a Commodore’s and holds Squadrons only. A Flag is an Admiral’s and may hold Detachments too. A Grand Flag may hold Flags and Detachments.',
  '3.326':
    'Squadrons of different Commands may serve in one Formation only under a Vice-Admiral or a full Admiral. Nations that are Friendly may be mixed freely unless the module forbids it.',
  '3.33':
    'A Flotilla is Formed in the Reorganisation, with a spare counter, from Squadrons that lie together. At anchor that is free; at sea the Admiral must pass a Strategy Check.',
  '3.331':
    'Once Formed a Flotilla takes in no more Squadrons, save after a Battle. Another Flotilla or an Independent Squadron may still be put under it.',
  '3.332':
    'A Flotilla that loses its leader at sea may carry on under a notional one, but is Unformed as soon as it comes to anchor, unless somebody has been Posted to it before.',
  '3.333':
    'Who commands a Flotilla must be of at least the rank of those who command the Flotillas under it.',
  '3.335':
    'After a Battle the Formations that fought may exchange Squadrons without any check. Flotillas can be dissolved then but not created, and ranks must still be right.',
  '3.34': 'A Flotilla that is Unformed leaves its Squadrons where they are, and its leader goes to the Mess.',
  '3.341':
    'To dissolve a Flotilla of one’s own will its leader is first Relieved, at the times at which one could be Formed or after a Battle. Losses and weather can also dissolve one, and then his Relief is automatic.',
  '3.344': 'Flotillas that were under a dissolved one may stay together and carry on by themselves.',
  '3.35':
    'An Independent Squadron sails alone, without a leader, because an Order sends it or because it has lost its Flotilla.',
  '3.351':
    'A Squadron goes out by itself only with an Order. When the Order is over it makes for the nearest Friendly Port by the quickest way and anchors there.',
  '3.352': 'Which Orders may be given to a single Squadron stands in the Order.',
  '3.353':
    'An Independent Squadron may be taken into a Flotilla and is then no longer independent; while it executes an Order it can’t, unless the Order asks for it.',
  '3.355':
    'A Squadron that has lost its Flotilla makes for the nearest Friendly Port by the quickest way, or joins a Flotilla that it meets.',
  '3.4':
    'Leaders have a rank and three ratings: leadership in action, strategy at the desk, and how many Squadrons they can control in a Battle.',
  '3.41':
    'Leaders are Commodores or Admirals, and the kind of Flotilla decides which of them can command it.',
  '3.411':
    'Detachments need a Commodore, Flags and Grand Flags an Admiral. Without one the Flotilla can’t be Formed.',
  '3.42': 'Rank decides who is senior, and seniority decides who is Posted and who commands in a Battle.',
  '3.425':
    'A Flotilla may be put under another only if its leader is of lower rank, or of the same if there is nobody else.',
  '3.43': 'Every leader has his ratings printed on him. A notional leader rates nothing and is timid.',
  '3.432':
    'If a Flotilla under another loses its leader and nobody fit is left to take his place, it is dissolved and its Squadrons come directly under the greater one.',
  '3.44': 'The control rating says how many Squadrons a leader can bring into action.',
  '3.45':
    'A check is one die against a leader’s rating: Leadership Checks at sea, Strategy Checks at the desk.',
  '3.451': 'A check succeeds if the die, with its modifiers, is not above the leader’s rating.',
  '3.46': 'Leaders without a command wait in the Officers’ Mess until they are Posted to one.',
  '3.463':
    'The senior officer in the Mess who is fit for the Flotilla must have it; among equals it is drawn. He must belong to its Command.',
  '3.464':
    'When an officer without a command outranks one who has one he takes it over at once, and the junior is Relieved. The same holds for the Admiral’s Station.',
  '3.47':
    'The Stations are the posts of Fleet Admiral and Command Admiral, whose strategy rating serves for all that is decided at the desk.',
  '3.471':
    'The Fleet Admiral is the most senior officer there is when the post is filled, the Command Admiral the next. If one more senior arrives the post is his.',
  '3.48': 'Leaders lose their posts by Relief, of their Admiral’s will or by circumstance.',
  '3.481':
    'If his Formation is dissolved a leader goes back to the Mess; wounded he is away for some Turns, captured until he is exchanged, and killed he is gone.',
  '3.482':
    'In the Reorganisation an Admiral may Relieve a leader below him if he passes a Strategy Check and seniority allows it. A Fleet Admiral can’t be Relieved so.',
  '3.483': 'When a leader is Relieved another must be Posted to his Flotilla at once, or it is dissolved.',
  '3.484':
    'At the end of each winter’s first Turn every Fleet Admiral’s conduct is looked into: a die, with two added for each point of Prestige lost since the Year before. Above nine he is sent home.',
  '3.49': 'Where no officer is to be had a notional leader stands in, who rates nothing.',
  '3.494':
    'A Command without an officer may have one sent out before his time: a Commodore for one point of Prestige, an Admiral for two.',
};
