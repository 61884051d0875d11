/** Which machine is played against: a level, the one that keeps up with the player, and in what manner it plays. */
import type { ReactNode } from 'react';
import type { LoadedGame } from '../games.ts';
import { savedMatches } from '../tables/saved-matches.ts';
import { AS_YOU_PLAY, fittingLevel, letKeepUp } from './as-you-play.ts';
import { levelNote, levelWords, mannersOf } from './bots.ts';
import { Choices } from './choices.tsx';
import { MACHINE_WORDS as WORDS } from './new-match-words.ts';

/** The rungs on which somebody may climb: levels of known strength. */
const ratedOf = ({ ratings = {} }: LoadedGame['machine'], names: readonly string[]): readonly string[] =>
  names.filter((name) => ratings[name] !== undefined);

/** The level that fits the player by the matches kept in this browser; the sheet may be open while one of them ends. */
export function levelForPlayer({ id, cards, machine }: LoadedGame, names: readonly string[] | null): string {
  const lessons = new Set(cards.flatMap((card) => (card.tutorial ? [card.id] : [])));
  const levels = ratedOf(machine, names ?? Object.keys(machine.levels));
  return fittingLevel(savedMatches.list(), { gameId: id, levels, usual: machine.usual, lessons });
}

/** The machine behind what was chosen. One that has not answered yet is taken at its usual word. */
export function machineMeant(
  { machine }: LoadedGame,
  chosen: string,
  names: readonly string[] | null,
  fitting: string,
): string {
  if (chosen === AS_YOU_PLAY) return fitting;
  return names === null || names.includes(mannersOf(machine, chosen).level)
    ? chosen
    : (names.at(-1) ?? chosen);
}

/** The manner of a level itself. */
const OWN = 'own-manner';

interface MachineFormProps {
  readonly loaded: LoadedGame;
  readonly names: readonly string[];
  readonly chosen: string;
  readonly meant: string;
  readonly fitting: string;
  onChoose(bot: string): void;
}

export function MachineForm({
  loaded,
  names,
  chosen,
  meant,
  fitting,
  onChoose,
}: MachineFormProps): ReactNode {
  const { machine } = loaded;
  const { level, manners } = mannersOf(machine, meant);
  const keepsUp = chosen === AS_YOU_PLAY;
  const levels = names.map((name) => ({
    value: name,
    label: levelWords(name),
    note: levelNote(machine, name),
  }));
  const climbs = ratedOf(machine, names).length > 1;
  const note = WORDS.asYouPlayNote(levelWords(fitting));
  return (
    <>
      <Choices
        legend={WORDS.title}
        choices={climbs ? [...levels, { value: AS_YOU_PLAY, label: WORDS.asYouPlay, note }] : levels}
        chosen={keepsUp ? AS_YOU_PLAY : level}
        onChoose={(bot) => {
          letKeepUp(loaded.id, bot === AS_YOU_PLAY);
          onChoose(bot);
        }}
      />
      {!keepsUp && Object.keys(manners).length > 0 && (
        <Choices
          legend={WORDS.manner}
          choices={[
            { value: OWN, label: WORDS.own, note: WORDS.ownNote },
            ...Object.entries(manners).map(([bot, words]) => ({
              value: bot,
              label: levelWords(bot.slice(level.length + 1)),
              note: words,
            })),
          ]}
          chosen={meant === level ? OWN : meant}
          onChoose={(manner) => onChoose(manner === OWN ? level : manner)}
        />
      )}
    </>
  );
}
