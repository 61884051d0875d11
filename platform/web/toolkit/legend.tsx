/** The signs of a chart with what they mean; a board draws them by the parts that its chart is drawn with. */
import type { ReactNode } from 'react';
import type { LegendProps } from './contract.ts';
import './legend.css';

export interface Sign {
  /** What the glossary knows it by. */
  readonly id: string;
  readonly words: string;
  readonly sign: ReactNode;
  /** The part of the drawing’s plane that is shown: `x y width height`. */
  readonly box: string;
}

/** A drawing with a frame of its own, such as a wind rose, is put in as it is. */
const Picture = ({ sign, box }: Pick<Sign, 'sign' | 'box'>): ReactNode =>
  box === '' ? (
    <span className="sign-picture" aria-hidden="true">
      {sign}
    </span>
  ) : (
    <svg className="sign-picture" viewBox={box} aria-hidden="true">
      {sign}
    </svg>
  );

export function SignList({
  signs,
  only,
  className,
}: LegendProps & { readonly signs: readonly Sign[]; readonly className: string }): ReactNode {
  if (only !== undefined) {
    const one = signs.find(({ id }) => id === only);
    return (
      one !== undefined && (
        <span className={`sign-alone ${className}`}>
          <Picture {...one} />
        </span>
      )
    );
  }
  return (
    <ul className={`plain-list signs ${className}`}>
      {signs.map(({ id, words, ...picture }) => (
        <li key={id}>
          <Picture {...picture} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
