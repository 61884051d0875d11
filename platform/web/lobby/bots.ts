/** The machine's levels, as a person reads them. */
import { useEffect, useState } from 'react';
import { botHouse } from '../bot/bot-house.ts';
import { type LoadedGame, loadGame } from '../games.ts';
import { SEAT_WORDS } from '../match/match-words.ts';
import { MACHINE_WORDS } from './new-match-words.ts';

type Levels = Readonly<Record<string, string>>;

export const levelWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Its name with what it does: nobody can know what a machine called Harbour is. */
export const machineWords = (levels: Levels, name: string): string =>
  levels[name] === undefined ? levelWords(name) : `${levelWords(name)}: ${levels[name]}`;

type Machine = LoadedGame['machine'];

/** What it is like, and how strong it was found to be. */
export function levelNote({ levels, ratings }: Machine, name: string): string | undefined {
  const rating = ratings?.[name];
  return rating === undefined ? levels[name] : MACHINE_WORDS.rated(levels[name] ?? '', String(rating));
}

/** The level whose strength a machine has, and the machines of that strength, each with what it is like. */
export function mannersOf({ characters = {} }: Machine, bot: string) {
  const level = Object.keys(characters).find((each) => each === bot || characters[each]![bot] !== undefined);
  const manners: Readonly<Record<string, string>> = level === undefined ? {} : characters[level]!;
  return { level: level ?? bot, manners };
}

/** For lists of matches of any game: by name until the game's own words are there, which are fetched only if one plays. */
export function useMachineWords(gameId: string, seats: readonly { readonly bot: string | null }[]) {
  const [levels, setLevels] = useState<Levels>({});
  const plays = seats.some(({ bot }) => bot !== null);
  useEffect(() => {
    if (!plays) return;
    let wanted = true;
    loadGame(gameId).then(
      ({ machine }) => wanted && setLevels(machine.levels),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [gameId, plays]);
  return (bot: string): string => SEAT_WORDS.machineNamed(machineWords(levels, bot));
}

/** Whom people are offered: those that have words, in their order. Others are there for trials and for old matches. */
function offeredOf(names: readonly string[], levels: Levels): readonly string[] {
  const offered = Object.keys(levels).filter((name) => names.includes(name));
  return offered.length > 0 ? offered : names;
}

/** Null until the machine has said what it can do; empty if it can't be had. */
export function useBotNames(gameId: string, levels: Levels): readonly string[] | null {
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let wanted = true;
    setNames(null);
    botHouse.names(gameId).then(
      (found) => wanted && setNames(found),
      () => wanted && setNames([]),
    );
    return () => {
      wanted = false;
    };
  }, [gameId]);
  return names === null ? null : offeredOf(names, levels);
}
