/** What is loaded, and on which side (26.1): kinds of shot with reach and price, and the reload squares left. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { choices } from '../../../rules/answers.ts';
import type { ShotKind } from '../../../rules/sea/advanced-log.ts';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import { shipOf } from '../../../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../../../rules/sea/words.ts';
import { Choice } from '../../look/choice.tsx';
import type { AskProps } from '../../look/types.ts';
import { SIDE_WORDS } from '../../look/words.ts';
import { SHOT_WORDS } from '../../look/words-advanced.ts';

type Load = AnswerTo<'reload'>['load'];

const SHOT_FACTS: Readonly<Record<ShotKind, { readonly facts: string; readonly rule: string }>> = {
  R: { facts: 'reaches 10 hexes; may be fired as grape', rule: '24.2.1' },
  D: {
    facts: 'reaches 1 hex, farther as round shot; 2 reloads; two turns with fewer than three sections',
    rule: '24.2.3',
  },
  C: { facts: 'reaches 4 hexes, tears rigging, spares hull and guns', rule: '24.2.2' },
  G: { facts: 'reaches 1 hex, kills crew only', rule: '24.2.4' },
};

function LoadColumn({ ship }: { readonly ship: Ship }): ReactNode {
  const { shot, reloads } = ship.advanced ?? {};
  return (
    <table className="sea-sum hx-sum">
      <tbody>
        {BROADSIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{capital(SIDE_WORDS[side])}</th>
            <td>{loadWords(ship, side)}</td>
          </tr>
        ))}
        {reloads !== null && reloads !== undefined && (
          <tr>
            <th scope="row">
              Reload squares left <RuleLink rule="26.1.1" />
            </th>
            <td>{reloads === 0 ? 'none: low powder' : reloads}</td>
          </tr>
        )}
      </tbody>
      {shot === null && <caption>The load column is closed.</caption>}
    </table>
  );
}

/** What is in one broadside, as its own captain knows it. */
export function loadWords(ship: Ship, side: Broadside): string {
  const shot = ship.advanced?.shot?.[side] ?? null;
  if (ship.loaded === null) return 'closed';
  if (ship.loaded[side]) return shot === null ? 'loaded' : SHOT_WORDS[shot];
  return shot === null ? 'empty' : `${SHOT_WORDS[shot]}, half loaded`;
}

/** 13.5: both broadsides at once, where loading was put off before the first turn. */
const putOff = (ship: Ship): boolean => ship.initial.L && ship.initial.R && ship.empty === 2;

function worded(
  ship: Ship,
  load: Load,
): { readonly words: string; readonly facts: string; readonly rule: string } {
  if (load === null)
    return { words: 'Load nothing', facts: 'Saves a reload for another turn.', rule: '26.1' };
  if ('mortars' in load)
    return { words: 'Load the mortars', facts: 'Four turns in all make them ready.', rule: '42.5' };
  const { facts, rule } = SHOT_FACTS[load.shot];
  const side = putOff(ship) ? 'Both broadsides' : capital(SIDE_WORDS[load.side]);
  return load.out
    ? {
        words: `${side}: fired out, then ${SHOT_WORDS[load.shot]}`,
        facts: `What is loaded goes into the sea first; ${facts}`,
        rule: '24.2.5',
      }
    : { words: `${side}: ${SHOT_WORDS[load.shot]}`, facts, rule };
}

const isOut = (load: Load): boolean => load !== null && 'out' in load && load.out === true;

export function ReloadPanel({ view, ask, answer, onChange }: AskProps<'reload'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const chosen = JSON.stringify(answer.load);
  const all = [...choices(view, ask)].map((each, i) => ({ i, load: (each as AnswerTo<'reload'>).load }));
  const out = all.filter(({ load }) => isOut(load));
  const option = ({ i, load }: { readonly i: number; readonly load: Load }): ReactNode => {
    const { words, facts, rule } = worded(ship, load);
    const key = JSON.stringify(load);
    return (
      <Choice
        key={key}
        name={`hx-load-${ask.id}`}
        testId={`reload-${i}`}
        load={
          load === null ? 'none' : 'mortars' in load ? 'M' : load.side + load.shot + (load.out ? '-out' : '')
        }
        on={key === chosen}
        words={words}
        onChoose={() => onChange({ load })}
      >
        <span className="hx-soft">
          {facts} <RuleLink rule={rule} />
        </span>
      </Choice>
    );
  };
  return (
    <>
      <LoadColumn ship={ship} />
      <fieldset className="sea-choice hx-choice">
        <legend className="visually-hidden">What to load</legend>
        {all.filter(({ load }) => !isOut(load)).map(option)}
        {out.length > 0 && (
          <details className="hx-why" open={isOut(answer.load)}>
            <summary>Fire a loaded broadside into the sea and load another shot</summary>
            {out.map(option)}
          </details>
        )}
      </fieldset>
      {ship.advanced?.reloads !== null && (ship.advanced?.reloads ?? 99) < 4 && (
        <p className="hx-threat">
          Only {countedWords(ship.advanced?.reloads ?? 0, 'reload')} left; after that she fires at low powder{' '}
          <RuleLink rule="26.1.2" />
        </p>
      )}
    </>
  );
}
