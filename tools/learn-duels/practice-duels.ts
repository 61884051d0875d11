/** Which duels are practised, and what is learnt of each: the same for a number and a seed on whatever thread. */
import { type Dice, looseDice } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { ChanceNet } from '../../games/hex-action/bot/duel/chance-net.ts';
import { seeLie } from '../../games/hex-action/bot/duel/lie-features.ts';
import { LOG_FEATURES, readLogs } from '../../games/hex-action/bot/duel/log-features.ts';
import { copiedDuel, type Duel, duelOf, type End } from '../../games/hex-action/bot/duel/logs.ts';
import type { Nets } from '../../games/hex-action/bot/duel/net-choices.ts';
import { practiseDuel, type Rival } from '../../games/hex-action/bot/duel/practice.ts';
import { TRIALS } from '../../games/hex-action/bot/trials/scenarios.ts';
import { hexAction } from '../../games/hex-action/rules/index.ts';
import type { Direction } from '../../games/hex-action/rules/sea/hex.ts';
import type { DuelLesson } from './net-teacher.ts';

/** Cells of the two nets. */
export const CELLS = { sailed: 32, begun: 16 } as const;
/** How far a lesson goes by what came of the duel, rather than by what the net says a turn later. */
const FORESIGHT = 0.7;
const LIMIT = 60;

export const netsOn = (sailed: SharedArrayBuffer, begun: SharedArrayBuffer): Nets => ({
  sailed: new ChanceNet(CELLS.sailed, new Float32Array(sailed)),
  begun: new ChanceNet(CELLS.begun, new Float32Array(begun)),
});

/** Ships that may meet as equals, near enough. */
const TIERS = [
  ['br-f3-38', 'br-f3-36', 'fr-f3-40', 'fr-f3-36', 'us-f3-38', 'us-f4-44', 'br-f3-32', 'br-f3-38-h'],
  ['br-sol2-74', 'fr-sol2-80', 'br-sol2-64', 'sp-sol2-74', 'fr-sol2-74', 'br-sol2-50'],
  ['br-s5-18', 'us-s5-18', 'fr-s5-18', 'br-f4-24', 'us-s5-20'],
  ['br-sol1-100', 'br-sol1-98', 'sp-sol1-112', 'fr-sol1-120'],
] as const;
const CREWS = ['average', 'average', 'crack', 'green', 'elite', 'poor'] as const;

const begun = (id: string): Duel =>
  duelOf(hexAction.setup(TRIALS.find((each) => each.id === id)!, {}, looseDice(1)));
const EVEN = { frigates: begun('trial-38'), line: begun('trial-74') };

/** Mostly the trials; of eight duels one between other ships, and half of those from any lie. */
function startOf(dice: Dice, hasty: boolean): Duel {
  const kind = dice.below(8);
  if (kind < (hasty ? 5 : 3)) return copiedDuel(EVEN.frigates);
  if (hasty || kind < 7) return copiedDuel(EVEN.line);
  const tier = TIERS[dice.below(TIERS.length)]!;
  const [base] = TRIALS;
  const ships = base!.ships.map((ship) => ({
    ...ship,
    class: tier[dice.below(tier.length)]!,
    quality: CREWS[dice.below(CREWS.length)]!,
  }));
  const duel = duelOf(hexAction.setup({ ...base!, ships }, {}, looseDice(1)));
  if (dice.below(2) === 0)
    for (const end of [0, 1] as const) {
      const log = duel.logs[end];
      log.q += dice.below(7) - 3 + (end === 1 ? -2 : 2);
      log.r += dice.below(7) - 3;
      log.heading = (1 + dice.below(6)) as Direction;
    }
  return duel;
}

const STRANGERS = ['rammer', 'boarder', 'whimsical'] as const;

export interface Practice {
  readonly seed: number;
  readonly hasty: boolean;
}

/** What a duel taught each net, the last turn first, and how it ended. */
export interface Practised {
  readonly result: number;
  readonly rival: Rival;
  readonly sailed: readonly DuelLesson[];
  readonly begun: readonly DuelLesson[];
}

export function practiseOne(number: number, nets: Nets, { seed, hasty }: Practice): Practised {
  const dice = looseDice(seedFor(seed, number));
  const own: End = number % 2 === 0 ? 0 : 1;
  const rival: Rival = dice.below(16) < 15 ? 'captain' : STRANGERS[number % 3]!;
  const seen = { sailed: [] as Seen[], begun: [] as Seen[] };
  const note = (into: Seen[]) => (duel: Duel) => into.push(seenBy(duel, own));
  const result = practiseDuel(
    startOf(looseDice(seedFor(seed, number, 5)), hasty),
    own,
    {
      nets,
      rival,
      hasty,
      whims: number % 3 === 0 ? 31 : 6,
      limit: LIMIT,
      onBegun: note(seen.begun),
      onSailed: note(seen.sailed),
    },
    dice,
  );
  return {
    result,
    rival,
    sailed: lessonsOf(seen.sailed, nets.sailed, result),
    begun: lessonsOf(seen.begun, nets.begun, result),
  };
}

type Seen = Pick<DuelLesson, 'logs' | 'lie'>;

function seenBy(duel: Duel, own: End): Seen {
  const { features, mirrored } = seeLie(duel.sea.wind, duel.logs[own], duel.logs[own === 0 ? 1 : 0]);
  const logs = new Float32Array(LOG_FEATURES);
  readLogs(duel, own, mirrored, logs);
  return { logs, lie: Int32Array.from(features) };
}

/** From the last turn back: each is taught what came of it, mixed with what the net says of the turn after it. */
function lessonsOf(seen: readonly Seen[], net: ChanceNet, result: number): DuelLesson[] {
  const lessons: DuelLesson[] = [];
  const read = net.freshRead();
  let wanted = result;
  for (const each of seen.toReversed()) {
    lessons.push({ ...each, result: wanted });
    net.hearLogs(each.logs, read);
    const said = 1 / (1 + Math.exp(-Math.max(-12, Math.min(12, net.evidence(read, each.lie)))));
    wanted = FORESIGHT * wanted + (1 - FORESIGHT) * said;
  }
  return lessons;
}
