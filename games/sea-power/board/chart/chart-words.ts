/** What is written on the chart itself, and about its parts. */

export const OCEAN_WORDS = {
  chart: (title: string, year: number) => `Chart of the oceans: ${title}, ${year}`,
  areas: 'A Chart of the Oceans in 44 Areas',
  wind: 'with the wind 0, against it 2',
  calm: 'no steady wind 1',
  worth: 'points of a year',
  regions: 'Parts of the world',
  regionKey: (number: number) => `Key ${number}`,
  world: 'World',
  atlantic: 'Atlantic',
  europe: 'Europe',
  caribbean: 'Caribbean',
  america: 'America',
  india: 'India',
} as const;

/** What the chart can be read without. */
export const OCEAN_LAYERS = [
  { id: 'names', label: 'Names' },
  { id: 'worth', label: 'What a sea is worth' },
  { id: 'control', label: 'Who controls it' },
  { id: 'frigates', label: 'Frigates' },
] as const;

/** The signs, by what the glossary knows them by. */
export const OCEAN_SIGNS = {
  squadron:
    'A squadron at sea, by the sign of its marker. A swallowtail is English, a pointed pennant European; what it holds its owner alone knows.',
  'in-port': 'A squadron in port; with ×2 there are several of the side in one place.',
  frigate: 'A frigate laid in an area: a disc under her is English, a lozenge European.',
  battle: 'A battle is marked here, and fought when all movement is over.',
  station: 'She keeps her station: 3 more in every search here this year.',
  port: 'A port of the English: a round ring. The number is what it repairs, how many squadrons it holds, and how well it is defended.',
  'port-european': 'A port of the Europeans: a lozenge.',
  'port-neutral': 'A neutral port: open to both, and repairs nothing.',
  'port-closed': 'A closed port: nobody enters it in this war.',
  wind: 'The wind at a border between areas: with the arrow a voyage costs nothing, against it 2 points.',
  calm: 'A border without a steady wind: 1 point.',
  area: 'What an area brings the Europeans in a year in which they control it.',
  leader: 'A leader’s rating: what his squadron moves with, and what he adds to dice.',
  ship: 'Beads under a ship: her defence; those filled in red are damage.',
} as const;
