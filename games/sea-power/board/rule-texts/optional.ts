/** The optional rules (11), in our own words. */
export const optionalTexts: Readonly<Record<string, string>> = {
  '11.0': 'Each of these rules may be used or left out, as both agree before the match.',
  '11.A': 'Long times at sea sharpen crews and wear ships out.',
  '11.A1':
    'An English squadron that has moved two areas at most may go on station: 3 more in every search there this year, against a die of damage shared out among its ships.',
  '11.A2':
    'A squadron bears a long-voyage marker from its eighth area on, a second from the sixteenth, a third from the twenty-fourth. Each costs a die of damage when it has arrived, shared out as the owner likes.',
  '11.B/1':
    'Leaving port takes a die plus the highest leader: 5 or more is fair weather, 3 or 4 keeps the squadron in for the year.',
  '11.B/2':
    'A total of 1 or 2 is a storm: the squadron stays in, and each ship takes a die of damage, though 5 and 6 do no harm.',
  '11.C':
    'From 1793 to 1795 a die says how many leaders the Revolution takes out of the French pool each year. From 1796 on one a year comes back.',
  '11.D': 'Only ships that have lain in a port all year are repaired there.',
  '11.E':
    'Both bid points in secret for the side they want. The higher bid chooses, and the other begins with that many points; equal bids are decided by lot, and nobody gets points.',
  '11.F/1': 'The weaker player may begin with points to make up for it.',
  '11.F/2': 'A side that seems to be worse off in a scenario may begin with points too.',
  '11.G': 'Everything lies face up: squadrons, leaders and ships.',
  '11.H': 'In a campaign a hundred points at the end of a year win at once.',
  '11.I':
    'Each year, from 1800 on in the third war, a die is thrown for the Baltic powers. At the first 6 the Baltic Sea brings the Europeans 4 points that year, unless twelve English ships hold it alone. It happens once a war.',
  '11.J':
    'After a battle that costs the enemy three quarters of his ships Nelson goes home, and misses the year that follows.',
  '11.K':
    'Spain is at war beside France from the first year of the Seven Years War, and of every later war in the campaign that begins with it.',
  '11.L':
    'For each 5 and 6 two more dice are thrown: 11 or 12 takes the ship instead. She pays double points, her leader is a prisoner for a year, and her captor mans the most alike of his idle ships for the next year.',
  '11.M/1':
    'A die is thrown for every ship sunk. On a 6 she is gone for this war and counts for points once more.',
  '11.M/2': 'In the next war of a campaign she is there again.',
  '11.N':
    'Battles by weight: a side gives one hit for each ship, and the one with more attack and leaders the difference on top. Hits go down the enemy’s line by a die a ship, 5 and 6 missing, until they are used up.',
  '11.O/1':
    'From 1795 the English have a die and 6 Russian ships and two Russian leaders each year, drawn anew, in one or two groups with a leader each. They may not leave the waters of Europe.',
  '11.O/2':
    'From 1798 a die says each year whether they stay: 3, 4 and 5 or less in the three years send them home for good. From 1801 there are none.',
};
