/** What a card in the lobby says besides its title: how long it takes, and what was set away from the usual. */
import { useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from '../games.ts';
import type { GameOption } from '../toolkit/options.ts';
import { minutesOf } from '../toolkit/played.ts';
import { OPTION_WORDS as WORDS } from './new-match-words.ts';
import { allOptions, optionsFor, usualOf } from './option-values.ts';

type Bundle = Readonly<Record<string, unknown>>;

/** Whether all that one choice would put into the options is there. */
const holds = (options: unknown, part: unknown): boolean =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.entries(part).every(([key, value]) => holds((options as Bundle | undefined)?.[key], value))
    : JSON.stringify(options) === JSON.stringify(part);

/** The values that an option may have besides its usual one, with the words for each. */
function others(option: GameOption): readonly (readonly [value: unknown, words: string])[] {
  switch (option.kind) {
    case 'switch':
      return [[!usualOf(option), usualOf(option) === true ? WORDS.without(option.label) : option.label]];
    case 'choice':
      return option.choices.slice(1).map(({ value, label }) => [value, WORDS.is(option.label, label)]);
    case 'number': {
      const { least, most, step = 1, usual, label, unit } = option;
      const count = Math.floor((most - least) / step) + 1;
      const values = Array.from({ length: count }, (_, i) => least + i * step);
      return values
        .filter((value) => value !== usual)
        .map((value) => [value, WORDS.is(label, `${value}${unit === undefined ? '' : ` ${unit}`}`)]);
    }
  }
}

/** What was set, in the words of the form that it was set by. */
export function optionWords(
  loaded: Pick<LoadedGame, 'options' | 'optionsOf'>,
  options: unknown,
): readonly string[] {
  return allOptions(loaded.options).flatMap((option) => {
    const found = others(option).find(([value]) =>
      holds(options, optionsFor(loaded, { [option.key]: value })),
    );
    return found === undefined ? [] : [found[1]];
  });
}

/** How long a scenario takes; null where nobody has counted. */
export function minutesFor({ cards }: Pick<LoadedGame, 'cards'>, scenario: string): number | null {
  const effort = cards.find(({ id }) => id === scenario)?.effort;
  return effort === undefined ? null : minutesOf(effort);
}

/** The games that stand in the lobby, as they arrive: none is fetched that no table plays. */
export function useGamesOf(tables: readonly { readonly game: string }[]): ReadonlyMap<string, LoadedGame> {
  const [games, setGames] = useState<ReadonlyMap<string, LoadedGame>>(new Map());
  const wanted = [...new Set(tables.map(({ game }) => game))].toSorted().join(' ');
  useEffect(() => {
    let here = true;
    for (const id of wanted.split(' ').filter((one) => one !== ''))
      loadGame(id).then(
        (loaded) => here && setGames((all) => new Map(all).set(id, loaded)),
        () => {},
      );
    return () => {
      here = false;
    };
  }, [wanted]);
  return games;
}
