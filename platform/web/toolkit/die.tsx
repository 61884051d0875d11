/** Dice, drawn: a six-sided die with its pips, any other with its number. */
import type { ReactNode } from 'react';
import { CONTROL_WORDS } from './board-words.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

export function Die({
  face,
  sides = 6,
  size = 20,
  label,
}: {
  readonly face: number;
  readonly sides?: number;
  readonly size?: number;
  readonly label?: string;
}): ReactNode {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg
      className="die"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label ?? CONTROL_WORDS.die(face)}
    >
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" className="die-body" />
      {pips === undefined ? (
        <text x="12" y="16.5" textAnchor="middle" className="die-number">
          {face}
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="2.1" className="die-pip" />)
      )}
    </svg>
  );
}

export function DiceRow({
  dice,
  size,
}: {
  readonly dice: readonly number[];
  readonly size?: number;
}): ReactNode {
  if (dice.length === 0) return null;
  return (
    <span className="dice-row" role="group" aria-label={CONTROL_WORDS.dice(dice)}>
      {dice.map((face, index) => (
        <Die key={index} face={face} {...(size === undefined ? {} : { size })} />
      ))}
    </span>
  );
}
