import type { People } from '@weathergage/people';
import type { Store } from '@weathergage/store';
import { describe, expect, it } from 'vitest';
import type { Umpire } from '../umpire.ts';
import { noteGoneOn } from './catching-up.ts';

describe('what a killed server left unnoted', () => {
  it('is looked at, and nothing else is', async () => {
    const noted = Array.from({ length: 250 }, (_, i) => ({ match: `m${String(i).padStart(3, '0')}`, n: i }));
    const people = {
      notes: {
        unfinished: async (after: string, limit: number) =>
          noted.filter(({ match }) => match > after).slice(0, limit),
      },
    } as unknown as People;
    const ahead = new Map([
      ['m003', 4],
      ['m249', 300],
    ]);
    const store = {
      // One has been forgotten meanwhile; one is noted by a server that is further on.
      lastNumber: async (id: string) =>
        id === 'm007' ? null : id === 'm009' ? 8 : (ahead.get(id) ?? Number(id.slice(1))),
    } as unknown as Store;
    const looked: string[] = [];
    const umpire = { known: async (id: string) => looked.push(id) } as unknown as Umpire;
    await noteGoneOn(people, store, umpire);
    expect(looked).toEqual(['m003', 'm249']);
  });
});
