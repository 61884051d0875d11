/** The key to the chart while guns are laid: what the fields and the figures on it mean. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { RANGES } from '../../data/tables.ts';
import './fire-key.css';

interface Entry {
  /** The class of what is drawn on the chart. */
  readonly swatch: string;
  readonly words: string;
  /** In full, for whoever points at it. */
  readonly title: string;
}

const ADVANCED: readonly Entry[] = [
  {
    swatch: 'hx-five-1',
    words: '1, 2, 3 whole broadside',
    title: 'In fields 1 to 3 the whole broadside bears',
  },
  {
    swatch: 'hx-five-4',
    words: '4 stern guns',
    title: 'In field 4 only the guns of the stern section bear',
  },
  {
    swatch: 'hx-five-5',
    words: '5 bow guns',
    title: 'In field 5 only the guns of the bow section bear',
  },
  {
    swatch: 'hx-five-beyond',
    words: 'out of reach',
    title: 'Pale: this broadside is not loaded, or its shot does not carry so far',
  },
];

const { carronades, riggingOnly, guns } = RANGES.data;
const BASIC: readonly Entry[] = [
  {
    swatch: 'hx-band-close',
    words: `to ${carronades} carronades too`,
    title: `Carronades reach ${carronades} hexes`,
  },
  {
    swatch: 'hx-band-hull',
    words: `to ${riggingOnly - 1} guns, hull or rigging`,
    title: `Guns reach the hull to ${riggingOnly - 1} hexes`,
  },
  {
    swatch: 'hx-band-far',
    words: `to ${guns} rigging only`,
    title: `From ${riggingOnly} to ${guns} hexes guns reach the rigging only`,
  },
];

export const Swatch = ({ shows }: { readonly shows: string }): ReactNode => (
  <svg viewBox="0 0 24 20" width={20} height={17} aria-hidden="true">
    <path
      className={`${shows.startsWith('hx-five') ? 'hx-five' : 'hx-band'} ${shows}`}
      d="M7 1H17L23 10L17 19H7L1 10Z"
    />
  </svg>
);

interface FireKeyProps {
  readonly advanced: boolean;
  /** Where the chart is small it unfolds when called. */
  readonly folded: boolean;
}

export function FireKey({ advanced, folded }: FireKeyProps): ReactNode {
  const list = (
    <ul data-covers>
      {advanced && (
        <li title="Fields of fire are numbered in large figures">
          <b className="hx-key-field">3</b> field
        </li>
      )}
      <li title={`Ranges stand in ${advanced ? 'small ' : ''}figures, in hexes`}>
        <b className="hx-key-range">5</b> range in hexes
      </li>
      {(advanced ? ADVANCED : BASIC).map(({ swatch, words, title }) => (
        <li key={words} title={title}>
          <Swatch shows={swatch} /> {words}
        </li>
      ))}
      <li title="Range of a broadside as it is laid now, and the hits to be expected of it">
        <b className="hx-key-aim">2 · 3.0 hits</b> range · hits to expect
      </li>
      <li>
        <RuleLink rule={advanced ? '24.1' : '11.1'} />
      </li>
    </ul>
  );
  return (
    <aside className="hx-key" aria-label="Key to the fields of fire" data-testid="fire-key">
      {folded ? (
        <details data-covers>
          <summary>Key</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </aside>
  );
}
