/**
 * Turns the knobs of Sea Power's lords (`games/sea-power/bot/lords`) until they win more: random turns, tried in wars
 * against several enemies, the worse half dropped again and again, and who is left takes the place of the one before.
 *
 *   node tools/tune-lords.ts --jobs 3english,3european [--seed 1] [--generations 10] [--seconds S] [--from FILE] --out FILE
 *
 * A job is a war and a side; they take turns, and each is tried against the other's latest setting too. The same arguments
 * give the same settings (`--seconds` ends it early, between generations). FILE holds settings by job, as JSON.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Dice, looseDice, type QuickChooser } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { commander } from '../games/sea-power/bot/admiral.ts';
import { bots } from '../games/sea-power/bot/index.ts';
import { KNOBS, type Setting, settingOf, turned } from '../games/sea-power/bot/lords/knobs.ts';
import { settingKey, sideBegun } from '../games/sea-power/bot/lords/tempers.ts';
import { ladder } from '../games/sea-power/bot/trials/index.ts';
import type { Side, War } from '../games/sea-power/data/nations.ts';
import { scenarios } from '../games/sea-power/data/scenarios.ts';
import { seaPower } from '../games/sea-power/rules/index.ts';
import type { SeaPower } from '../games/sea-power/rules/types.ts';
import { otherSide } from '../games/sea-power/rules/world/war.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    generations: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '1000000' },
    from: { type: 'string' },
    out: { type: 'string' },
  },
});

type Commander = QuickChooser<SeaPower>;

const NAMES: Readonly<Record<War, string>> = {
  1: 'seven-years-war-1756',
  2: 'maritime-war-1778',
  3: 'napoleonic-wars-1793',
};
const named = (name: string): Commander =>
  ({ ...bots, ...ladder.rivals })[name as keyof typeof bots] as Commander;
/** Enemies, and how many wars of a round each is met in; the other side's own tuned lord as often as LATEST. */
const FOES: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  english: { 'sea-lord': 4, exploiter: 2, 'admiral-of-old': 3, turtle: 2 },
  european: { 'sea-lord': 5, exploiter: 2, 'admiral-of-old': 3 },
};
const LATEST = 4;
/** Settings in a generation, and after how many more rounds how many of them are kept. */
const TRIED = 12;
const HEATS = [
  [1, 5],
  [2, 2],
  [5, 1],
] as const;

/** The English lead at a war's end. */
function leadOf(war: War, english: Commander, european: Commander, seed: number): number {
  const dice = looseDice(seedFor(seed, 1));
  const minds = [looseDice(seedFor(seed, 2)), looseDice(seedFor(seed, 3))] as const;
  const scenario = scenarios.find(({ id }) => id === NAMES[war])!;
  let state = seaPower.setup(scenario, {}, dice);
  while (seaPower.outcome(state) === null) {
    const answers = seaPower.asks(state).map((ask) => {
      const isEnglish = ask.seat === state.commands.english;
      const view = seaPower.view(state, ask.seat);
      const answer = (isEnglish ? english : european)(view, ask, minds[isEnglish ? 0 : 1]);
      return { ask, answer };
    });
    state = seaPower.resolve(state, answers, dice).state;
  }
  return state.points.english - state.points.european;
}

/** A war as it counts: nearly won is worth something, and so is every point. */
const bent = (sigmas: number): number => 1 / (1 + Math.exp(-1.7 * sigmas));
const worthOf = (lead: number): number =>
  (bent((lead - 25) / 15) + bent((lead + 25) / 15)) / 2 + 0.004 * lead;

const chance = (dice: Dice): number => (dice.below(256) * 256 + dice.below(256)) / 65536;
const gust = (dice: Dice): number => chance(dice) + chance(dice) + chance(dice) + chance(dice) - 2;

function turnedAbout(side: Side, setting: Setting, dice: Dice): Setting {
  const rate = 0.1 + 0.4 * chance(dice);
  const next: Record<string, number> = { ...setting };
  for (const [name, { least, most, grain }] of Object.entries(KNOBS[side])) {
    if (chance(dice) > rate) continue;
    const now = setting[name]!;
    const span = most - least;
    if (grain === 'switch') {
      if (chance(dice) < 0.4) next[name] = 1 - now;
      continue;
    }
    const anew = chance(dice) < 0.15;
    const wanted = anew ? least + span * chance(dice) : now + 0.3 * span * gust(dice);
    const to = Math.max(least, Math.min(most, wanted));
    next[name] = grain === 'whole' ? Math.round(to) : Number(to.toPrecision(3));
  }
  return next;
}

interface Entrant {
  readonly setting: Setting;
  worth: number;
  leads: number;
  wars: number;
}

const meanOf = ({ worth, wars }: Entrant): number => worth / wars;

function bestOf(war: War, side: Side, begun: Setting, latest: Commander | null, seed: number): Entrant[] {
  const dice = looseDice(seed);
  const deal = Object.entries(FOES[side]).flatMap(([name, count]) =>
    Array<Commander>(count).fill(named(name)),
  );
  if (latest !== null) deal.push(...Array<Commander>(LATEST).fill(latest));
  const settings = [begun, ...Array.from({ length: TRIED - 1 }, () => turnedAbout(side, begun, dice))];
  let entrants: Entrant[] = settings.map((setting) => ({ setting, worth: 0, leads: 0, wars: 0 }));
  const [first] = entrants as [Entrant];
  let at = 0;
  for (const [rounds, kept] of HEATS) {
    const end = at + rounds * deal.length;
    for (const entrant of entrants) {
      const own = commander(turned(side, sideBegun(side, war), entrant.setting)) as Commander;
      for (let i = at; i < end; i++) {
        const foe = deal[i % deal.length]!;
        const matched = seedFor(seed, 7, i);
        const lead = side === 'english' ? leadOf(war, own, foe, matched) : -leadOf(war, foe, own, matched);
        entrant.worth += worthOf(lead);
        entrant.leads += lead;
        entrant.wars++;
      }
    }
    at = end;
    entrants = entrants.sort((one, other) => meanOf(other) - meanOf(one)).slice(0, kept);
    if (!entrants.includes(first)) entrants.push(first);
  }
  return entrants.sort((one, other) => meanOf(other) - meanOf(one));
}

const jobs = (values.jobs ?? '').split(',');
if (values.out === undefined || !jobs.every((job) => /^[123](english|european)$/.test(job))) {
  console.error('usage: node tools/tune-lords.ts --jobs 3english,3european --out FILE');
  process.exit(2);
}
const settings: Record<string, Setting> =
  values.from !== undefined && existsSync(values.from) ? JSON.parse(readFileSync(values.from, 'utf8')) : {};
const began = performance.now();
for (let generation = 0; generation < Number(values.generations); generation++)
  for (const [index, job] of jobs.entries()) {
    if (performance.now() - began > 1000 * Number(values.seconds)) break;
    const war = Number(job[0]) as War;
    const side = job.slice(1) as Side;
    const begun = { ...settingOf(side, sideBegun(side, war)), ...settings[job] };
    const other = settings[settingKey(otherSide(side), war)];
    const latest =
      other === undefined
        ? null
        : (commander(turned(otherSide(side), sideBegun(otherSide(side), war), other)) as Commander);
    const ranked = bestOf(war, side, begun, latest, seedFor(Number(values.seed), generation, index));
    const [best] = ranked as [Entrant];
    const before = ranked.find(({ setting }) => setting === begun)!;
    settings[job] = best.setting;
    writeFileSync(values.out, `${JSON.stringify(settings)}\n`);
    const told = (entrant: Entrant) =>
      `${meanOf(entrant).toFixed(3)} (${(entrant.leads / entrant.wars).toFixed(1)})`;
    console.log(`${generation} ${job} ${told(best)} before ${told(before)} in ${best.wars} wars`);
  }
