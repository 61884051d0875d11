/** Ships that stand in a line of battle, here or in a match of its own: no force holds them. */
import type { Side } from '../../data/nations.ts';
import type { LineShip, Token } from './squadron.ts';
import type { Battle, Open } from './state.ts';

const battlesOf = ({ battle, away = [] }: Readonly<Pick<Open, 'battle' | 'away'>>): Battle[] => [
  ...(battle === null ? [] : [battle]),
  ...away.map((one) => one.battle),
];

export const inLine = (world: Readonly<Pick<Open, 'battle' | 'away'>>, side: Side): LineShip[] =>
  battlesOf(world).flatMap(({ lines }) => lines?.[side] ?? []);

/** Whether the squadron of that marker stands in line, and has left its box. */
export const isInLine = (world: Readonly<Pick<Open, 'battle' | 'away'>>, side: Side, token: Token): boolean =>
  battlesOf(world).some(({ tokens, lines }) => lines !== null && tokens[side] === token);
