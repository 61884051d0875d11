/** Auxiliaries and what they can be sent to do (6), in our own words. */
export const auxiliariesTexts: Readonly<Record<string, string>> = {
  '6.1':
    'Auxiliaries are the frigates, brigs, galleys and fireships that serve a Formation or a Port without sailing as Squadrons.',
  '6.11': 'Auxiliaries have a Class and a range; their Class is a secret until they are used.',
  '6.113':
    'Classes differ in what they can do: Fleet and Fleet-50 search and stand watch, Light ones nearly the same, galleys only inshore, fireships and bombs attack, marines land.',
  '6.114':
    'An Auxiliary is never destroyed; it can only be used up for a time, or called away with other forces.',
  '6.12':
    'An Auxiliary waits among the Available, is Assigned to a Formation or a Port, carries out a Task, goes to Recovery, and by a lucky die becomes Available again.',
  '6.13':
    'Once a Turn Available Auxiliaries may be Assigned to Formations at anchor and to Ports. Only the Assigned can carry out Tasks.',
  '6.131':
    'A Detachment or a Convoy has room for two Auxiliaries, Flags and Ports for any number, an Independent Squadron for none.',
  '6.132':
    'Some Classes may only be Assigned to certain places, and Formations at sea get new Auxiliaries by Transfer alone.',
  '6.135': 'An Auxiliary may pass between Formations and Ports that lie together, under the rules for Sail.',
  '6.14':
    'After movement each side in turn may send Auxiliaries on Tasks: Class, place of departure and range must suit. Where they go is said; which ones go is shown only when it is settled.',
  '6.142':
    'Range is counted in Movement Points as if the Auxiliary were a Formation, with the winds as they blow, but all of it in one Increment.',
  '6.149': 'Each Task has limits of its own: who may be sent, where, from where, and how often.',
  '6.144': 'No Task takes place in a gale. Range may be counted through one, at double cost.',
  '6.145': 'Light ones and galleys can’t be sent through gales at all, and galleys not through Sea Zones.',
  '6.15':
    'Some Auxiliaries have no limit to their range: they cruise anywhere and may be based in a Sea Zone.',
  '6.153':
    'An Auxiliary of unlimited range may be moved in the Reorganisation to any Friendly Port or to a Sea Zone it may enter; in winter only to a Port.',
  '6.154': 'It may also be handed to a Port or a Formation that lies within its range for a Turn.',
  '6.16': 'Used Auxiliaries lie in Recovery.',
  '6.161':
    'Once a Turn a die is thrown for each Auxiliary in Recovery; if it falls within the numbers of its Class it is Available again.',
  '6.2':
    'Tasks are searching, shadowing, screening, standing watch, attacks by fire or bombs, landings, help in Battle and attacks on Convoys.',
  '6.23':
    'A fireship is sent at one Squadron in the same Space. The fewer the Sail the better its chance; a success burns as the damage table says.',
  '6.231':
    'A fireship’s target must be in the Space where its own Formation is; the harbour counts as that Space.',
  '6.232': 'From a Port a fireship can only be sent at those who Blockade it.',
  '6.233':
    'It succeeds if the die is at least twice the number of Sail in the target; a second die on the damage table says what it does.',
  '6.236':
    'Against ships in harbour the Port’s Blockade Value is taken off the die, but a success does double damage.',
  '6.239':
    'In a Battle no fireship can be sent against the side that has the weather gauge, unless that Squadron came out of harbour.',
  '6.24':
    'A bomb vessel may fire at one Squadron at anchor or laid up, without any answer, or at what the module names.',
  '6.242': 'A bomb vessel must be with a Formation before it can be used.',
  '6.25': 'Marines serve in landings that the module or an Order describes.',
  '6.251': 'Marines must be with a Formation before they can be used.',
  '6.26': 'Fleet Auxiliaries and galleys can help Formations to join a Battle, or hinder them.',
  '6.27': 'Auxiliaries may be sent at a Convoy that is in sight.',
  '6.28':
    'A Task may be screened by one Auxiliary from the place at which it is aimed. Both sides choose in secret; the Classes decide who gets his way.',
  '6.282': 'Fleet, Fleet-50, Light and galley Auxiliaries can screen.',
  '6.283': 'Auxiliaries that sail with a Convoy can do nothing but screen it.',
  '6.29': 'An Auxiliary may stand watch in a place for as long as it is left there.',
  '6.291':
    'A watch may be set in a Strait, before an Enemy Port, or where the module allows; several may share a place.',
  '6.292': 'An Auxiliary that takes up a watch is laid face down: its Class stays hidden.',
  '6.295':
    'One on watch may be screened away by a Formation that comes into its place, or at any time by an Auxiliary of the Port before which it stands.',
  '6.297':
    'While on watch an Auxiliary may search, shadow, screen and attack Convoys in its own place and nowhere else.',
  '6.3': 'Small two-deckers and frigates may serve as Squadrons or as Auxiliaries.',
  '6.31': 'Which Sail can change into which Auxiliaries is fixed.',
  '6.312':
    'Small two-deckers become Fleet-50 Auxiliaries, frigates Fleet Auxiliaries, and the other way round.',
  '6.32':
    'Sail that can serve in two ways may change from one to the other during play, as far as there are counters.',
  '6.321': 'Two Sail of one Class make one Auxiliary; a single Sail can’t change.',
  '6.323':
    'At the start of an Impulse Sail at sea may become an Auxiliary of their own Formation if its leader passes a Leadership Check and there is room for it.',
  '6.324':
    'Back into Sail it goes only from the Available, before Auxiliaries are Assigned; each gives two Sail, which come in as new ones do.',
  '6.325':
    'Squadrons damaged beyond half their rating are not fit to be changed, and a Squadron that takes in such Sail suffers a point of damage.',
};
