/**
 * Turns the knobs of Sea Power's lords (`games/sea-power/bot/lords`) until they win more: many are tried a little to all
 * sides of where the knobs stand, in a few wars against several enemies, the better third in some more, and the knobs go
 * to where the best of these stood on the whole. A single one of them would have been lucky; their mean is not.
 *
 *   node tools/tune-lords.ts --war 2 [--sides english,european] [--seed 1] [--generations 6] [--foes A,B,latest] --out FILE
 *
 * The sides take turns, a generation each; `latest` is the other side as it stands by then. The same arguments give the
 * same settings. FILE gets a line of JSON for each generation, and in the end what the settings come to in fresh wars
 * beside those that were begun with.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { looseDice, type QuickChooser } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { commander } from '../games/sea-power/bot/admiral.ts';
import { bots } from '../games/sea-power/bot/index.ts';
import { KNOBS, type Setting, settingOf, turned } from '../games/sea-power/bot/lords/knobs.ts';
import { SETTINGS } from '../games/sea-power/bot/lords/settings.ts';
import { settingKey, sideBegun } from '../games/sea-power/bot/lords/tempers.ts';
import { ladder } from '../games/sea-power/bot/trials/index.ts';
import { SIDES, type Side, type War } from '../games/sea-power/data/nations.ts';
import { scenarios } from '../games/sea-power/data/scenarios.ts';
import { seaPower } from '../games/sea-power/rules/index.ts';
import type { SeaPower } from '../games/sea-power/rules/types.ts';
import { otherSide } from '../games/sea-power/rules/world/war.ts';

const { values } = parseArgs({
  options: {
    war: { type: 'string' },
    sides: { type: 'string', default: SIDES.join(',') },
    seed: { type: 'string', default: '1' },
    generations: { type: 'string', default: '6' },
    foes: { type: 'string' },
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
/** Enemies in their turn, one war each. */
const FOES = values.foes?.split(',') ?? [
  ...['sea-lord', 'latest', 'admiral-of-old', 'first-sea-lord', 'exploiter', 'latest'],
  ...['sea-lord', 'admiral-of-old', 'first-sea-lord', 'latest', 'sea-lord', 'exploiter'],
];
/** Settings in a generation, wars of each, wars after which the better third is judged, and how many draw the knobs after them. */
const TRIED = 30;
const HEAT = 8;
const FINAL = 20;
const BEST = 8;
/** How far a knob is turned at first, as a share of its way, how often, and how much less in each generation. */
const GUST = 0.22;
const OFTEN = 0.35;
const CALMER = 0.93;
/** Wars in the end, for settings and what was begun with. */
const PROOF = 48;
const PROVED = 999;

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

/** A war as it counts: nearly won is worth something, a draw is no victory, and every point tells a little. */
const bent = (sigmas: number): number => 1 / (1 + Math.exp(-1.7 * sigmas));
const worthOf = (lead: number): number =>
  (bent((lead - 25) / 15) + bent((lead + 25) / 15)) / 2 +
  (lead >= 25 ? 0.1 : 0) +
  0.0015 * Math.max(-120, Math.min(120, lead));

const war = Number(values.war) as War;
const sides = values.sides.split(',') as Side[];
const { out } = values;
if (out === undefined || NAMES[war] === undefined || !sides.every((side) => SIDES.includes(side))) {
  console.error('usage: node tools/tune-lords.ts --war 2 --out FILE');
  process.exit(2);
}
const seed = Number(values.seed);
const dice = looseDice(seed);
const chance = (): number => (dice.below(256) * 256 + dice.below(256)) / 65536;
const gust = (): number => (chance() + chance() + chance() + chance() - 2) * 1.73;

/** A setting as it can be played: whole where it must be, within bounds. */
function playable(side: Side, setting: Setting): Setting {
  const found: Record<string, number> = {};
  for (const [name, to] of Object.entries(setting)) {
    const { least, most, grain } = KNOBS[side][name]!;
    const within = Math.max(least, Math.min(most, to));
    if (grain === 'whole') found[name] = Math.round(within);
    else found[name] = grain === 'switch' ? Number(within > 0.5) : Number(within.toPrecision(3));
  }
  return found;
}
const commanderOf = (side: Side, setting: Setting): Commander =>
  commander(turned(side, sideBegun(side, war), playable(side, setting))) as Commander;

const begun = Object.fromEntries(
  SIDES.map((side) => [
    side,
    { ...settingOf(side, sideBegun(side, war)), ...SETTINGS[settingKey(side, war)] },
  ]),
) as Record<Side, Record<string, number>>;
// Whoever keeps to port is answered in any case.
begun.english.rouses = 1;
const now = { english: { ...begun.english }, european: { ...begun.european } };
const latest = {
  english: commanderOf('english', now.english),
  european: commanderOf('european', now.european),
};

/** What a commander comes to, on average, in those wars of a generation. */
function tried(side: Side, own: Commander, from: number, to: number, generation: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    const name = FOES[at % FOES.length]!;
    const foe = name === 'latest' ? latest[otherSide(side)] : named(name);
    const matched = seedFor(seed, generation, at);
    sum += worthOf(side === 'english' ? leadOf(war, own, foe, matched) : -leadOf(war, foe, own, matched));
  }
  return sum / (to - from);
}

function turnedAbout(side: Side, gusts: number): Record<string, number> {
  const setting = { ...now[side] };
  for (const [name, { least, most, grain }] of Object.entries(KNOBS[side])) {
    if (chance() > OFTEN) continue;
    if (grain === 'switch') setting[name]! += chance() < 0.5 ? 0.5 * gust() : 0;
    else setting[name]! += gusts * (most - least) * gust();
    setting[name] = Math.max(least, Math.min(most, setting[name]!));
  }
  return setting;
}

const gusts = { english: GUST, european: GUST };
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const side = sides[(generation - 1) % sides.length]!;
  const entrants = Array.from({ length: TRIED }, () => ({
    setting: turnedAbout(side, gusts[side]),
    worth: 0,
  }));
  for (const one of entrants) one.worth = tried(side, commanderOf(side, one.setting), 0, HEAT, generation);
  entrants.sort((one, other) => other.worth - one.worth);
  const third = entrants.slice(0, Math.ceil(TRIED / 3));
  for (const one of third)
    one.worth = 0.4 * one.worth + 0.6 * tried(side, commanderOf(side, one.setting), HEAT, FINAL, generation);
  third.sort((one, other) => other.worth - one.worth);
  const best = third.slice(0, BEST);
  const shares = best.map((_, place) => Math.log(BEST + 0.5) - Math.log(place + 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  for (const name of Object.keys(KNOBS[side]))
    now[side][name] = best.reduce(
      (sum, { setting }, place) => sum + (shares[place]! / all) * setting[name]!,
      0,
    );
  gusts[side] *= CALMER;
  latest[side] = commanderOf(side, now[side]);
  const line = {
    generation,
    job: settingKey(side, war),
    setting: playable(side, now[side]),
    best: playable(side, best[0]!.setting),
  };
  appendFileSync(out, `${JSON.stringify(line)}\n`);
}
for (const side of sides) {
  const proved = (setting: Setting): string =>
    tried(side, commanderOf(side, setting), 0, PROOF, PROVED).toFixed(3);
  console.log(`${settingKey(side, war)} ${proved(now[side])}, begun with ${proved(begun[side])}`);
}
