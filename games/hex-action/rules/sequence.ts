/**
 * The sequence of play: eight phases a turn (5.0), ten in the Advanced Game (17.0), each run until it must ask; the
 * match stops when it is decided.
 */
import { listening, type Outcome, playingOf } from '@weathergage/kernel';
import { boardingPhase } from './boarding/boarding.ts';
import { grapplingPhase } from './boarding/grappling.ts';
import { meleePhase } from './boarding/melee.ts';
import { unfoulingPhase } from './boarding/unfouling.ts';
import { ungrapplingPhase } from './boarding/ungrappling.ts';
import { closeTurn } from './close-turn.ts';
import { criticalsPhase } from './damage/criticals.ts';
import { gunLosses } from './damage/gun-losses.ts';
import { advancedCombat } from './gunnery/advanced-combat.ts';
import { combatPhase } from './gunnery/combat.ts';
import { loadPhase } from './gunnery/load.ts';
import { reloadPhase } from './gunnery/reload.ts';
import { executionPhase } from './movement/execution.ts';
import { windPhase } from './movement/wind-phase.ts';
import { musterPhase } from './orders/muster.ts';
import { notationPhase } from './orders/notation.ts';
import { preparePhase } from './orders/prepare.ts';
import { squadronsPhase } from './orders/squadrons.ts';
import { fullSail, takeInSails } from './sailing/full-sail.ts';
import { judge, stalemate } from './scenario/victory.ts';
import { privateCopy } from './sea/copy.ts';
import { isAdvanced } from './sea/edition.ts';
import type { AdvancedPhaseRules, Context, PhaseRules, Play } from './sea/phase.ts';
import { PHASES, type Phase, type Sea, type State } from './sea/state.ts';

/** The phases that both editions have, and play alike. */
const BOTH = {
  unfouling: unfoulingPhase,
  notation: notationPhase,
  execution: executionPhase,
  grappling: grapplingPhase,
  ungrappling: ungrapplingPhase,
  boarding: boardingPhase,
  'gun-losses': gunLosses,
  melee: meleePhase,
};

interface Edition<Rules> {
  readonly rule: string;
  /** The phases of a turn, in order. */
  readonly turn: readonly Phase[];
  readonly rules: Readonly<Partial<Record<Phase, Rules>>>;
}

interface Editions {
  readonly basic: Edition<PhaseRules>;
  readonly advanced: Edition<PhaseRules | AdvancedPhaseRules>;
}

/** Once, before the first turn of the Advanced Game. */
const BEFORE: readonly Phase[] = ['muster', 'squadrons', 'prepare'];
/** In every turn of the Advanced Game, and in none of the Basic. */
const ADVANCED: readonly Phase[] = ['wind', 'criticals', 'full-sail'];

const EDITIONS: Editions = {
  /** 5.0: grappling and ungrappling are one phase of the eight, gun losses a part of the combat. */
  basic: {
    rule: '5.0',
    turn: PHASES.filter((phase) => !BEFORE.includes(phase) && !ADVANCED.includes(phase)),
    rules: { ...BOTH, combat: combatPhase, load: loadPhase },
  },
  /** 17.0: the wind comes first and the sails last; critical hits close the combat. */
  advanced: {
    rule: '17.0',
    turn: PHASES.filter((phase) => !BEFORE.includes(phase)),
    rules: {
      ...BOTH,
      muster: musterPhase,
      squadrons: squadronsPhase,
      prepare: preparePhase,
      wind: windPhase,
      combat: advancedCombat,
      criticals: criticalsPhase,
      load: reloadPhase,
      'full-sail': fullSail,
    },
  },
};

/** The sea says which game is played, and so that its phases find in it what they ask for. */
const editionOf = (sea: Sea): Edition<PhaseRules> => (isAdvanced(sea) ? EDITIONS.advanced : EDITIONS.basic);
export const turnOf = (sea: Sea): readonly Phase[] => editionOf(sea).turn;

export const { asks, open, resolve } = playingOf<Play>({
  copy: privateCopy,
  listen: (_, dice) => listening(dice),
  rulesOf,
  advance,
  keep: (sea, happenings) => {
    if (sea.advanced && happenings.length > 0) sea.advanced.opening = happenings;
  },
  tellKept: tellOpening,
  settle(sea, context) {
    takeInSails(sea, context);
    // 14.1.4: the match stops there; the rest of the turn is not played.
    if (sea.outcome === null) end(sea, judge(sea), context);
  },
});

function rulesOf(sea: Sea): PhaseRules {
  const rules = editionOf(sea).rules[sea.phase];
  if (rules === undefined) throw new Error(`this edition has no phase ${sea.phase}`);
  return rules;
}

/** With what took place before anybody was asked: the first wind, and whatever the umpire could settle alone. */
function tellOpening(sea: State, context: Context): void {
  const opening = sea.advanced?.opening;
  context.tell({ kind: 'turn', rule: '5.0', turn: opening === undefined ? sea.turn : 1 });
  if (opening === undefined) return;
  for (const { truth, ...how } of opening) context.tell(truth, how);
  delete sea.advanced?.opening;
}

/** Turns in a row without a question to anybody after which nothing will ever change again. */
const DEAD_WATER = 60;

function advance(sea: State, context: Context, before: State): void {
  const { rule, turn } = editionOf(sea);
  const at = turn.indexOf(sea.phase);
  if (at === turn.length - 1) {
    if (sea.turn - before.turn >= DEAD_WATER) {
      end(sea, stalemate(sea), context);
      return;
    }
    sea.turn++;
    context.tell({ kind: 'turn', rule, turn: sea.turn });
    closeTurn(sea, context);
  }
  // What comes before the first turn leads into its first phase.
  const first = BEFORE.indexOf(sea.phase);
  sea.phase = first >= 0 ? (BEFORE[first + 1] ?? turn[0]!) : turn[(at + 1) % turn.length]!;
}

function end(sea: State, outcome: Outcome | null, context: Context): void {
  if (outcome === null) return;
  sea.outcome = outcome;
  context.tell({ kind: 'over', rule: outcome.rule, outcome });
}
