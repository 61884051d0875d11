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
  'cape-santa-maria-1804': { british: 129, spanish: 67, drawn: 4 },
  'tamatave-1811': { british: 80, french: 90, drawn: 30 },
  'pulo-aura-1804': { british: 81, french: 119, drawn: 0 },
  'lake-erie-1813': { british: 70, american: 126, drawn: 4 },
  'lake-champlain-1814': { british: 83, american: 111, drawn: 6 },
  'valcour-island-1776': { british: 93, american: 107, drawn: 0 },
  'flamborough-head-1779': { british: 92, american: 93, drawn: 15 },
  'cape-henry-1781': { british: 86, french: 105, drawn: 9 },
  'ushant-1778': { british: 102, french: 46, drawn: 52 },
  'chesapeake-capes-1781': { british: 77, french: 119, drawn: 4 },
  'dogger-bank-1781': { british: 94, dutch: 81, drawn: 25 },
  'negapatam-1782': { british: 127, french: 71, drawn: 2 },
  'saintes-1782': { british: 78, french: 74, drawn: 48 },
  'gut-of-gibraltar-1801': { british: 122, allied: 49, drawn: 29 },
  'first-of-june-1794': { british: 106, french: 58, drawn: 36 },
  'cape-st-vincent-1797': { british: 104, spanish: 93, drawn: 3 },
  'hogland-1788': { russian: 67, swedish: 87, drawn: 46 },
  'athos-1807': { russian: 56, ottoman: 103, drawn: 41 },
  'cape-ortegal-1805': { british: 88, french: 61, drawn: 51 },
  'san-domingo-1806': { british: 120, french: 66, drawn: 14 },
  'trafalgar-weather-column': { british: 84, allied: 107, drawn: 9 },
  'trafalgar-lee-column': { british: 62, allied: 111, drawn: 27 },
  'trafalgar-1805': { british: 55, allied: 103, drawn: 42 },
  'nile-1798': { british: 46, french: 118, drawn: 36 },
  'camperdown-1797': { british: 143, dutch: 16, drawn: 41 },
  'copenhagen-1801': { british: 118, danish: 79, drawn: 3 },
  'algeciras-1801': { british: 100, allied: 99, drawn: 1 },
  'tripoli-1804': { american: 116, tripolitan: 50, drawn: 34 },
  'granville-1803': { british: 109, french: 91, drawn: 0 },
  'lissa-1811': { british: 72, allied: 107, drawn: 21 },
  'basque-roads-1809': { british: 86, french: 114, drawn: 0 },
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
