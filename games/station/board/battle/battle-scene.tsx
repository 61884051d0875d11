/** The Battle over the chart: both lines, the weather gauge and why, how hot it is, and what has been told of it. */
import { Pill } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { DiceRow, Pennant } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useContext, useState } from 'react';
import { enemyOf } from '../../rules/battle/combat/steps.ts';
import type { SideId } from '../../rules/module/vocabulary.ts';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { logLine } from '../log/log-line.ts';
import { INTENSITY_WORDS } from '../log/reason-words.ts';
import { marksOf } from '../look/side-mark.ts';
import { leaderWords, placeName, sideName } from '../look/words.ts';
import { BattleNews, gaugeIn } from './battle-news.ts';
import { CombatColumn, Gathering, Reserve } from './lines.tsx';
import { Reasons } from './reasons.tsx';
import './battle.css';

/** Lines of the log shown under the lines of ships. */
const LAST = 5;

/** More Squadrons than this in a line are drawn smaller, so that the other line is seen too. */
const DENSE = 6;

function Side({
  view,
  battle,
  side,
}: {
  readonly view: View;
  readonly battle: Battle;
  readonly side: SideId;
}): ReactNode {
  return (
    <header className="st-bt-side">
      <Pennant {...marksOf(view, side)} size={20} />
      <b>{sideName(view, side)}</b>
      {battle.senior[side] !== undefined && <span>{leaderWords(view, side, battle.senior[side])}</span>}
      {battle.gauge === side && <em>has the weather gauge</em>}
    </header>
  );
}

export function BattleScene({ view, battle }: { readonly view: View; readonly battle: Battle }): ReactNode {
  const news = useContext(BattleNews);
  const [shown, setShown] = useState(true);
  const below = view.side ?? sidesOf(view)[0];
  const above = enemyOf(view, below);
  const lined = battle.squadrons[below]!.length > 0;
  const gauge = gaugeIn(news);
  const lines = news
    .filter(({ kind }) => kind !== 'gauge' && kind !== 'pick')
    .slice(-LAST)
    .map((told) => logLine(told, { view }))
    .filter((line) => line !== null);
  const place = placeName(view, battle.at);
  if (!shown)
    return (
      <button type="button" className="ask-pill st-bt-unfold" onClick={() => setShown(true)}>
        The Battle, {place}
      </button>
    );
  const Line = lined ? Reserve : Gathering;
  return (
    <section
      className="st-bt-scene"
      aria-label={`Battle, ${place}`}
      data-testid="battle-scene"
      data-dense={Object.values(battle.squadrons).some((all) => all.length > DENSE) || undefined}
    >
      <header className="st-bt-head">
        <div>
          <h2>{battle.declared ? `Battle, ${place}` : `The enemy met, ${place}`}</h2>
          {battle.intensity !== null && (
            <p className="st-bt-heat">
              {INTENSITY_WORDS[battle.intensity]}
              {battle.level !== null && (
                <>
                  : damage level <b>{battle.level}</b>
                </>
              )}
            </p>
          )}
        </div>
        <Pill onClick={() => setShown(false)}>See the chart</Pill>
      </header>
      <Side view={view} battle={battle} side={above} />
      <Line view={view} battle={battle} side={above} />
      {battle.combats.length > 0 && (
        <ol className="st-bt-combats">
          {battle.combats.map((_, index) => (
            <CombatColumn key={index} view={view} battle={battle} index={index} sides={[above, below]} />
          ))}
        </ol>
      )}
      {gauge !== undefined && battle.combats.length === 0 && (
        <div className="st-bt-gauge">
          {[above, below].map((side) => (
            <Reasons
              key={side}
              title={`The gauge: ${sideName(view, side)}`}
              reasons={gauge.chances[side] ?? []}
              total
            />
          ))}
          {gauge.dice !== undefined && gauge.dice.length > 0 && <DiceRow dice={gauge.dice} />}
        </div>
      )}
      <Side view={view} battle={battle} side={below} />
      <Line view={view} battle={battle} side={below} />
      {lines.length > 0 && (
        <ol className="st-bt-news" aria-label="What has happened">
          {lines.map((line, index) => (
            <li key={index} data-weight={line.weight}>
              {line.text} {line.dice !== undefined && <DiceRow dice={line.dice} size={16} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
