/** A fleet bought in secret within a budget: classes by nation, quality of the crew, names, and the points left. */

import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { SelectOptions } from '@weathergage/web/toolkit/select-options.tsx';
import type { ReactNode } from 'react';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { Nation } from '../../rules/sea/ship.ts';
import { QUALITIES, type Quality } from '../../rules/sea/words.ts';
import { buyable, freeName, pointsOf, spentOn } from '../fleet/muster.ts';
import type { AskProps } from '../look/types.ts';
import { CLASS_WORDS } from '../look/words.ts';

type Chosen = AnswerTo<'muster'>['ships'][number];

export function MusterPanel({ ask, answer, onChange }: AskProps<'muster'>): ReactNode {
  const [nation, setNation] = useDrafted<Nation>(`${ask.id} nation`, (ask.nations[0] ?? 'British') as Nation);
  const [quality, setQuality] = useDrafted<Quality>(`${ask.id} quality`, 'average');
  const { ships } = answer;
  const left = ask.budget - spentOn(ships);
  const set = (next: readonly Chosen[]): void => onChange({ ships: [...next] });
  return (
    <div className="hx-muster">
      <p className="hx-points" data-over={left < 0 || undefined} aria-live="polite">
        <b className="hx-points-left">{left}</b> of {ask.budget} points left,{' '}
        {countedWords(ask.berths - ships.length, 'berth')} free
      </p>
      <ol className="plain-list hx-bought" aria-label="Ships chosen">
        {ships.map((ship, i) => (
          <li key={i}>
            <input
              className="boxed"
              aria-label={`Name of ship ${i + 1}`}
              value={ship.name}
              maxLength={80}
              onChange={({ target }) =>
                set(ships.map((each, j) => (i === j ? { ...each, name: target.value } : each)))
              }
            />
            <select
              aria-label={`Crew of ${ship.name}`}
              value={ship.quality}
              onChange={({ target }) =>
                set(ships.map((each, j) => (i === j ? { ...each, quality: target.value as Quality } : each)))
              }
            >
              <SelectOptions of={QUALITIES} />
            </select>
            <span title={ship.class}>{pointsOf(ship.class, ship.quality)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Leave ${ship.name} out`}
              onClick={() => set(ships.filter((_, j) => j !== i))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      <div className="hx-muster-choice">
        {ask.nations.length > 1 && (
          <MusterPick
            label="Nation"
            chosen={nation}
            of={ask.nations}
            onChoose={(one) => setNation(one as Nation)}
          />
        )}
        <MusterPick label="Crew" chosen={quality} of={QUALITIES} words={capital} onChoose={setQuality} />
      </div>
      <ul className="plain-list hx-classes">
        {buyable(nation).map((type) => {
          const points = type.points[quality];
          return (
            <li key={type.id}>
              <EnsignIcon nation={nation} />
              <span>
                <b>{type.rated} guns</b>
                <span className="hx-soft">
                  {CLASS_WORDS[type.class]}; speed {type.battleSpeed} and {type.advanced.fullSpeed}, turning{' '}
                  {type.turning}
                </span>
              </span>
              <Button
                aria-label={`Add ${type.id} for ${points} points`}
                data-testid={`muster-${type.id}`}
                disabled={points > left || ships.length >= ask.berths}
                onClick={() =>
                  set([
                    ...ships,
                    {
                      class: type.id,
                      quality,
                      name: freeName(
                        type,
                        nation,
                        ships.map(({ name }) => name),
                      ),
                    },
                  ])
                }
              >
                + {points}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface MusterPickProps<T extends string> {
  readonly label: 'Nation' | 'Crew';
  readonly chosen: NoInfer<T>;
  readonly of: readonly T[];
  words?(value: NoInfer<T>): string;
  onChoose(value: NoInfer<T>): void;
}

const MusterPick = <T extends string>({
  label,
  chosen,
  onChoose,
  ...options
}: MusterPickProps<T>): ReactNode => (
  <label>
    <span className="hx-soft">{label}</span>
    <select
      value={chosen}
      data-testid={label === 'Crew' ? 'muster-quality' : 'muster-nation'}
      onChange={({ target }) => onChoose(target.value as T)}
    >
      <SelectOptions {...options} />
    </select>
  </label>
);
