/** The dice of a broadside by range, and those of the muskets. */
import type { ReactNode } from 'react';
import { type DiceByRange, RANGES, type Range } from '../../data/words.ts';

const GUNS = [
  ['large', 'Large, D10'],
  ['regular', 'Regular, D6'],
] as const;

export interface Dice {
  readonly broadside: { readonly large: DiceByRange; readonly regular: DiceByRange };
  readonly musketry: number;
}

interface DiceTableProps extends Dice {
  readonly className: string;
  readonly caption?: string;
  /** Over the names of the guns. */
  readonly heading: string;
  rangeWords(range: Range): string;
}

export const DiceTable = (props: DiceTableProps): ReactNode => (
  <table className={props.className}>
    {props.caption !== undefined && <caption>{props.caption}</caption>}
    <thead>
      <tr>
        <th scope="col">{props.heading}</th>
        {RANGES.map((range) => (
          <th key={range} scope="col">
            {props.rangeWords(range)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {GUNS.map(([kind, label]) => (
        <tr key={kind}>
          <th scope="row">{label}</th>
          {props.broadside[kind].map((dice, i) => (
            <td key={RANGES[i]}>{dice === 0 ? '–' : dice}</td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row">Muskets, D6</th>
        <td>{props.musketry}</td>
        <td>–</td>
        <td>–</td>
        <td>–</td>
      </tr>
    </tbody>
  </table>
);
