/** First things, and how navies are made up (2, 3 and 4): what the chapters on command leave to the numbers below them. */
export const naviesTexts: Readonly<Record<string, string>> = {
  '2.1': 'A word with a capital means one thing throughout: what, the rule says that brings it in.',
  '2.21':
    'One ten-sided die is thrown for most things, and its nought is nought. Low is good, high is bad. Whatever changes a die, a rating or a column adds up.',
  '2.221': 'Where a module says something else than these rules, the module is right.',
  '2.222': 'These rules take the place of any other rules for the sea that a module’s war may have.',
  '2.23': 'Charts and tables say themselves how they are used.',
  '2.231': 'A chart is for looking up, a table is thrown on, a matrix crosses two values to find a third.',
  '2.311': 'A Spotted Formation lies face up, an Unspotted one face down.',
  '2.312': 'An Independent Squadron has no back to turn: while Unspotted she lies under a marker.',
  '2.313': 'A Spotted Formation can be attacked, an Unspotted one cannot.',
  '2.322': 'Ports can be Controlled too; nothing else on the chart can.',
  '2.34': 'All that lies in one place is a stack, of one side or of both.',
  '2.341': 'Any number may lie in one place, Spotted ones and others together.',
  '2.35':
    'Enemies may be in the same Space or Sea Zone. Where one of them at least is Spotted there may be a Battle.',
  '2.351': 'Nobody enters a Harbour of the Enemy.',
  '2.361':
    'The shortest way is the one that costs the fewest Movement Points from where one is, as things stand now.',
  '2.362': 'It is judged anew before each point is spent.',
  '2.364': 'Who is forced off the best way takes the next best.',
  '2.365':
    'Only who is told to keep away from something may go round it, and by the fastest way round that there then is.',
  '2.366': 'Who waits, by force or by leave, judges the way again when he goes on.',
  '3.11': 'A Fleet is all that a side has.',
  '3.112':
    'It has Sail, which are its strength; Squadrons, which hold them; Formations, which sail; and Leaders.',
  '3.113': 'Auxiliaries, Ports, Convoys and Corsairs may be part of it too.',
  '3.114': 'What belongs to nobody acts as the module says.',
  '3.12': 'A Fleet with a large area, or of several powers, is divided into Commands.',
  '3.122': 'Rules about Commands look at each by itself; all Commands of a Fleet are friends.',
  '3.123': 'Each Command has a colour of its own.',
  '3.132': 'A Contingent is known by its flag.',
  '3.133': 'Contingents may go neutral or over to the Enemy; Commands never do.',
  '3.14': 'Each side has Displays on which what its Formations and Ports hold is kept from the other.',
  '3.141':
    'A Flotilla’s part of it holds her name and flag, her Leader, her Order, her Auxiliaries and the Damage of her Squadrons.',
  '3.142': 'A Port’s part is the same without an Order; its track is that of Repairs.',
  '3.143': 'Convoys and the like have a track and a name there.',
  '3.21':
    'Units are called Squadrons, and their strength points Sail. A Squadron seldom acts alone; most serve in a Flotilla under a Leader.',
  '3.221': 'Sail are never seen by themselves: they are counted in the Squadron they are Assigned to.',
  '3.222': 'Sail without a Squadron is gone, as a rule at no cost to whoever owned it.',
  '3.223': 'A single ship with a counter of her own is a Squadron of one Sail.',
  '3.231': 'A Class may have stronger and weaker kinds within it.',
  '3.232': 'The tables of combat know what one Class is worth against another.',
  '3.233': 'A Squadron holds Sail of one Class only, and has that Class’s qualities.',
  '3.242': 'The pips on her edge say how many Sail a Squadron has.',
  '3.244': 'Her other side stands for ten points of Damage more.',
  '3.245': 'Some Squadrons shift the column of their Combats, for better or worse.',
  '3.251': 'Sail newly received are Assigned to Squadrons at once.',
  '3.261': 'Sail Transferred are taken off one Squadron’s count and put on the other’s.',
  '3.271':
    'A Squadron is part of a Flotilla, or Independent and so a Formation, or neither; what State she can be in hangs on it.',
  '3.272':
    'A Ready Squadron is at sea and under way. None becomes Ready of her own will unless Independent, in a Flotilla or escorting a Convoy.',
  '3.273':
    'Fitting Out is lying at anchor, in a Port only: in the Harbour of a Key Port, on the flag of a Minor one.',
  '3.276':
    'Between Fitting Out and Ready a point is paid; In Ordinary is entered only after the Turn’s Repairs.',
  '3.31': 'Formations are Flotillas, Independent Squadrons, Convoys, and what a module adds.',
  '3.311': 'Only a Formation may put to sea of its own will.',
  '3.312': 'Only a Formation may be Issued an Order.',
  '3.323': 'A Flotilla shows her name, kind and Contingent; from behind only whose she is.',
  '3.324': 'Pieces of wood may stand for the counters.',
  '3.325': 'There are never more Flotillas at once than the module has.',
  '3.327': 'All that a Flotilla holds lies on the Display, her Squadrons on its track by their Damage.',
  '3.334':
    'Where there is nobody else an Admiral may command a Detachment; he too must not rank above the one he is under.',
  '3.336': 'Any number of Squadrons and Flotillas may be Subordinated, but a Leader pays for too many.',
  '3.337': 'Auxiliaries may be Assigned to a Formed Flotilla.',
  '3.342': 'When a Flotilla is Unformed at a Port her Squadrons are Fitting Out there.',
  '3.343': 'Away from a Port they become Independent Squadrons with little freedom.',
  '3.345': 'What was under her comes directly under whoever she was under.',
  '3.354':
    'A Squadron is Ready against her will when her Flotilla is Unformed, her Convoy is gone, or in a Gale.',
  '3.356': 'A Squadron that is Ready by herself is Independent.',
  '3.357': 'An Independent Squadron that nobody sees lies under a marker until she is Spotted.',
  '3.358': 'Several Independent Squadrons in one place are as many Formations.',
  '3.412': 'Admirals also command Stations, which is a matter of administration.',
  '3.413': 'Leaders in play and not in use are in the Officers’ Mess.',
  '3.414': 'Nobody commands an Independent Squadron; where a Leader is wanted she has a Notional one.',
  '3.422':
    'Among equals in Rank the Fleet Admiral comes first, then a Command Admiral, a Grand Flag’s commander, a Flag’s commander; else chance decides.',
  '3.423': 'Of several Leaders only the Senior one’s ratings count.',
  '3.431':
    'Where no Leader can be had, and with every Independent Squadron, there is a Notional one: Timid, all his ratings nought.',
  '3.441':
    'A Flotilla with more Squadrons than her Leaders can command is Oversized: she pays in movement and wear, twice at double the number, three times at triple; in Battle those above the number do not fight.',
  '3.442': 'Whether she is, is seen whenever it would matter; in movement, at each Increment.',
  '3.443':
    'All Leaders in her count, and all Squadrons, those with room for two Sail as halves rounded up. Flagships are left out.',
  '3.445': 'Only the Flotilla at the top is Oversized, however her Squadrons are spread below.',
  '3.452': 'The tables say what makes a check easier or harder.',
  '3.453': 'An Independent Squadron makes a Leader Check with her Notional Leader.',
  '3.461': 'A Leader is Posted to a Station in the same way, and may then be at a Port.',
  '3.465': 'Where one Posting leads to another they are settled from the highest Rank down.',
  '3.472':
    'An Admiral may have a Station without a Flotilla. A Fleet Admiral Relieved of his Station loses his Flotilla too, a Command Admiral does not.',
  '3.473':
    'A Station Admiral without a Flotilla is in the Officers’ Mess, and serves his Station from there.',
  '3.474': 'A Station without an Admiral has a Notional one, who counts for nothing in Seniority.',
  '3.491':
    'A Flotilla that has lost her Leader has a Notional one until she is Fitting Out, and is then Unformed.',
  '3.492': 'A check that nobody is there to make is made by a Notional Leader.',
  '3.493':
    'A Notional Leader is Timid, commands one Squadron and rates nought; an Admiral for a Flag, else a Commodore, and never Senior to anybody.',
  '4.11': 'A Turn has an Operations Phase of four Impulses and an Administrative Phase of eleven Steps.',
  '4.12':
    'Sixteen Turns are a Year. Turns 1, 5, 9 and 13 are Quarterly and begin Winter, Spring, Summer and Fall.',
};
