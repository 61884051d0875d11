import {
  type Engagement,
  type Game,
  optionFlaws,
  scenarioFlaws,
  schemaFlaws,
  verifyJournal,
} from '@weathergage/kernel';
import { QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import * as list from '../../games/list.ts';
import { type CampaignFile, CampaignFileSchema, campaignFile } from './campaign-file.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { type FoughtWar, fightWar, type Machines } from './fight.ts';
import { mappingIn, withMapping } from './mapping/bound-mapping.ts';
import { mappingHash, mappingWith } from './mapping/mapping.ts';
import { PRINTED_MAPPING } from './mapping/printed-mapping.ts';
import { onlyChild, testSeaBattle, testStationBattle } from './testing/battles.ts';
import { verifyCampaign } from './verify.ts';
import { warScenario } from './war-scenario.ts';
import { WAYS, wayFor } from './ways.ts';

const ENTRIES = Object.values(list);
const machines: Machines = {
  entry: (id) => ENTRIES.find((one) => one.id === id) as never,
  bots: { 'hex-action': 'straight', 'table-action': 'close', station: 'random', 'sea-power': 'nearest' },
};
const GAMES = new Map<string, Game>(
  await Promise.all(ENTRIES.map(async (one) => [one.id, (await one.rules()) as unknown as Game] as const)),
);

/** The last of them with what the battles came to: the same report in every world that looks the same to somebody. */
const CHECKS = [...QUICK_CHECKS, 'link'] as const;

/** A small war, played once for each way. */
const WARS = new Map<string, Promise<FoughtWar>>();
function warOf(game: string, way: string): Promise<FoughtWar> {
  const war = WARS.get(`${game} ${way}`) ?? play(game, way);
  WARS.set(`${game} ${way}`, war);
  return war;
}

async function play(game: string, way: string): Promise<FoughtWar> {
  const scenarios = await machines.entry(game).scenarios();
  const foughtOut = { ways: [way] };
  if (game === 'station') {
    const scenario = scenarios.find(({ id }) => id === 'first-cruise')!;
    return fightWar({ game, scenario, options: { turnLimit: 8, foughtOut } }, machines, 2, CHECKS);
  }
  const scenario = warScenario(CAMPAIGNS[0]!, scenarios)!;
  const options = { capture: way === 'hex-action', foughtOut };
  return fightWar({ game, scenario, options }, machines, 2, CHECKS);
}

const fileOf = (war: FoughtWar): CampaignFile => campaignFile('test', war, PRINTED_MAPPING);

describe('the campaigns', () => {
  it('are of scenarios and ways that there are, and their games can play them', async () => {
    for (const campaign of CAMPAIGNS) {
      const game = GAMES.get(campaign.game)!;
      const scenario = warScenario(campaign, await machines.entry(campaign.game).scenarios());
      expect([...scenarioFlaws(game, scenario), ...optionFlaws(game, campaign.options)]).toEqual([]);
      const { ways } = (campaign.options as { foughtOut: { ways: string[] } }).foughtOut;
      for (const way of ways) expect(wayFor(campaign.game, { way }).child).toBe(way);
    }
    expect(() => wayFor('station', { way: 'the-moon' })).toThrow('no way');
  });
});

describe('a war below a war', () => {
  const seas = async (options: object, mapping = PRINTED_MAPPING, seed = 3) => {
    const evening = CAMPAIGNS.find(({ id }) => id === 'evening-1778')!;
    const scenario = warScenario(evening, await machines.entry('sea-power').scenarios())!;
    const war = await fightWar({ game: 'sea-power', scenario, options }, machines, seed, undefined, mapping);
    return campaignFile('test', war, mapping, GAMES);
  };
  const copy = (file: CampaignFile) => JSON.parse(JSON.stringify(file)) as CampaignFile;

  it('year, season and battle: all three are proven, and a battle of a season that is missing is missed', async () => {
    const options = { foughtOut: { ways: ['station'], below: { ways: ['hex-action'] } } };
    const file = await seas(options, PRINTED_MAPPING, 4);
    expect(schemaFlaws(CampaignFileSchema, file)).toEqual([]);
    const inner = file.battles.filter(({ within }) => within !== undefined);
    expect(inner.length).toBeGreaterThan(0);
    expect(verifyCampaign(file, GAMES).verdict).toBe('honest');
    const without = { ...file, battles: file.battles.filter((one) => one !== inner[0]) };
    expect(verifyCampaign(without, GAMES).verdict).toBe('dishonest');
    const famous = copy(file);
    famous.careers![0]!.fame += 100;
    expect(verifyCampaign(famous, GAMES)).toMatchObject({ verdict: 'dishonest', careers: { ok: false } });
  });

  it('by a mapping in its own options: battles and seasons are made by it, and proven by it alone', async () => {
    const read = mappingWith(PRINTED_MAPPING, {
      season: { turns: 3 },
      hexAction: { heats: { warm: { turns: 9 }, decisive: { turns: 9 } } },
    });
    if (!read.ok) throw new Error(read.path);
    const foughtOut = { ways: ['station'], below: { ways: ['hex-action'] } };
    const { mapping: _, ...file } = await seas(withMapping({ foughtOut }, read.mapping), read.mapping, 4);
    const [season] = file.battles;
    expect(season!.journal.opening.options).toEqual(
      withMapping({ foughtOut: foughtOut.below }, read.mapping),
    );
    expect(file.battles.some(({ within }) => within !== undefined)).toBe(true);
    expect(verifyCampaign(file, GAMES)).toMatchObject({ verdict: 'honest', mapping: { ok: true } });
    const forged = copy(file);
    (mappingIn(forged.war.opening.options) as { season: { turns: number } }).season.turns = 4;
    expect(verifyCampaign(forged, GAMES)).toMatchObject({ verdict: 'dishonest', mapping: { ok: false } });
  });

  it('divisions side by side are one report, by a mapping that the file names', async () => {
    const read = mappingWith(PRINTED_MAPPING, { divisions: { apart: 6 } });
    if (!read.ok) throw new Error(read.path);
    const foughtOut = { ways: ['table-action'], mapping: mappingHash(read.mapping) };
    const file = await seas({ foughtOut }, read.mapping);
    const reports = file.war.entries.filter(({ type }) => type === 'report').length;
    expect(file.battles.length).toBeGreaterThan(reports);
    expect(verifyCampaign(file, GAMES).verdict).toBe('honest');
    const { mapping: _, ...printed } = file;
    expect(verifyCampaign(printed, GAMES)).toMatchObject({ verdict: 'dishonest', mapping: { ok: false } });
    const forged = copy(file);
    forged.mapping!.table.action.crippled = 1;
    expect(verifyCampaign(forged, GAMES)).toMatchObject({ verdict: 'dishonest', mapping: { ok: false } });
    const [first, second, ...rest] = file.battles;
    const swapped = { ...file, battles: [second!, first!, ...rest] };
    expect(verifyCampaign(swapped, GAMES).verdict).toBe('dishonest');
  });
});

describe.each(WAYS.map((way) => [way.parent, way.id, way] as const))('from %s to %s', (parent, id, way) => {
  it('battles go down and come back: nothing is broken, and all of it is proven', async () => {
    const war = await warOf(parent, id);
    expect(war.parent).toMatchObject({ finished: true, violations: [] });
    expect(war.children.length).toBeGreaterThan(0);
    for (const { played } of war.children) expect(played).toMatchObject({ finished: true, violations: [] });
    const file = fileOf(war);
    const proof = verifyCampaign(file, GAMES);
    expect(proof.verdict).toBe('honest');
    expect(verifyJournal(GAMES.get(parent)!, file.war).verdict).toBe('in-part');

    const [first, ...rest] = file.battles;
    expect(verifyCampaign({ ...file, battles: rest }, GAMES).verdict).toBe('dishonest');
    const shorter = { ...first!.journal, entries: first!.journal.entries.slice(0, -1) };
    expect(
      verifyCampaign({ ...file, battles: [{ ...first!, journal: shorter }, ...rest] }, GAMES).verdict,
    ).toBe('dishonest');
  });

  it('a report of something else is found out, and so is a battle that was fought with other ships', async () => {
    const file = fileOf(await warOf(parent, id));
    const swapped = JSON.parse(JSON.stringify(file)) as CampaignFile;
    const report = swapped.war.entries.find((entry) => entry.type === 'report')!;
    const leaders = (report.result as { leaders: unknown[] }).leaders;
    leaders.length = leaders.length > 0 ? 0 : leaders.push({ leader: 'nobody', fate: 'killed' });
    expect(verifyCampaign(swapped, GAMES).verdict).toBe('dishonest');
    const other = JSON.parse(JSON.stringify(file)) as CampaignFile;
    (other.battles[0]!.journal.opening.scenario as { title: string }).title = 'Elsewhere';
    expect(verifyCampaign(other, GAMES).verdict).toBe('dishonest');
  });

  it('is the same for the same engagement, and each seat of the war has its own in the battle', () => {
    const engagement = SAMPLES[parent]!;
    expect(onlyChild(way, engagement)).toEqual(onlyChild(way, JSON.parse(JSON.stringify(engagement))));
    const { scenario, options } = onlyChild(way, engagement);
    const game = GAMES.get(id)!;
    expect([...scenarioFlaws(game, scenario), ...optionFlaws(game, options)]).toEqual([]);
    const seats = game.seats(scenario as never).map((seat) => seat.id);
    expect(Object.keys(engagement.fighters).map((seat) => way.seatOf(engagement, seat))).toEqual(seats);
    expect(() => way.seatOf(engagement, 'gallery')).toThrow('takes no part');
  });
});

const SAMPLES: Readonly<Record<string, Engagement>> = {
  'sea-power': testSeaBattle(),
  station: testStationBattle({ ground: 'port', works: { side: 'A', blockadeValue: 2 }, gale: true }),
};
