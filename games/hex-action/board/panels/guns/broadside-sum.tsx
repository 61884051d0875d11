/** How a hit table comes about, as a sum with rule numbers, and what each face of the die would do on it. */
import { Die, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { countedWords, signedNumber } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { allHits, expectedOf } from '../../../attention/expected-hits.ts';
import { HIT_DETERMINATION } from '../../../data/tables.ts';
import type { AdvancedLaid } from '../../../rules/gunnery/advanced-broadside.ts';
import type { Laid } from '../../../rules/gunnery/broadside.ts';
import type { Hits, Modifier } from '../../../rules/sea/told.ts';
import { hitWords } from '../../look/words.ts';
import { reconstructedWords } from '../../look/words-advanced.ts';

interface SumProps {
  readonly guns: number;
  readonly carronades?: number;
  readonly range: number;
  /** A raking broadside has a first number of its own (16.1.1.1). */
  readonly raking?: boolean;
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly table: number | null;
  /** What the sum is: the table to throw on, or that it is a miss. */
  readonly comesTo: ReactNode;
}

export function Sum(props: SumProps): ReactNode {
  const { guns, carronades = 0, range, raking = false, base, modifiers, table, comesTo } = props;
  return (
    <table className="sea-sum hx-sum">
      <tbody>
        <tr>
          <th scope="row">
            {countedWords(guns, 'gun')}
            {carronades > 0 && ` and ${countedWords(carronades, 'carronade')}`} at range {range}
            {raking && ', raking'} <RuleLink rule={raking ? '16.1.1.1' : '11.2.3'} />
          </th>
          <td>{String(base).replace('-', '−')}</td>
        </tr>
        {modifiers.map(({ what, by, rule }) => (
          <tr key={what + rule}>
            <th scope="row">
              {what} <RuleLink rule={rule} />
            </th>
            <td>{signedNumber(by)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{comesTo}</th>
          <td>{table ?? '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const LETTERS = ['H', 'G', 'C', 'R'] as const;
const LETTER_WORDS = { H: 'hull', G: 'gun', C: 'crew', R: 'rigging' } as const;

/** Hits as beads of their letter: shape of the letter first, colour second. */
export const HitBeads = ({ hits }: { readonly hits: Hits }): ReactNode =>
  allHits(hits) === 0 ? (
    <span className="hx-soft">–</span>
  ) : (
    <span className="hx-beads" role="img" aria-label={hitWords(hits)}>
      {LETTERS.flatMap((letter) =>
        Array.from({ length: hits[letter] }, (_, i) => (
          <i key={letter + i} className={`hx-bead hx-bead-${letter}`} title={LETTER_WORDS[letter]}>
            {letter}
          </i>
        )),
      )}
    </span>
  );

/** The six faces side by side, each with its hits, and what to expect on the whole. */
export function Faces({ faces }: { readonly faces: readonly Hits[] }): ReactNode {
  return (
    <div className="hx-faces">
      {faces.map((hits, i) => (
        <div key={i} className="hx-face">
          <Die face={i + 1} size={18} />
          <HitBeads hits={hits} />
        </div>
      ))}
      <p className="hx-soft hx-expect">
        {FIGURES.tenths(expectedOf(faces))} hits to be expected; each face is one chance in six.
      </p>
      <p className="hx-soft hx-letters" data-testid="letters">
        {LETTERS.map((letter) => (
          <span key={letter}>
            <i className={`hx-bead hx-bead-${letter}`}>{letter}</i> {LETTER_WORDS[letter]}
          </span>
        ))}
      </p>
    </div>
  );
}

export function BroadsideSum({ laid }: { readonly laid: Laid }): ReactNode {
  const { base, modifiers, table, faces } = laid;
  const sum = modifiers.reduce((total, { by }) => total + by, base);
  const { highest } = HIT_DETERMINATION.data;
  const words = sum > highest ? `${sum}, at most ${highest}: hit table` : 'Hit table';
  return (
    <>
      <Sum
        {...laid}
        comesTo={
          <>
            {table === null ? 'Below 0: a miss' : words} <RuleLink rule="11.2.4" />
          </>
        }
      />
      {table !== null && <Faces faces={faces} />}
    </>
  );
}

/** Two tables above ten are thrown on separately (16.1.2.1); grape takes its squares without a die (24.2.4.2). */
export function AdvancedSum({ laid }: { readonly laid: AdvancedLaid }): ReactNode {
  const { table, tables, faces, rake, certain, shot } = laid;
  const [words, rule] =
    shot === 'G'
      ? ['Crew squares', '24.2.4.2']
      : tables.length > 1
        ? [`A die on each of tables ${tables.join(' and ')}`, '16.1.2.1']
        : ['Hit table', '11.2.4'];
  return (
    <>
      <Sum
        {...laid}
        raking={rake}
        comesTo={
          <>
            {table === null ? 'Below 0: a miss' : words} <RuleLink rule={rule} />
          </>
        }
      />
      {shot === 'G' && table !== null && <HitBeads hits={certain} />}
      {faces.map((die, i) => (
        <Faces key={i} faces={die} />
      ))}
      {laid.reconstructed.length > 0 && (
        <p className="hx-soft">{reconstructedWords(laid.reconstructed).trim()}</p>
      )}
    </>
  );
}
