/** Tokens and Auxiliaries found by what is behind them, and odds by enumeration. */
import { faceOf } from '../umpire/tokens.ts';
import { type AuxPlace, forcesOf } from '../world/forces.ts';
import type { State, Token } from '../world/state.ts';
import { formationIn } from './station.ts';

export function tokenBehind(world: State, formation: string): Token {
  const token = world.tokens.find(({ id }) => id === formationIn(world, formation).token);
  if (token === undefined) throw new Error(`${formation} has no token`);
  return token;
}

export const isUp = (world: State, formation: string): boolean => tokenBehind(world, formation).face !== null;

export const placeOfAux = (world: State, aux: string): AuxPlace =>
  (forcesOf(world, 'red').auxiliaries[aux]?.in !== 'future'
    ? forcesOf(world, 'red').auxiliaries[aux]
    : undefined) ??
  forcesOf(world, 'blue').auxiliaries[aux] ??
  forcesOf(world, 'red').auxiliaries[aux]!;

/** Turns a Formation's flag face up, as it is now. */
export const turnUp = (world: State, side: string, id: string): void => {
  tokenBehind(world, id).face = faceOf(world, side, formationIn(world, id));
};

/** Every face of a die, for odds by enumeration. */
export const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const oddsOf = (happens: (face: number) => boolean): number => FACES.filter(happens).length;
