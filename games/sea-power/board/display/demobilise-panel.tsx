/** 5.0: who is paid off at the year's beginning; at least what is above the base, and more if one hopes for better. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import { type ReactNode, useMemo } from 'react';
import { leaderOf, ratingOf } from '../../data/leaders.ts';
import { type Nation, sideOf as sideOfNation } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import { sideOf } from '../../rules/world/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { plansAtWar, warOf } from '../../rules/world/war.ts';
import { Flag } from '../look/flags.tsx';
import type { PanelProps } from '../look/types.ts';
import { nationAdjective, portName } from '../look/words.ts';
import { LeaderChip, ShipChip } from './chips.tsx';
import { type Muster, musterOf, worthOf } from './draft.ts';
import { firstChoice } from './first-choice.ts';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { PAY_OFF_WORDS as WORDS } from './display-words.ts';

interface Roll {
  readonly nation: Nation;
  readonly base: { readonly ships: number; readonly leaders: number };
  readonly ships: readonly string[];
  readonly leaders: readonly string[];
}

/** Each nation's people, the worst first: those are the ones to look at. */
function rollsOf(muster: Muster): Roll[] {
  const { view, side, forces } = muster;
  const war = warOf(view);
  return plansAtWar(view)
    .filter(({ nation }) => sideOfNation(nation) === side)
    .map(({ nation, base }) => ({
      nation,
      base,
      ships: Object.keys(forces.ships)
        .filter((id) => shipOf(id).nation === nation)
        .sort((a, b) => worthOf(muster, a) - worthOf(muster, b)),
      leaders: forces.leaders
        .filter((id) => leaderOf(id).nation === nation)
        .sort((a, b) => ratingOf(a, war) - ratingOf(b, war)),
    }));
}

/** Whom Enter pays off: the weakest, as far as must be. */
function defaultOf(view: View, ask: PanelProps<'demobilise'>['ask']): ReadonlySet<string> {
  const choice = firstChoice(view, ask) ?? { ships: [], leaders: [] };
  return new Set([...choice.ships, ...choice.leaders]);
}

export function DemobilisePanel(panel: PanelProps<'demobilise'>): ReactNode {
  const { view, ask, given, readOnly } = panel;
  const muster = useMemo(() => musterOf(view, sideOf(view, ask.seat)!), [view, ask]);
  const rolls = useMemo(() => rollsOf(muster), [muster]);
  const [out, setOut] = useDrafted<ReadonlySet<string>>(`${ask.id} out`, () =>
    given === null ? defaultOf(view, ask) : new Set([...given.ships, ...given.leaders]),
  );
  const answer = {
    ships: rolls.flatMap(({ ships }) => ships.filter((id) => out.has(id))),
    leaders: rolls.flatMap(({ leaders }) => leaders.filter((id) => out.has(id))),
  };

  const toggle = (id: string): void => {
    const next = new Set(out);
    if (!next.delete(id)) next.add(id);
    setOut(next);
  };
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.title}
      answer={answer}
      confirm={WORDS.confirm(answer.ships.length, answer.leaders.length)}
      extra={
        <Button look="quiet" disabled={readOnly} onClick={() => setOut(defaultOf(view, ask))}>
          {WORDS.weakest}
        </Button>
      }
    >
      <p className="ask-says">{WORDS.says}</p>
      {rolls.map((roll) => (
        <NationRoll key={roll.nation} {...{ roll, muster, out, readOnly }} onToggle={toggle} />
      ))}
    </AnswerFrame>
  );
}

function NationRoll({
  roll: { nation, base, ships, leaders },
  muster,
  out,
  readOnly,
  onToggle,
}: {
  readonly roll: Roll;
  readonly muster: Muster;
  readonly out: ReadonlySet<string>;
  readonly readOnly: boolean;
  onToggle(id: string): void;
}): ReactNode {
  const war = warOf(muster.view);
  const kept = (ids: readonly string[]): number => ids.filter((id) => !out.has(id)).length;
  const row = (id: string, chip: ReactNode): ReactNode => (
    <li key={id}>
      <label data-out={out.has(id) || undefined}>
        <input type="checkbox" checked={!out.has(id)} disabled={readOnly} onChange={() => onToggle(id)} />
        {chip}
      </label>
    </li>
  );
  return (
    <fieldset className="spd-nation">
      <legend>
        <Flag nation={nation} war={war} /> {nationAdjective(nation)}
        <small data-over={kept(ships) > base.ships || kept(leaders) > base.leaders || undefined}>
          {WORDS.keeps(kept(ships), base.ships, kept(leaders), base.leaders)}
        </small>
      </legend>
      <ul className="spd-roll spd-roll-leaders">
        {leaders.map((id) => row(id, <LeaderChip leader={id} war={war} />))}
      </ul>
      <ul className="spd-roll">
        {ships.map((id) => {
          const { port = null, damage = 0 } = muster.forces.ships[id] ?? {};
          return row(
            id,
            <ShipChip
              ship={id}
              war={war}
              damage={damage}
              note={
                out.has(id) ? (
                  <span className="spd-out">{WORDS.out}</span>
                ) : port === null ? null : (
                  portName(port)
                )
              }
            />,
          );
        })}
      </ul>
    </fieldset>
  );
}
