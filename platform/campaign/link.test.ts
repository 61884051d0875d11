import { type Chooser, type Game, hashOf } from '@weathergage/kernel';
import { type EngagementLink, playOutSlowly } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import * as list from '../../games/list.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { linkFrom } from './fight.ts';
import { PRINTED_MAPPING } from './mapping/printed-mapping.ts';
import { warScenario } from './war-scenario.ts';
import { WAYS } from './ways.ts';

/** A war whose battles nobody fights: what is looked at is what they are made of. */
async function found(
  parent: string,
  way: string,
  changed: (game: Game) => Game,
  link: EngagementLink,
): Promise<{ readonly battles: number; readonly violations: readonly string[] }> {
  const entry = Object.values(list).find(({ id }) => id === parent)!;
  const scenarios = await entry.scenarios();
  const foughtOut = { ways: [way] };
  const [scenario, options, bot] =
    parent === 'station'
      ? [scenarios.find(({ id }) => id === 'first-cruise')!, { turnLimit: 6, foughtOut }, 'random']
      : [warScenario(CAMPAIGNS[0]!, scenarios)!, { foughtOut }, 'nearest'];
  const rules = (await entry.rules()) as unknown as Game;
  const chooser = ((await entry.bots()) as Record<string, Chooser>)[bot]!;
  const choosers = Object.fromEntries(rules.seats(scenario as never).map(({ id }) => [id, chooser]));
  const plan = { seed: 2, choosers, checks: ['link'] as const, link };
  const { journal, violations } = await playOutSlowly(changed(rules), scenario as never, options, plan);
  return {
    battles: journal.entries.filter(({ type }) => type === 'report').length,
    violations: [...new Set(violations.map(({ check, name }) => `${check} ${name}`))],
  };
}

/** As if every battle were told with all that the umpire knows. */
const leaking = (game: Game): Game => ({
  ...game,
  view: (state, seat) => ({ ...(game.view(state, seat) as object), papers: hashOf(state) }),
  imagine: (seen, dice) => {
    const { papers: _, ...view } = seen as { papers: string };
    return game.imagine(view, dice);
  },
  engagements: {
    ...game.engagements!,
    open: (view) =>
      game.engagements!.open(view).map((one) => ({ ...one, papers: (view as { papers: string }).papers })),
  },
});

describe.each(WAYS.map(({ parent, id }) => [parent, id] as const))('from %s to %s', (parent, way) => {
  const link = linkFrom(parent, PRINTED_MAPPING);

  it('a battle is the same match, and whoever sits in it learns nothing, whatever the war hides', async () => {
    const { battles, violations } = await found(parent, way, (game) => game, link);
    expect(battles).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });

  it('a way that carries down what is hidden is found out', async () => {
    const carrying: EngagementLink = {
      ...link,
      madeOf: (engagement) => [link.madeOf(engagement), (engagement as { papers?: string }).papers],
    };
    expect((await found(parent, way, leaking, carrying)).violations).toContain('link child-differs');
    // The same war by a way that leaves it behind: the child tells nothing.
    expect((await found(parent, way, leaking, link)).violations).toEqual([]);
  });
});
