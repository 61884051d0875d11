/** Rules that a module brings along (M), said without its names. */
export const theatreTexts: Readonly<Record<string, string>> = {
  'M1.4':
    'Where war has not been declared nobody fights, Blockades or attacks the other with Auxiliaries; searching, shadowing and screening are allowed. Who breaks the peace pays with Prestige.',
  'M1.7':
    'Neutrals don’t move and can’t be attacked. Some of their Ports shelter a few Squadrons, which may anchor there but not be laid up.',
  'M5.6':
    'Where a trade is contested it has to be covered: by a Formation at sea or by a cruiser sent there, when it is looked at. What is left open counts for the other side.',
  'M6.1':
    'Pirates, once they are active, look for Convoys and attack them, or lie in wait in Straits and Sea Zones. Who leaves them there has Failed an Order.',
  'M6.3':
    'Hired galleys serve for a Year for a point of Prestige. They screen, escort, cover trade and fight pirates, and nothing else.',
  'M10.1':
    'There is no war on land on this chart: the module says which shore a Space faces and what can be done there.',
  'M10.2': 'Bomb vessels before a Port may wreck its yards; then nothing is repaired there for some Turns.',
  'M10.4':
    'Marines may cut out an Auxiliary from under a Port’s guns; the better the Port is defended the less likely.',
  'M10.6':
    'After each such Task the Auxiliary goes to Recovery, and a Formation has one of each kind in an Impulse.',
};
