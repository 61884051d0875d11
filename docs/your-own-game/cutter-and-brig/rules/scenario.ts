/** What a scenario says, what it can get wrong, and who sits where. */
import { Exactly, type Flaw, type SeatInfo, type Static, Type } from '@weathergage/kernel';
import { isCove, isLandfall, squaresWhere } from './chart.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });

export const ScenarioSchema = Exactly({
  id: Name,
  title: Name,
  date: Type.String({ maxLength: 60 }),
  place: Type.String({ maxLength: 60 }),
  briefing: Type.String({ maxLength: 1000 }),
  balance: Type.Optional(Type.String({ maxLength: 200 })),
  turnLimit: Type.Integer({ minimum: 1, maximum: 40 }),
  chart: Type.Array(Type.String({ pattern: '^[#~.a-zR0-9]{5,20}$' }), { minItems: 5, maxItems: 20 }),
  coves: Type.Array(Exactly({ mark: Type.String({ pattern: '^[a-z]$' }), name: Name }), {
    minItems: 2,
    maxItems: 6,
  }),
  cutter: Name,
  brig: Name,
  wind: Type.Integer({ minimum: 0, maximum: 7 }),
});
export type Scenario = Static<typeof ScenarioSchema>;

export const OptionsSchema = Exactly({ moon: Type.Optional(Type.Boolean()) });
export type Options = Static<typeof OptionsSchema>;

export function examine({ chart, coves }: Scenario): Flaw[] {
  const flaws: Flaw[] = [];
  const count = (mark: string): number => squaresWhere(chart, (each) => each === mark).length;
  if (chart.some((row) => row.length !== chart[0]?.length))
    flaws.push({ path: '/chart', expected: 'rows of the same length' });
  if (count('R') !== 1) flaws.push({ path: '/chart', expected: "one R, the brig's station" });
  if (squaresWhere(chart, isLandfall).length === 0)
    flaws.push({ path: '/chart', expected: 'a digit at least: where the cutter makes the land' });
  for (const [index, { mark }] of coves.entries())
    if (count(mark) !== 1 || coves.findIndex((cove) => cove.mark === mark) !== index)
      flaws.push({ path: `/coves/${index}/mark`, expected: 'a letter that is on the chart once' });
  if (squaresWhere(chart, isCove).length !== coves.length)
    flaws.push({ path: '/coves', expected: 'a name for every cove of the chart' });
  return flaws;
}

export const seats = ({ cutter, brig }: Scenario): SeatInfo[] => [
  { id: 'smuggler', side: 'smuggler', name: cutter },
  { id: 'revenue', side: 'revenue', name: brig },
];
