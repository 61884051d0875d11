/** How hot an action: what each would become by the leaders' tempers, and what it would cost either side. */
import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import { harmWords, type Prospect, prospectOf } from '../../attention/expected.ts';
import { choices } from '../../rules/answers.ts';
import { intensityShift } from '../../rules/battle/combat/intensity.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import { ratingsOf } from '../../rules/umpire/strategy-checks.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { INTENSITY_WORDS, TEMPER_WORDS } from '../log/reason-words.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { count, leaderName, signed } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';

/** The one that leaves the side best off, by points and ships. */
export function bestOf(prospects: readonly Prospect[], side: string, enemy: string): Prospect {
  const worth = ({ harm }: Prospect): number =>
    harm[side]!.dp - harm[enemy]!.dp + 4 * (harm[side]!.sunk - harm[enemy]!.sunk);
  return prospects.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

export function IntensityPanel(panel: PanelProps<'intensity'>): ReactNode {
  const { view, ask, given } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const enemy = enemyOf(view, side);
  const prospects = useMemo(
    () =>
      ([...choices(view, ask)] as AnswerTo<'intensity'>[]).map(({ intensity }) =>
        prospectOf(view, battle, intensity),
      ),
    [view, ask, battle],
  );
  const [chosen, setChosen] = useDrafted(
    `${ask.id} intensity`,
    () => given?.intensity ?? bestOf(prospects, side, enemy).chosen,
  );
  const shift = intensityShift(view, battle);
  const temper = (whose: string): string =>
    `${leaderName(view, battle.senior[whose] ?? null)} is ${TEMPER_WORDS[ratingsOf(view, whose, battle.senior[whose] ?? null).personality]}`;
  return (
    <AnswerFrame panel={panel} answer={{ intensity: chosen }} confirm="Make the signal">
      <p className="ask-says">
        {temper(side)}, {temper(enemy)}: the action will be{' '}
        {shift === 0 ? 'what you make it' : `${signed(shift)} in heat from what you signal`}.
      </p>
      <Rows label={askTitle(ask)}>
        {prospects.map((one, index) => (
          <Row
            key={one.chosen}
            chosen={one.chosen === chosen}
            data-testid={`choice-${index}`}
            onClick={() => setChosen(one.chosen)}
          >
            <strong>{INTENSITY_WORDS[one.chosen]}</strong>
            {one.becomes !== one.chosen && <em>becomes: {INTENSITY_WORDS[one.becomes].toLowerCase()}</em>}
            <small>
              damage level {Math.min(...one.levels)} to {Math.max(...one.levels)}, {one.level.toFixed(1)} on
              average, in {count(one.combats, 'Combat')}
            </small>
            <small className="st-bt-harm">
              <span>you do about {harmWords(one.harm[side]!)}</span>
              <span>they do about {harmWords(one.harm[enemy]!)}</span>
            </small>
          </Row>
        ))}
      </Rows>
      <p className="st-bt-foot">
        Line against line as they stand now. Ships are those sunk outright; a Squadron damaged beyond its
        track may lose more.
      </p>
    </AnswerFrame>
  );
}
