/** What the umpire does unasked with a player's rank, his Prestige, ships lost in a Gale, and shadows. Nobody else sees this. */
import { PickField, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { RANKED_DICE, type RankedDie } from '../../../rules/module/vocabulary.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { Standing } from '../../../rules/world/forces.ts';
import { careerOf, PLAYER_RANKS } from '../../../rules/world/ranks.ts';
import type { View } from '../../../rules/world/state.ts';
import { formationName, squadronName } from '../../look/words.ts';

const DICE: Readonly<Record<RankedDie, string>> = {
  lc: 'leadership checks',
  sc: 'strategy checks',
  search: 'searches',
  task: 'attacks by Auxiliaries',
  repair: 'repairs',
  recovery: 'recovery',
  catch: 'catching the wind',
  low: 'requests, stores, wear in port',
  high: 'fireships',
};
/** Dice of the Enemy that are seen by all. */
const OPEN: readonly RankedDie[] = ['lc', 'search', 'task', 'high'];

type List = 'better' | 'again' | 'spoil' | 'force';
const COLUMNS: readonly { readonly list: List; readonly words: string; readonly ranked: boolean }[] = [
  { list: 'better', words: 'ours, by rank', ranked: true },
  { list: 'again', words: 'ours again, for Prestige', ranked: false },
  { list: 'spoil', words: 'theirs, by rank', ranked: true },
  { list: 'force', words: 'theirs again, for Prestige', ranked: false },
];

const FOLLOWS = [
  { value: 'largest', words: 'the largest part' },
  { value: 'same', words: 'the one we followed' },
] as const;

interface Props {
  readonly view: View;
  readonly standing: Standing;
  onChange(standing: Standing): void;
}

function DiceTable({ view, standing, onChange }: Props): ReactNode {
  const rank = PLAYER_RANKS[careerOf(view, view.side!).rank - 1];
  const columns = COLUMNS.filter(({ ranked }) => !ranked || (rank?.uses ?? 0) > 0);
  const said = (list: List): readonly RankedDie[] => standing[list] ?? (list === 'better' ? RANKED_DICE : []);
  const toggle = (list: List, die: RankedDie): void => {
    onChange({ ...standing, [list]: toggled(said(list), die) });
  };
  return (
    <table className="st-dice">
      <thead>
        <tr>
          <th scope="col">Dice</th>
          {columns.map(({ list, words }) => (
            <th key={list} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RANKED_DICE.map((die) => (
          <tr key={die}>
            <th scope="row">{DICE[die]}</th>
            {columns.map(({ list, words }) => (
              <td key={list}>
                {((list !== 'spoil' && list !== 'force') || OPEN.includes(die)) && (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${DICE[die]}: ${words}`}
                      data-testid={`dice-${list}-${die}`}
                      checked={said(list).includes(die)}
                      onChange={() => toggle(list, die)}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 5.37: of each Flotilla that could come apart the part that is to stay. */
function StayFields({ view, standing, onChange }: Props): ReactNode {
  const forces = ownForces(view);
  const parts = (id: string): string[] => [
    ...Object.values(forces.formations)
      .filter(({ under, kind }) => under === id && kind === 'flotilla')
      .map((one) => one.id),
    ...(forces.formations[id]?.squadrons ?? []),
  ];
  const flotillas = Object.values(forces.formations).filter(
    ({ id, kind }) => kind === 'flotilla' && parts(id).length > 1,
  );
  const stays = standing.stays ?? [];
  return flotillas.map(({ id }) => (
    <PickField
      key={id}
      label={`Lost in a Gale, with ${formationName(view, id)} stays`}
      value={stays.find((one) => parts(id).includes(one)) ?? ''}
      none="the strongest part"
      options={parts(id).map((part) => ({
        value: part,
        words: part in forces.formations ? formationName(view, part) : squadronName(view, part),
      }))}
      onPick={(value) => {
        const others = stays.filter((one) => !parts(id).includes(one));
        onChange({ ...standing, stays: value === '' ? others : [...others, value] });
      }}
    />
  ));
}

export function DiceFields({ view, standing, onChange }: Props): ReactNode {
  return (
    <details className="st-watch">
      <summary>Dice, Gales and shadows</summary>
      <p className="ask-says">
        Where one more cast would turn it, the umpire changes dice of the kinds marked here by himself: by
        your rank as often as it allows <RuleLink rule="12.42" />, or for a point of Prestige{' '}
        <RuleLink rule="12.31" />.
      </p>
      <DiceTable view={view} standing={standing} onChange={onChange} />
      <PickField
        label="When what we shadow divides, follow"
        value={standing.follow ?? 'largest'}
        options={FOLLOWS}
        onPick={(follow) => onChange({ ...standing, follow })}
      />
      <StayFields view={view} standing={standing} onChange={onChange} />
    </details>
  );
}
