/** Movement, winds, Sea Zones and Gales (5): what the chapter on sailing leaves to the numbers below it. */
export const movingTexts: Readonly<Record<string, string>> = {
  '5.11':
    'Formations move by Lanes and Spaces and through Sea Zones, for Movement Points; the Wind says what is easy.',
  '5.111': 'A step to the next place costs one point as a rule, and sometimes a die besides.',
  '5.112': 'Everybody moves one point at a time, so that all move together.',
  '5.113': 'One side lays Directional Markers beforehand instead of writing its moves.',
  '5.114': 'Distances are measured in Movement Points.',
  '5.12': 'Squadrons and Convoys have a Movement Allowance; a Flotilla has that of her slowest Squadron.',
  '5.121': 'The whole allowance must be spent in each Impulse.',
  '5.122': 'Oversized Flotillas have one point less, or two or three; Damage takes points off too.',
  '5.123': 'Less is spent only by who becomes Ready during the Impulse; who is In Ordinary spends nothing.',
  '5.13':
    'An Impulse has four Increments. With four points one is spent in each; with three not in the first; with two in the second and fourth; with one in the last.',
  '5.131':
    'Five points move as four, but are better in Gales, at catching the Wind and for the weather gauge.',
  '5.132': 'Who loses points by Damage moves on as if she had begun the Impulse so.',
  '5.134': 'Who spends no point in an Increment may still be in a Battle at its end.',
  '5.135': 'She also feels a Gale, but not the wear that comes with spending a point.',
  '5.151': 'A Directional Marker points to an edge or a corner, or says that she does not move.',
  '5.153': 'Who is to be made Ready in this Increment has a marker that she does not move.',
  '5.211':
    'Prevailing Winds always blow unless a Seasonal Wind sets them aside; Seasonal Winds are thrown for at the start of each Impulse.',
  '5.212': 'Spaces are round, alone or overlapping, large or small, white or coloured; Ports are anchors.',
  '5.213': 'Lanes are lines of dashes, chevrons or arrows.',
  '5.214': 'Sea Zones are boxes over open water.',
  '5.215': 'Each colour of a Wind has its own sign as well.',
  '5.221': 'Large Spaces always count. Small ones count only for who moves against the Wind.',
  '5.222': 'Who is in a Small Space goes on to the next Large one first, which costs a point.',
  '5.223': 'A white Space feels the Prevailing Wind alone, a coloured one the Seasonal Winds of its colours.',
  '5.232':
    'On a dashed Lane the Wind must be caught first. Chevrons point where the Prevailing Wind blows, coloured arrows where a Seasonal one does while it is Blowing.',
  '5.233':
    'Where a Lane has several lines, that of a Seasonal Wind holds while it is Blowing, else the plain one.',
  '5.234':
    'Coloured Spaces on a Lane without coloured lines: there the Seasonal Wind blows as the Prevailing one does.',
  '5.235': 'Against a Seasonal Wind every Small Space counts, whatever its colour.',
  '5.236': 'A sign beside a white Space only says which Wind the coloured line is.',
  '5.237':
    'Two Seasonal Winds never blow on one Lane, but for Contra Winds, of which there is one or the other.',
  '5.242': 'Contra Winds are a pair: one die is thrown, and low gives the one, high the other, or neither.',
  '5.243': 'Chits say which Seasonal Winds are Blowing; turned over, that it is a Gale.',
  '5.244': 'Each Wind’s sign on the table is that of the Spaces and Zones it blows in.',
  '5.251':
    'A Lane of Seasonal Winds alone may be used while they do not blow, by catching the Wind and without its Small Spaces.',
  '5.252': 'Against a Wind at Gale Force the Wind must be caught on every Lane that it blows on.',
  '5.253':
    'One die, less half the Leader’s rating and less one with five points of movement; four or less catches the Wind. A Gale makes it harder.',
  '5.254': 'At the edge of a Sea Zone the Leader helps in the same way.',
  '5.256': 'When the best way is judged, the Wind is taken to be caught at the first try.',
  '5.261':
    'A Strait is a Large Space that can be Interdicted, where Enemies are Spotted and entering brings wear.',
  '5.271':
    'A Sea Zone names its ways in and out along each edge, the Winds there, and the numbers by which it is entered and left.',
  '5.273':
    'To enter she pays a point from a place named at an edge, and is at the way in; from the next Increment on she must throw its number or less to be in the Zone.',
  '5.274':
    'To leave she pays a point and is at the way out; from the next Increment on she must throw its number or less. Into a Space she may then be Off Course.',
  '5.275': 'The Winds at the edge she uses count, so the edge is remembered, over Impulses if need be.',
  '5.276':
    'A Wind that blows her way takes 2 off the die, one against her adds 2. At Gale Force it adds 3 either way.',
  '5.277': 'Winds may change while she tries, and what they count with them.',
  '5.278': 'From the way in to the way out she is in the Zone.',
  '5.279': 'At the way in or out nobody turns back, nor changes where he is going.',
  '5.27.11':
    'Off Course leads to a Space next to the one she meant, not merely to another way out of the Zone.',
  '5.27.12':
    'For the best way each catch at a Zone’s edge is taken to cost one point, with the Winds as they are now.',
  '5.284': 'Some Auxiliaries may strike at what lies in a Harbour of the Enemy.',
  '5.285': 'Key Ports are on the Display, with a track for Repairs and a place for Auxiliaries.',
  '5.287':
    'At a Key Port who is Fitting Out lies in the Harbour; one point makes her Ready in the Port’s Space, and the same the other way. In Ordinary is entered from Fitting Out.',
  '5.289': 'An Enemy at one’s own Port is Spotted.',
  '5.29': 'Tides are part of the chart; where they need more the module says so.',
  '5.31': 'A Seasonal Wind may be at Gale Force, and then wears down all it reaches.',
  '5.311': 'A Gale has its place on the chart, and is weaker the farther from it.',
  '5.312': 'Whether a Wind is a Gale is thrown with it; there are four Forces, in some waters a fifth.',
  '5.313':
    'At the start of each Increment Gales end, move and begin; then it is seen who loses her place in a Flotilla, which Auxiliaries go, and who is driven to sea.',
  '5.314': 'During the Increment a Gale hinders who is in it or comes into it.',
  '5.315': 'At its end the Gale wears them down.',
  '5.322': 'New Gales begin in the first Increment, once those from before have ended or moved.',
  '5.33':
    'A Gale hinders movement, wears ships, scatters Squadrons, drives Squadrons from their anchorage and takes Auxiliaries.',
  '5.341':
    'It reaches all Large Spaces and Sea Zones of its Wind within its radius, and the Small Spaces between them.',
  '5.342': 'Who is in a Small Space feels it as in the next Large one away from its middle.',
  '5.344': 'Of several Gales only the worst counts.',
  '5.345':
    'It does not touch places without its Wind, nor Harbours; who is In Ordinary at a Minor Port feels it less.',
  '5.346': 'The Gale’s own place is range nought.',
  '5.351': 'Out of a Space in a Gale she moves by every Space, small ones too, even with the Wind.',
  '5.352': 'Who is safe in a Harbour can’t leave it while its Port is in a Gale.',
  '5.361': 'In Ordinary at a Minor Port something is taken off what a Gale does.',
  '5.371': 'Convoys may lose their Escort by it, and by the wear may Scatter.',
  '5.373': 'A Squadron driven to sea is Independent unless in a Flotilla already.',
  '5.381': 'Where a Gale may go several ways chance decides, and always farther from where it began.',
  '5.383': 'It need not follow its Wind’s Lanes, only places with its Wind’s sign.',
};
