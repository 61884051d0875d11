/** What is loaded on each side (26.1): kinds of shot with reach and price, and the reload squares left. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { check, choices } from '../../../rules/answers.ts';
import type { ShotKind } from '../../../rules/sea/advanced-log.ts';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import { shipOf } from '../../../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../../../rules/sea/words.ts';
import { Choice } from '../../look/choice.tsx';
import type { AskProps } from '../../look/types.ts';
import { SIDE_WORDS } from '../../look/words.ts';
import { SHOT_WORDS } from '../../look/words-advanced.ts';

type Loads = AnswerTo<'reload'>;
type Load = Loads[Broadside];

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

const NOTHING: Loads = { L: null, R: null };

/** Side and shot, as a short text that tells them apart. */
const keyOf = (side: Broadside, load: Load): string =>
  side + (load === null ? '-none' : load.shot + (load.out ? '-out' : ''));

function worded(load: Load): { readonly words: string; readonly facts: string; readonly rule: string } {
  if (load === null) return { words: 'Nothing', facts: 'It stays as it is.', rule: '26.1' };
  const { facts, rule } = SHOT_FACTS[load.shot];
  const shot = SHOT_WORDS[load.shot];
  return load.out
    ? {
        words: `Fired out, then ${shot}`,
        facts: `What is loaded goes into the sea first; ${facts}`,
        rule: '24.2.5',
      }
    : { words: capital(shot), facts, rule };
}

/** The loads one broadside can have, each once. */
function loadsOn(all: readonly Loads[], side: Broadside): Load[] {
  const guns = all.filter(({ mortars }) => !mortars);
  return [...new Map(guns.map((each) => [keyOf(side, each[side]), each[side]])).values()];
}

interface SideProps {
  readonly name: string;
  readonly side: Broadside;
  readonly loads: readonly Load[];
  readonly chosen: Load;
  onChoose(load: Load): void;
}

function SideLoads({ name, side, loads, chosen, onChoose }: SideProps): ReactNode {
  const option = (load: Load): ReactNode => {
    const { words, facts, rule } = worded(load);
    const key = keyOf(side, load);
    return (
      <Choice
        key={key}
        name={name}
        testId={`reload-${key}`}
        load={key}
        on={key === keyOf(side, chosen)}
        words={words}
        means={facts}
        rule={rule}
        onChoose={() => onChoose(load)}
      />
    );
  };
  const out = loads.filter((load) => load?.out);
  return (
    <fieldset className="sea-choice hx-choice">
      <legend>{capital(SIDE_WORDS[side])} broadside</legend>
      {loads.filter((load) => !load?.out).map(option)}
      {out.length > 0 && (
        <details className="hx-why" open={chosen?.out === true}>
          <summary>Fire it into the sea and load another shot</summary>
          {out.map(option)}
        </details>
      )}
    </fieldset>
  );
}

export function ReloadPanel({ view, ask, answer, onChange }: AskProps<'reload'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const all = [...choices(view, ask)] as Loads[];
  const name = `hx-load-${ask.id}`;
  // What does not go together with the new choice is dropped.
  const choose = (side: Broadside, load: Load): void => {
    const both: Loads = { L: answer.L, R: answer.R, [side]: load };
    onChange(check(view, ask, both) === null ? both : { ...NOTHING, [side]: load });
  };
  return (
    <>
      <LoadColumn ship={ship} />
      {BROADSIDES.map((side) => (
        <SideLoads
          key={side}
          name={`${name}-${side}`}
          side={side}
          loads={loadsOn(all, side)}
          chosen={answer[side]}
          onChoose={(load) => choose(side, load)}
        />
      ))}
      {all.some(({ mortars }) => mortars) && (
        <fieldset className="sea-choice hx-choice">
          <legend>Mortars</legend>
          <Choice
            name={`${name}-M`}
            testId="reload-M"
            load="M"
            on={answer.mortars === true}
            words="Load the mortars"
            means="No broadside then; four turns in all make them ready."
            rule="42.5"
            onChoose={() => onChange({ ...NOTHING, mortars: true })}
          />
        </fieldset>
      )}
      {ship.advanced?.reloads !== null && (ship.advanced?.reloads ?? 99) < 4 && (
        <p className="hx-threat">
          Only {countedWords(ship.advanced?.reloads ?? 0, 'reload')} left; after that she fires at low powder{' '}
          <RuleLink rule="26.1.2" />
        </p>
      )}
    </>
  );
}
