/** One Movement Execution Phase in tests, with plots as they were written. */
import type { AdvancedState } from '../sea/edition.ts';
import { type Hex, hexName } from '../sea/hex.ts';
import type { State } from '../sea/state.ts';
import type { HexTold } from '../sea/told.ts';

export function withPlots<S extends State | AdvancedState>(state: S, plots: Record<string, string>): S {
  state.phase = 'execution';
  state.execution = { step: 0, plots, stopped: [], contest: null, retrace: null };
  return state;
}

export const lyingAt = (state: State): string[] =>
  state.ships.map(({ bow, heading }) => `${hexName(bow)} ${heading}`);

const place = ({ bow, heading }: { bow: Hex; heading: number }) => `${hexName(bow)} ${heading}`;

/** What was told of a movement, in short: who came where, and who met whom. */
export function inShort(told: HexTold): (string | number | null)[] {
  switch (told.kind) {
    case 'moved':
      return ['moved', told.rule, told.ship, place(told.from), ...told.steps.map(place)];
    case 'collision':
      return ['collision', told.rule, hexName(told.hex), told.step, told.holder, ...told.ships];
    case 'contest':
      return ['contest', told.rule, hexName(told.hex), told.decider, ...told.ships, ...(told.dice ?? [])];
    case 'foul':
      return ['foul', ...told.ships, ...(told.dice ?? [])];
    default:
      return [told.kind, told.rule, 'ship' in told ? told.ship : ''];
  }
}
