/** Russians with nobody to sail with. */
import { describe, expect, it } from 'vitest';
import type { PortId } from '../../data/ports.ts';
import { leaderIds, shipIds, yearOf } from '../testing/forces.ts';
import type { Drafted } from './drafted.ts';
import { embarkRussians } from './guests.ts';

const russians = () =>
  yearOf(
    3,
    1797,
    'reorganise',
    { english: { fresh: shipIds('Russia', 3, 0, 4), leaders: leaderIds('Russia', 3, 2) } },
    { russians: true },
  ).forces.english;

/** The squadrons they form of their own, with what room Portsmouth has and how many markers there are. */
function formed(room: number, markers: string[], first = false): string[] {
  const drafts: Drafted[] = [];
  embarkRussians(russians(), drafts, markers, new Map<PortId, number>([['portsmouth', room]]), 2, first);
  return drafts.map(({ squadron, port, stacks }) => `${squadron} ${port ?? '-'} ${stacks.flat().length}`);
}

describe('Russians by themselves', () => {
  it('[11.O/1] [6.21] form as many groups as there are markers for them and room in Portsmouth', () => {
    expect(formed(5, ['one', 'two', 'three'])).toEqual(['one portsmouth 2', 'two portsmouth 2']);
    expect(formed(1, ['one', 'two', 'three'])).toEqual(['one portsmouth 4']);
    expect(formed(0, ['one', 'two', 'three'])).toEqual([]);
    expect(formed(5, ['one'])).toEqual(['one portsmouth 4']);
    expect(formed(5, [])).toEqual([]);
  });

  it('[3.7/5] [11.O/1] as a war begins they wait to be placed, whatever room there is', () => {
    expect(formed(0, ['one', 'two'], true)).toEqual(['one - 2', 'two - 2']);
  });
});
