/** Convoys, corsairs and flagships (10), in our own words. */
export const convoysTexts: Readonly<Record<string, string>> = {
  '10.1': 'Convoys are merchantmen, troops or supplies that sail by a route and can’t defend themselves.',
  '10.11': 'A Convoy suffers damage but can’t do any, and never begins a Battle.',
  '10.113': 'Convoys are always in sight, unless they have scattered.',
  '10.114': 'A Convoy keeps to its route. If it can’t go on along it, it scatters.',
  '10.115': 'At its destination a Convoy does what it came for and leaves the chart.',
  '10.12': 'An escort is a Squadron with the Order to sail with a Convoy and protect it.',
  '10.121': 'It goes to the Convoy by the quickest way and stays with it until it is home or scattered.',
  '10.123':
    'Some Convoys gather together with an escort that lies in their Port: it has its Order from the beginning.',
  '10.13':
    'In a Battle a Convoy counts as a Formation of its own, which is drawn in after all who could protect it.',
  '10.14': 'Convoys are damaged in Battle, by attacks and by gales, but not by wear.',
  '10.142': 'After so much damage a Convoy scatters, as its instructions say.',
  '10.15': 'A Convoy scatters if it is hurt too much or if its route is barred.',
  '10.152': 'A scattered Convoy is turned face down and is out of sight.',
  '10.16': 'Troop Convoys carry an army from a Port to where the module needs it.',
  '10.161': 'They gather in the Reorganisation and can’t be divided or added to afterwards.',
  '10.163':
    'When its troops are landed a troop Convoy leaves the chart, and the module says what that brings.',
  '10.17': 'Victualling Convoys bring supplies, which are worth repairs.',
  '10.172':
    'A victualling Convoy gathers two points of repair in every Turn that it waits; then it sails, and unloads them where they are wanted.',
  '10.18': 'Auxiliaries may be sent to attack Convoys.',
  '10.181': 'The Convoy must be within the Auxiliary’s range, or in the place where it stands watch.',
  '10.182': 'Only a Convoy in sight can be attacked.',
  '10.183':
    'Each attack is a die in the column of the damage table that bears the letter of the Auxiliary’s Class, before any Battle in the place.',
  '10.185': 'There is one such attack in a Space at a time.',
  '10.2':
    'Corsairs are nobody’s friends, or a side’s privateers: they cost Prestige if nobody keeps them down.',
  '10.21': 'Corsairs have bases, come out when they are activated, and can be kept in.',
  '10.211':
    'Corsairs who are left in peace are a disgrace, and cost the side that should have dealt with them.',
  '10.214': 'Corsairs do nothing until they are activated, by an event or by a die.',
  '10.215': 'An Order can send a Flotilla against their base; if it succeeds they keep quiet for a time.',
  '10.22': 'They are used like Auxiliaries.',
  '10.221':
    'Corsairs who find a Convoy attack it; what they see is no news to a fleet unless they are its friends.',
  '10.222': 'They may stand watch in places, but not before Enemy Ports unless the module allows it.',
  '10.223': 'They belong to their base: after a Task they recover by themselves and go back there.',
  '10.3': 'The greatest ships have counters and names of their own.',
  '10.31': 'A flagship is one named ship and counts as a Squadron of one.',
  '10.311':
    'She is slow and stout, sails only in a Flotilla and always together with a Squadron of the line of her nation; she goes nowhere by herself.',
  '10.312':
    'A flagship that has lost her Flotilla goes to the nearest Friendly Port, with a Squadron if there is one, else like one.',
  '10.32':
    'An Admiral fights in his flagship, whose Combat is shifted in her side’s favour by the number on her.',
};
