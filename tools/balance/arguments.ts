/** The arguments of whatever has machines play matches of a game against each other. */
import { gameNamed, type PlayableGame } from '../../platform/cli/games.ts';

export const MACHINE_MATCHES = {
  game: { type: 'string' },
  scenario: { type: 'string' },
  bot: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const;

interface Given {
  readonly game?: string | undefined;
  readonly bot?: string | undefined;
  readonly matches: string;
  readonly seed: string;
}

export interface MachineMatches {
  readonly played: PlayableGame;
  readonly bot: string;
  readonly matches: number;
  readonly seed: number;
}

export async function machineMatches({ game, bot, matches, seed }: Given): Promise<MachineMatches> {
  if (game === undefined || bot === undefined) throw new Error('--game and --bot are needed');
  return { played: await gameNamed(game), bot, matches: Number(matches), seed: Number(seed) };
}
