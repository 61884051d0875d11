/** The good officer of the table: sound advice from the view alone, and the turn that he blames. */
import { looseDice, reckon } from '@weathergage/kernel';
import { hearOfficer, livedBy } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../../rules/index.ts';
import type { SegmentOrder } from '../../rules/table/asks.ts';
import { captainBot } from '../captain.ts';
import { officer } from './index.ts';

const scenario = scenarios.find(({ id }) => id === 'frigate-duel')!;
const begun = () => tableAction.setup(scenario, {}, looseDice(1));

describe('the good officer', () => {
  it('gives lawful advice, and the same in two worlds that look the same', async () => {
    const { kinds, faults } = await hearOfficer(officer, { state: begun(), steps: 30, seed: 2 });
    expect(faults).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['segment', 'fire']));
  });
});

describe('where the day was lost', () => {
  const seat = tableAction.seats(scenario)[0]!.id;
  const lived = (seed: number, blunder: number | null) =>
    livedBy(tableAction, {
      state: begun(),
      seat,
      hand: (view, ask, dice) => {
        if (ask.seat === seat && view.turn === blunder && ask.kind === 'segment')
          return { do: 'move', distance: ask.least, turn: ask.turn } satisfies SegmentOrder;
        return captainBot(view, ask, dice);
      },
      dice: ({ asked }) => looseDice(seed * 10000 + asked),
      until: ({ turn }) => turn > 7,
    });
  const PAINS = { worlds: 8, timeIsUp: () => false };

  it('names the turn in which she was put about under the enemy’s guns, and the order', async () => {
    expect((await reckon(officer, lived(2, 4), PAINS)).points[0]).toMatchObject({
      turn: 4,
      cause: 'order',
      counsel: { ordered: 'Amethyst: 1.5″ on, then 45° to starboard' },
    });
  });

  it('names the dice where they did it', async () => {
    const { points } = await reckon(officer, lived(4, 4), PAINS);
    expect(points.find(({ turn }) => turn === 6)).toMatchObject({
      cause: 'dice',
      fortune: 'Thétis’s fire scored 10 hits where 4 were to be expected',
    });
  });
});
