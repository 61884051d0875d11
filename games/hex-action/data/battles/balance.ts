/**
 * How the battles end with a commodore on either side, from the seed 1 on: matches won by each side, and drawn. To be
 * measured anew whenever ships, rules of victory or the machine change; docs/balance/hex-action.md says how.
 */
type Ends = Readonly<Record<string, number>>;

const ENDS: Readonly<Record<string, Ends>> = {
  'tut-1-sailing': { blue: 104, red: 86, drawn: 10 },
  'tut-2-gunnery': { british: 26, french: 121, drawn: 53 },
  'tut-3-boarding': { british: 134, french: 31, drawn: 35 },
  'ranger-drake-1778-advanced': { british: 83, american: 117, drawn: 0 },
  'nymphe-cleopatre-1793-advanced': { british: 132, french: 60, drawn: 8 },
  'mars-hercule-1798-advanced': { british: 111, french: 85, drawn: 4 },
  'ambuscade-baionnaise-1798': { british: 43, french: 118, drawn: 39 },
  'droits-de-lhomme-1797': { british: 100, french: 26, drawn: 74 },
  'indefatigable-virginie-1796': { british: 67, french: 130, drawn: 3 },
  'constellation-insurgente-1799': { american: 119, french: 73, drawn: 8 },
  'constellation-vengeance-1800': { american: 102, french: 97, drawn: 1 },
  'amethyst-thetis-1808-advanced': { british: 92, french: 108, drawn: 0 },
  'speedy-gamo-1801': { british: 110, spanish: 90, drawn: 0 },
  'kent-confiance-1800': { british: 109, french: 91, drawn: 0 },
  'constitution-guerriere-1812-advanced': { british: 122, american: 76, drawn: 2 },
  'united-states-macedonian-1812-advanced': { british: 107, american: 91, drawn: 2 },
  'constitution-java-1812': { british: 83, american: 117, drawn: 0 },
  'chesapeake-shannon-1813-advanced': { british: 102, american: 98, drawn: 0 },
  'wasp-reindeer-1814-advanced': { british: 111, american: 89, drawn: 0 },
  'constitution-cyane-levant-1815-advanced': { british: 111, american: 89, drawn: 0 },
  'president-1815': { british: 136, american: 64, drawn: 0 },
  'cape-santa-maria-1804': { british: 15, spanish: 9, drawn: 1 },
  'tamatave-1811': { british: 80, french: 90, drawn: 30 },
  'pulo-aura-1804': { british: 7, french: 15, drawn: 0 },
  'lake-erie-1813': { british: 9, american: 10, drawn: 1 },
  'lake-champlain-1814': { british: 9, american: 11, drawn: 0 },
  'flamborough-head-1779': { british: 92, american: 93, drawn: 15 },
  'cape-henry-1781': { british: 7, french: 13, drawn: 0 },
  'ushant-1778': { british: 9, french: 3, drawn: 8 },
  'chesapeake-capes-1781': { british: 8, french: 12, drawn: 0 },
  'dogger-bank-1781': { british: 9, dutch: 8, drawn: 3 },
  'negapatam-1782': { british: 10, french: 10, drawn: 0 },
  'saintes-1782': { british: 7, french: 5, drawn: 8 },
  'gut-of-gibraltar-1801': { british: 12, allied: 6, drawn: 2 },
  'first-of-june-1794': { british: 9, french: 10, drawn: 1 },
  'cape-st-vincent-1797': { british: 10, spanish: 10, drawn: 0 },
  'hogland-1788': { russian: 3, swedish: 12, drawn: 5 },
  'athos-1807': { russian: 4, ottoman: 10, drawn: 8 },
  'cape-ortegal-1805': { british: 6, french: 8, drawn: 6 },
  'san-domingo-1806': { british: 120, french: 66, drawn: 14 },
  'trafalgar-weather-column': { british: 10, allied: 9, drawn: 1 },
  'trafalgar-lee-column': { british: 7, allied: 12, drawn: 1 },
  'nile-1798': { british: 4, french: 13, drawn: 3 },
  'camperdown-1797': { british: 12, dutch: 3, drawn: 5 },
  'copenhagen-1801': { british: 10, danish: 9, drawn: 1 },
  'algeciras-1801': { british: 14, allied: 8, drawn: 0 },
  'tripoli-1804': { american: 11, tripolitan: 6, drawn: 3 },
  'granville-1803': { british: 9, french: 11, drawn: 0 },
  'lissa-1811': { british: 7, allied: 12, drawn: 1 },
  'basque-roads-1809': { british: 11, french: 9, drawn: 0 },
  'grand-port-1810': { british: 54, french: 97, drawn: 49 },
  'alvoen-1808': { british: 143, danish: 57, drawn: 0 },
};

/** Of a normal distribution, for 95 %. */
const Z = 1.96;

/** Between what limits the true share lies (Wilson). */
function limits(wins: number, matches: number): readonly [least: number, most: number] {
  const z2 = (Z * Z) / matches;
  const share = wins / matches;
  const middle = share + z2 / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / matches + (Z * Z) / (4 * matches * matches));
  return [(middle - spread) / (1 + z2), (middle + spread) / (1 + z2)];
}

const percent = (share: number): number => Math.round(share * 100);
const named = (side: string): string => side[0]!.toUpperCase() + side.slice(1);

/** What a player wants to know before he takes a side; nothing where it has not been measured. */
export function balanceOf(id: string): string | undefined {
  const ends = ENDS[id];
  if (ends === undefined) return undefined;
  const { drawn = 0, ...wins } = ends;
  const matches = Object.values(ends).reduce((sum, each) => sum + each, 0);
  const shares = Object.entries(wins)
    .sort(([, x], [, y]) => y - x)
    .map(([side, won], rank) => {
      const [least, most] = limits(won, matches);
      const between = rank === 0 ? ` (${percent(least)} to ${percent(most)})` : '';
      return `${named(side)} ${percent(won / matches)} %${between}`;
    });
  return `Machine against machine, ${matches} matches: ${shares.join(', ')}, drawn ${percent(drawn / matches)} %.`;
}
