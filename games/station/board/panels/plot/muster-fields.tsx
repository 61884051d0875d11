/** At the start of an Impulse: dummies put down, and frigates told off for scouting at sea. */
import { Check, PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import type { ReactNode } from 'react';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../../rules/world/asks.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { checkConvertAtSea, checkDummies, isEntry } from '../../../rules/yards/dummies.ts';
import { checkFaces, inTen } from '../../look/odds.ts';
import { formationName, list, placeName, squadronName } from '../../look/words.ts';

type Plot = AnswerTo<'plot'>;
type Dummy = NonNullable<Plot['dummies']>[number];
type Conversion = NonNullable<Plot['convert']>[number];

export interface Muster {
  readonly dummies: readonly Dummy[];
  readonly convert: readonly Conversion[];
}

/** Where one more dummy may be put down, whatever has been put down already. */
function dummyPlaces(view: View, dummies: readonly Dummy[]): Dummy[] {
  const theatre = theatreOf(view);
  const commands = theatre.sides.get(view.side!)?.commands ?? [];
  const places = new Set([
    ...view.tokens.filter(({ side }) => side === view.side).map(({ place }) => place.at),
    ...theatre.module.zones.map(({ id }) => id).filter((at) => isEntry(theatre, at)),
  ]);
  return [...places]
    .flatMap((at) =>
      (commands.length === 0 ? [null] : commands.map(({ id }) => id)).map((command) => ({ at, command })),
    )
    .filter((one) => checkDummies(view, view.side!, [...dummies, one]) === null);
}

function conversions(view: View): Conversion[] {
  const { formations, squadrons } = ownForces(view);
  return Object.values(formations)
    .filter(({ kind }) => kind === 'flotilla')
    .flatMap(({ id, squadrons: all }) => {
      const whole = all.map((squadron) => [{ squadron, sail: 2 }]);
      const halves = all.flatMap((squadron, index) =>
        all.slice(index + 1).map((other) => [
          { squadron, sail: 1 },
          { squadron: other, sail: 1 },
        ]),
      );
      return [...whole, ...halves].map((from) => ({ formation: id, from }));
    })
    .filter(
      ({ formation, from }) =>
        from.every(({ squadron, sail }) => (squadrons[squadron]?.sail ?? 0) >= sail) &&
        checkConvertAtSea(view, view.side!, formation, from) === null,
    );
}

export function MusterFields({
  view,
  muster,
  onChange,
}: {
  readonly view: View;
  readonly muster: Muster;
  onChange(muster: Muster): void;
}): ReactNode {
  const { dummies, convert } = muster;
  const more = dummyPlaces(view, dummies);
  const open = conversions(view);
  const commandName = (id: string | null): string =>
    id === null
      ? ''
      : ` (${
          theatreOf(view)
            .sides.get(view.side!)
            ?.commands.find((one) => one.id === id)?.name ?? id
        })`;
  const dummyWords = ({ at, command }: Dummy): string => `${placeName(view, at)}${commandName(command)}`;
  if (more.length + open.length + dummies.length === 0) return null;
  return (
    <details className="st-watch">
      <summary>Dummies and scouts</summary>
      {(more.length > 0 || dummies.length > 0) && (
        <p className="ask-says">A dummy is a flag with nothing behind it; the enemy can’t tell.</p>
      )}
      {dummies.map((one, index) => (
        <Pills key={index}>
          <Pill onClick={() => onChange({ ...muster, dummies: dummies.filter((_, i) => i !== index) })}>
            A dummy at {dummyWords(one)}: take it back
          </Pill>
        </Pills>
      ))}
      {more.length > 0 && (
        <PickField
          label="Put down a dummy"
          value=""
          none="nowhere"
          options={more.map((one, index) => ({ value: String(index), words: dummyWords(one) }))}
          testId="plot-dummy"
          onPick={(value) => {
            const one = more[Number(value)];
            if (value !== '' && one !== undefined) onChange({ ...muster, dummies: [...dummies, one] });
          }}
        />
      )}
      {open.map((one) => {
        const key = JSON.stringify(one);
        const leader = ownForces(view).formations[one.formation]?.leader ?? null;
        return (
          <Check
            key={key}
            checked={convert.some((other) => JSON.stringify(other) === key)}
            onChange={() => {
              const others = convert.filter((other) => JSON.stringify(other) !== key);
              onChange({ ...muster, convert: others.length < convert.length ? others : [...convert, one] });
            }}
          >
            <span>
              {formationName(view, one.formation)}:{' '}
              {list(one.from.map(({ squadron, sail }) => `${sail} of ${squadronName(view, squadron)}`))} to
              scouting ({inTen(checkFaces(view, view.side!, leader, 'lr'))})
            </span>
          </Check>
        );
      })}
    </details>
  );
}
