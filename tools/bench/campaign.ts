/** What a battle, or a season, that is fought out costs: to make its match, to take its report, to load a war of thirty. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CAMPAIGNS,
  fightWar,
  type Machines,
  partsOf,
  reportOn,
  warScenario,
  wayFor,
} from '@weathergage/campaign';
import {
  commitmentTo,
  type Game,
  type GameEntry,
  Match,
  type Opening,
  rebuildMatch,
  scenarioFlaws,
} from '@weathergage/kernel';
import { loadMatch, type MatchRecord, SqliteStore } from '@weathergage/store';
import { GAMES } from '../../games/index.ts';
import { type Figure, rounded } from './figure.ts';

const BATTLES = 30;
/** Of a war with two dozen battles between these machines, and of one that lends it the rest. */
const SEEDS = [3, 1] as const;
const SECRET = '5a'.repeat(32);
const entryOf = (id: string): GameEntry => GAMES.find((one) => one.id === id) as unknown as GameEntry;
const machines: Machines = {
  entry: entryOf,
  bots: { 'hex-action': 'straight', 'table-action': 'close', station: 'commodore', 'sea-power': 'nearest' },
};

type Played = Awaited<ReturnType<typeof fightWar>>;

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

export async function campaign(): Promise<readonly Figure[]> {
  const plan = CAMPAIGNS.find(({ id }) => id === 'maritime-war-1778')!;
  const scenario = warScenario(plan, await entryOf(plan.game).scenarios())!;
  const fight = (way: string, seed: number): Promise<Played> => {
    const options = { ...plan.options, foughtOut: { ways: [way] } };
    return fightWar({ game: plan.game, scenario, options }, machines, seed, []);
  };
  const [war, other] = [await fight('hex-action', SEEDS[0]), await fight('hex-action', SEEDS[1])];
  const battles = [...war.children, ...other.children].slice(0, BATTLES);
  const distinct = new Set(battles.map(({ hash }) => hash)).size;
  if (distinct < BATTLES) throw new Error(`There are ${distinct} different battles, not ${BATTLES}.`);
  const sea = await entryOf(plan.game).rules();
  const cost = async (what: string, fought: Played, board: string): Promise<Figure[]> => {
    const { made, taken } = followed(fought, sea, await entryOf(board).rules());
    return [
      { name: `${what}-made`, value: rounded(mean(made)), unit: 'ms', target: '< 50' },
      { name: `${what}-reported`, value: rounded(mean(taken)), unit: 'ms', target: '< 50' },
    ];
  };
  return [
    ...(await cost('battle', war, 'hex-action')),
    ...(await cost('season', await fight('station', SEEDS[0]), 'station')),
    {
      name: `campaign-load-${BATTLES}`,
      value: rounded(await loaded(war, battles, sea)),
      unit: 'ms',
      target: '< 200',
    },
  ];
}

const openingOf = (game: Game, scenario: unknown, options: unknown): Opening =>
  ({
    game: game.id,
    rulesVersion: game.rulesVersion,
    scenario,
    options,
    dice: { kind: 'checkable', commitment: commitmentTo(SECRET), nonces: {} },
  }) as Opening;

/** The war again: each battle made when it waits, and its report made and taken where the journal has it. */
function followed(war: Played, sea: Game, board: Game): { made: number[]; taken: number[] } {
  const { opening, entries } = war.parent.journal;
  const match = rebuildMatch(sea, { ...war.parent.journal, entries: [] });
  const lasts = new Map(
    war.children.map(({ engagement, journal }) => [
      engagement,
      { journal, last: rebuildMatch(board, journal).state },
    ]),
  );
  const [made, taken]: [number[], number[]] = [[], []];
  const known = new Set<string>();
  for (const entry of entries) {
    const from = performance.now();
    if (entry.type === 'report') {
      const fought = match.engagements.find(({ id }) => id === entry.engagement)!;
      reportOn(wayFor(opening.game, fought), fought, [lasts.get(fought.id)!]);
    }
    match.follow(entry);
    if (entry.type === 'report') taken.push(performance.now() - from);
    for (const engagement of match.engagements.filter(({ id }) => !known.has(id))) {
      known.add(engagement.id);
      const begun = performance.now();
      for (const { scenario, options } of partsOf(wayFor(opening.game, engagement), engagement)) {
        if (scenarioFlaws(board, scenario).length > 0) throw new Error(`${engagement.id} makes no scenario`);
        Match.begin(board, openingOf(board, scenario, options), SECRET);
      }
      made.push(performance.now() - begun);
    }
  }
  return { made, taken };
}

/** From a file: the war as it stands, and of every battle what is told of it. */
async function loaded(war: Played, battles: Played['children'], sea: Game): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  try {
    const store = new SqliteStore({ directory });
    await keep(store, 'war', war.parent.journal, sea);
    const hex = await entryOf('hex-action').rules();
    for (const [at, { engagement, journal }] of battles.entries())
      await keep(store, `battle-${at}`, journal, hex, {
        match: 'war',
        engagement: `${engagement} ${at}`,
        part: 0,
      });
    const from = performance.now();
    const record = await store.findMatch('war');
    await loadMatch(store, sea, record!);
    const kept = await store.battles('war');
    for (const { id } of kept) await store.findMatch(id);
    const took = performance.now() - from;
    if (kept.length < BATTLES) throw new Error(`Only ${kept.length} battles were kept.`);
    await store.close();
    return took;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function keep(
  store: SqliteStore,
  id: string,
  journal: Played['parent']['journal'],
  game: Game,
  of?: { readonly match: string; readonly engagement: string; readonly part: number },
): Promise<void> {
  const { opening, entries } = journal;
  const record = {
    id,
    opening,
    secret: SECRET,
    created: 1,
    gallery: { access: 'closed', tokenHash: null },
    seats: [],
    status: 'over',
    n: entries.length,
    rewound: 0,
    ...(of === undefined ? {} : { of: { ...of, state: 'reported', verdict: null } }),
  } satisfies MatchRecord;
  await store.writeWhole({
    record,
    changed: 1,
    entries,
    standingAnswers: [],
    steps: [],
    snapshots: [rebuildMatch(game, journal).snapshot()],
    standing: [],
    clock: null,
    talk: [],
    awaits: false,
  });
}
