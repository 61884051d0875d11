/** The values of a game's options: what is usual, what was set, and what the game is told. */
import type { LoadedGame } from '../games.ts';
import type { GameOption, NumberOption, OptionGroup } from '../toolkit/options.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

export function usualOf(option: GameOption): unknown {
  switch (option.kind) {
    case 'switch':
      return option.usual ?? false;
    case 'choice':
      return option.choices[0]?.value;
    case 'number':
      return option.usual;
  }
}

export const standingValue = (option: GameOption, set: OptionValues): unknown =>
  Object.hasOwn(set, option.key) ? set[option.key] : usualOf(option);

/** The settings with one option changed; what is back at its usual value is no longer set. */
export function withValue(set: OptionValues, option: GameOption, value: unknown): OptionValues {
  const { [option.key]: _before, ...others } = set;
  return value === usualOf(option) ? others : { ...others, [option.key]: value };
}

/** The nearest value that the option allows. */
export function allowedValue({ least, most, step = 1, usual }: NumberOption, wish: number): number {
  if (!Number.isFinite(wish)) return usual;
  const stepped = least + Math.round((wish - least) / step) * step;
  return Math.min(most, Math.max(least, stepped));
}

export const allOptions = (groups: readonly OptionGroup[]): readonly GameOption[] =>
  groups.flatMap(({ options }) => options);

export const changedCount = (groups: readonly OptionGroup[], set: OptionValues): number =>
  allOptions(groups).filter((option) => standingValue(option, set) !== usualOf(option)).length;

export const optionsFor = (loaded: Pick<LoadedGame, 'optionsOf'>, set: OptionValues): unknown =>
  loaded.optionsOf === undefined ? set : loaded.optionsOf(set);
