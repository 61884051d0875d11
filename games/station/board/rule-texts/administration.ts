/** Reinforcement, attrition, repair, Prestige, and playing double-blind (11 to 13), in our own words. */
export const administrationTexts: Readonly<Record<string, string>> = {
  '11.1': 'Once a Turn forces arrive and leave, and Formations are put in order.',
  '11.12':
    'Reinforcements arrive in the Reorganisation. What is called away is gone at once, wherever it is.',
  '11.121': 'What comes and goes, and when, stands in the module’s schedule and in its table of requests.',
  '11.122':
    'A Fleet may ask for reinforcements once a Turn, in spring and summer. The table can also take away.',
  '11.126': 'Where a request needs a check it is made once, not for each thing asked for.',
  '11.13':
    'Reorganisation is Forming and dissolving, transfers, Auxiliaries, detaching and subordinating, and posting and relieving leaders.',
  '11.14': 'New Sail appear at their Port and join Squadrons there.',
  '11.15':
    'Whole Formations come in when the next Turn’s operations open, at the place that the module names.',
  '11.16': 'New Auxiliaries go among the Available.',
  '11.161': 'Where Auxiliaries of a Class differ, the new one is drawn unseen.',
  '11.17': 'Officers arrive by date, and rise by date.',
  '11.172': 'A leader with a date beneath his rank is promoted in the first Turn of that Year.',
  '11.176': 'New officers join the Mess and may be Posted at once.',
  '11.177':
    'Once a Year one leader who has won a Battle may be put forward; a die of nought or one promotes him.',
  '11.18': 'Leaders who have been captured are out of play until they are exchanged.',
  '11.183':
    'Admirals are given back one for one, or bought back for a point of Prestige each. By an option two of a rank count as one of the next.',
  '11.2': 'The sea wears out ships whether or not anybody fires at them.',
  '11.22':
    'Each Turn a Squadron at sea suffers one point of damage, in winter two; at anchor one or two by the die; laid up none.',
  '11.23':
    'Besides, entering a Strait costs a point, and so does holding one for a Turn; a Blockade costs the Port’s Blockade Value. It counts at once if the Squadron leaves earlier.',
  '11.3': 'Squadrons are repaired while they are In Ordinary, and nowhere else.',
  '11.31': 'Damage is taken off in the dockyards, once a Turn, from Squadrons that are laid up.',
  '11.311':
    'First Squadrons come out of ordinary, then the rest are repaired, then others are laid up. So nobody is repaired in the Turn in which he is laid up.',
  '11.312': 'A Squadron that is laid up leaves its Flotilla.',
  '11.32': 'A die on the repair table says how many points are taken off.',
  '11.321': 'Each Port has so many rolls, in every Turn or in each quarter.',
  '11.322': 'You say which Squadrons have the rolls, one each; a second one costs Prestige.',
  '11.324':
    'What a roll takes off beyond what the Squadron has goes to another laid up there, the most damaged first.',
  '11.33': 'Minor Ports do only the most necessary.',
  '11.34': 'A worn-out ship can be broken up to save the others.',
  '11.341': 'A Sail may be hulked if her Squadron is at anchor or laid up: she is lost, and damage with her.',
  '11.35': 'Supplies that a victualling Convoy has landed are worth as many further rolls.',
  '12.1':
    'Prestige decides who wins. It is earned by Orders and by ships taken and sunk, and at the end of a short war, where the theatre says so, by what is left of the fleet.',
  '12.14': 'Prestige is gained and lost at the moment when its cause occurs.',
  '12.2': 'Orders Fulfilled and Failed are counted for each side.',
  '12.23':
    'At the Year’s end the counts are compared: the better one gains, and the worse one may lose, by how far they are apart.',
  '12.3': 'Prestige can be spent, as long as there is any.',
  '12.31':
    'It buys better requests, three further repair rolls, a captured Admiral, or one die thrown again.',
  '12.4': 'By an option the players themselves have ranks, which rise with their Prestige.',
  '13.1': 'One player alone may command one side against a machine.',
  '13.2':
    'Played double-blind both sides give their courses to the umpire, who shows nothing that has not been sighted.',
};
