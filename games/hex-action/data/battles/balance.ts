/**
 * How the battles end with a commodore on either side, from the seed 1 on: matches won by each side, and drawn. To be
 * measured anew whenever ships, rules of victory or the machine change; docs/balance/hex-action.md says how.
 */
type Ends = Readonly<Record<string, number>>;

const ENDS: Readonly<Record<string, Ends>> = {
  'tut-1-sailing': { blue: 104, red: 86, drawn: 10 },
  'tut-2-gunnery': { british: 25, french: 123, drawn: 52 },
  'tut-3-boarding': { british: 133, french: 29, drawn: 38 },
  'ranger-drake-1778-advanced': { british: 78, american: 122, drawn: 0 },
  'nymphe-cleopatre-1793-advanced': { british: 132, french: 58, drawn: 10 },
  'mars-hercule-1798-advanced': { british: 113, french: 85, drawn: 2 },
  'ambuscade-baionnaise-1798': { british: 43, french: 117, drawn: 40 },
  'droits-de-lhomme-1797': { british: 104, french: 24, drawn: 72 },
  'indefatigable-virginie-1796': { british: 68, french: 130, drawn: 2 },
  'constellation-insurgente-1799': { american: 121, french: 70, drawn: 9 },
  'constellation-vengeance-1800': { american: 99, french: 100, drawn: 1 },
  'amethyst-thetis-1808-advanced': { british: 94, french: 105, drawn: 1 },
  'speedy-gamo-1801': { british: 115, spanish: 85, drawn: 0 },
  'kent-confiance-1800': { british: 111, french: 89, drawn: 0 },
  'constitution-guerriere-1812-advanced': { british: 123, american: 75, drawn: 2 },
  'united-states-macedonian-1812-advanced': { british: 107, american: 91, drawn: 2 },
  'constitution-java-1812': { british: 92, american: 108, drawn: 0 },
  'chesapeake-shannon-1813-advanced': { british: 103, american: 97, drawn: 0 },
  'wasp-reindeer-1814-advanced': { british: 108, american: 92, drawn: 0 },
  'constitution-cyane-levant-1815-advanced': { british: 112, american: 88, drawn: 0 },
  'president-1815': { british: 137, american: 63, drawn: 0 },
  'cape-santa-maria-1804': { british: 137, spanish: 60, drawn: 3 },
  'tamatave-1811': { british: 79, french: 89, drawn: 32 },
  'pulo-aura-1804': { british: 78, french: 122, drawn: 0 },
  'lake-erie-1813': { british: 93, american: 103, drawn: 4 },
  'lake-champlain-1814': { british: 73, american: 119, drawn: 8 },
  'valcour-island-1776': { british: 90, american: 110, drawn: 0 },
  'flamborough-head-1779': { british: 91, american: 95, drawn: 14 },
  'cape-henry-1781': { british: 84, french: 105, drawn: 11 },
  'ushant-1778': { british: 98, french: 42, drawn: 60 },
  'chesapeake-capes-1781': { british: 81, french: 113, drawn: 6 },
  'dogger-bank-1781': { british: 110, dutch: 70, drawn: 20 },
  'negapatam-1782': { british: 126, french: 69, drawn: 5 },
  'saintes-1782': { british: 107, french: 48, drawn: 45 },
  'gut-of-gibraltar-1801': { british: 131, allied: 48, drawn: 21 },
  'first-of-june-1794': { british: 103, french: 46, drawn: 51 },
  'cape-st-vincent-1797': { british: 127, spanish: 73, drawn: 0 },
  'hogland-1788': { russian: 52, swedish: 108, drawn: 40 },
  'athos-1807': { russian: 56, ottoman: 109, drawn: 35 },
  'cape-ortegal-1805': { british: 76, french: 76, drawn: 48 },
  'san-domingo-1806': { british: 124, french: 68, drawn: 8 },
  'trafalgar-weather-column': { british: 84, allied: 114, drawn: 2 },
  'trafalgar-lee-column': { british: 60, allied: 120, drawn: 20 },
  'trafalgar-1805': { british: 57, allied: 98, drawn: 45 },
  'nile-1798': { british: 44, french: 119, drawn: 37 },
  'camperdown-1797': { british: 149, dutch: 22, drawn: 29 },
  'copenhagen-1801': { british: 130, danish: 67, drawn: 3 },
  'algeciras-1801': { british: 102, allied: 98, drawn: 0 },
  'tripoli-1804': { american: 118, tripolitan: 54, drawn: 28 },
  'granville-1803': { british: 102, french: 98, drawn: 0 },
  'lissa-1811': { british: 62, allied: 119, drawn: 19 },
  'basque-roads-1809': { british: 92, french: 108, drawn: 0 },
  'grand-port-1810': { british: 62, french: 84, drawn: 54 },
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
