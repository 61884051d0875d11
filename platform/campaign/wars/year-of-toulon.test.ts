import type { GameEntry } from '@weathergage/kernel';
import { theToulonSortie } from '@weathergage/station/data/mediterranean/scenarios/toulon-1744.ts';
import { warDeclared } from '@weathergage/station/data/mediterranean/scenarios/year-1744.ts';
import { describe, expect, it } from 'vitest';
import * as list from '../../../games/list.ts';
import { CAMPAIGNS } from '../campaigns.ts';
import { fightWar, type Machines } from '../fight.ts';
import { yearOfToulon } from './year-of-toulon.ts';

const machines: Machines = {
  entry: (id) => Object.values(list).find((one) => one.id === id) as unknown as GameEntry,
  bots: { station: 'commodore', 'hex-action': 'straight', 'table-action': 'close' },
};
const { options } = CAMPAIGNS.find(({ id }) => id === 'mediterranean-1744')!;

describe('the year of Toulon', () => {
  const sailOf = ({ squadrons }: typeof yearOfToulon, id: string) =>
    squadrons.filter((one) => one.id === id).map(({ sail }) => sail);

  it('has all that the Year has, once; and the fleets off Toulon where the sortie has them', () => {
    for (const { id, sail } of warDeclared.squadrons) expect(sailOf(yearOfToulon, id)).toEqual([sail]);
    expect(yearOfToulon.flotillas).toEqual(expect.arrayContaining([...theToulonSortie.flotillas]));
    for (const { id, in: where } of theToulonSortie.squadrons)
      expect(yearOfToulon.squadrons.find((one) => one.id === id)!.in).toEqual(where);
    for (const all of [yearOfToulon.auxiliaries, yearOfToulon.squadrons, yearOfToulon.flotillas])
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const officers = [...yearOfToulon.flotillas.map(({ leader }) => leader), ...yearOfToulon.mess];
    expect(new Set(officers).size).toBe(officers.length);
    expect([yearOfToulon.start, yearOfToulon.turns]).toEqual([{ year: 1744, turn: 3 }, 14]);
    expect(yearOfToulon.only).toBeUndefined();
  });

  it('machines fight the two fleets out off Toulon, and the year goes on from what is left', async () => {
    const short = { ...options, turnLimit: 3 };
    const { parent, children } = await fightWar(
      { game: 'station', scenario: yearOfToulon, options: short },
      machines,
      1,
    );
    expect(parent).toMatchObject({ finished: true, violations: [] });
    const [toulon] = children;
    const { title, ships } = toulon!.journal.opening.scenario as unknown as {
      title: string;
      ships: { side: string; name: string }[];
    };
    expect(title).toBe('Toulon, 1744');
    const named = ships.map(({ side, name }) => `${side} ${name}`);
    expect(new Set(named).size).toBe(named.length);
    for (const side of ['british', 'bourbon'])
      expect(ships.filter((one) => one.side === side).length).toBeGreaterThanOrEqual(20);
  });
});
