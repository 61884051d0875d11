/** Events, campaigns and Orders (9), in our own words. */
export const ordersTexts: Readonly<Record<string, string>> = {
  '9.1': 'Events change the world around the fleets; Orders are what the fleets are sent to do in it.',
  '9.2': 'Political events and campaigns on land go on by themselves, and by what is done at sea.',
  '9.21': 'Events are looked for when a quarter of the Year is over.',
  '9.211':
    'In each Quarterly Turn every event whose conditions are met is tested for. Some come once, some again and again.',
  '9.22': 'An event’s effects last, or happen once; some wait.',
  '9.221': 'What an event brings is done at once or stays in force; where two disagree the newer one counts.',
  '9.223':
    'An event may have to wait for a date before it can happen, or its effects for some Turns after it has.',
  '9.224':
    'Where the delay is left to chance a die is thrown in every Turn until the effects come into force.',
  '9.23': 'A campaign on land is a track with a marker, which goes one way or the other.',
  '9.232':
    'A campaign becomes active in the quarters named for it, if its conditions are met and the die allows.',
  '9.233':
    'While it is active a die, with what the fleets have done for it, moves its marker on, back, or not at all.',
  '9.234': 'Who brings the marker to the end of the track has won the campaign, with all that follows.',
  '9.236': 'A campaign is fought once a Year at most, and ends with the Year.',
  '9.237':
    'It may come again in another Year, unless events or its own outcome forbid it; an event can even stop it half-way.',
  '9.3':
    'Orders are drawn, kept in hand, issued to Formations, executed, and Fulfilled or Failed. Most Prestige comes from them.',
  '9.31': 'What each Order asks stands on it: who can have it, what he must do, and by when.',
  '9.312': 'A Formation has one Order at a time, and there is one chit of each.',
  '9.313':
    'A Flotilla needs no Order to sail and fight. But without one it earns nothing except what it wins in Battle.',
  '9.315': 'Convoys have no Orders: they sail by their route. To escort one is an Order for somebody else.',
  '9.32': 'Orders are chits, and the other side doesn’t see which one a Formation carries.',
  '9.321': 'Each Fleet or Command has Orders of its own, which nobody else can use.',
  '9.323': 'A few Orders must be shown as soon as they are drawn.',
  '9.33':
    'From the pool to the hand, from the hand to a Formation, and back to the pool after a while: such is the cycle of an Order.',
  '9.34': 'The pool holds all Orders whose conditions are met now.',
  '9.343':
    'Hand-overs and rendezvous are not in the pool. They can always be issued, as long as there are counters for them.',
  '9.35': 'Orders come into the hand in the Orders Step. Only those in hand can be issued.',
  '9.351':
    'Mandatory Orders come by themselves. For the rest one may draw some unseen and keep one of them, or choose one and take another unseen with it.',
  '9.353': 'Choose before you draw: whoever wants a certain Order takes it before anything is drawn unseen.',
  '9.354': 'You may draw as often as you like, or not at all. But what is in hand at the Year’s end Fails.',
  '9.36':
    'An Order in hand is issued to a Formation that is strong enough for it. Until it is Fulfilled or has Failed the Formation does what the Order says and nothing else.',
  '9.362': 'A Formation carries one Order at a time.',
  '9.363':
    'An Order may wait in hand, but if it isn’t Fulfilled when the next Year’s first Orders Step begins it Fails.',
  '9.365':
    'At anchor a Formation gets its Order without more ado. To reach one at sea the Admiral must pass a Strategy Check, once a Turn for each Order.',
  '9.366': 'A Flotilla that sails under another gets no Order of its own.',
  '9.37': 'An Order is executed by going where it says and doing there, without a break, what it says.',
  '9.371':
    'On its way to the place that the Order names a Formation goes by the quickest route as things stand. Where two are equally quick its owner may choose.',
  '9.372': 'Along a route it goes from each name to the next by the quickest way.',
  '9.373':
    'It may go round an enemy Formation that is in sight, by the least detour there is, and round nothing else.',
  '9.375':
    'In its own Port it may wait while a gale blows outside or an enemy lies before it. At sea no gale is gone round.',
  '9.378': 'If the Formation is dissolved its Order ends, unless a Flotilla under it can take it over.',
  '9.38':
    'An Order ends when it is Fulfilled, when it Fails, when it has lost its meaning, or with the Year.',
  '9.386': 'An Order that events have made pointless ends at once and counts neither way.',
  '9.387':
    'To give an Order up on purpose the Admiral must pass a Strategy Check; the worse the Formation is damaged the easier.',
  '9.39': 'An Order just Fulfilled may be extended by a Strategy Check: the same Formation begins it anew.',
  '9.391': 'Each Order can be tried for once; an Admiral may try for several.',
  '9.4': 'Some Orders are always at hand: to take over another’s, and to meet.',
  '9.41': 'A hand-over lets one Formation relieve another of its Order.',
  '9.411':
    'The relief must be fit for the Order itself, sails to the other by the quickest way, and takes over for one Movement Point when they lie together.',
  '9.412': 'Hand-overs are not drawn from the pool. They are there when they are needed.',
  '9.413':
    'The Admiral must pass a Strategy Check to issue a hand-over, once a Turn for each Formation and each Order.',
  '9.42': 'A rendezvous sends a single Squadron to another Port or to a Flotilla.',
  '9.422':
    'Only a Squadron at anchor can be sent to a rendezvous, and the Admiral must pass a Strategy Check.',
  '9.424': 'A rendezvous is for one Squadron, and there are only so many at a time.',
  '9.425': 'The Squadron goes to the Port or the Flotilla that was written down, by the quickest way.',
  '9.426': 'When it gets there it joins the Flotilla without a further check.',
  '9.428': 'Once it has arrived, or joined, the rendezvous is over.',
};
