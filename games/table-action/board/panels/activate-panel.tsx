/** Which ship goes next, and what she declares at the start: the chances stand beside each. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { openingFor } from '../../attention/gun-drill.ts';
import { actionChance } from '../../attention/odds.ts';
import { rerollsOf } from '../../rules/aboard/special-actions.ts';
import { openingsOf } from '../../rules/activation/opening.ts';
import type { AnswerTo, Opening } from '../../rules/table/asks.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import type { AskOf } from '../look/types.ts';
import { OPENING_WORDS, percent, SAIL_WORDS } from '../look/words.ts';
import type { DivisionWork } from '../orders/use-division.ts';
import { DivisionPanel, plannedWarning, plannedWords } from './division-panel.tsx';
import { RadioButton } from './radio-button.tsx';

interface ActivatePanelProps {
  readonly view: View;
  readonly ask: AskOf<'activate'>;
  readonly answer: AnswerTo<'activate'>;
  readonly division: DivisionWork | null;
  onChange(answer: AnswerTo<'activate'>): void;
}

const actionOf = (opening: Opening): 'fight-fires' | 'repair' =>
  opening === 'fight-fires' ? 'fight-fires' : 'repair';

/** What happens if nothing is done about it. */
function Danger({
  view,
  id,
  opening,
}: {
  readonly view: View;
  readonly id: string;
  readonly opening: Opening | null;
}): ReactNode {
  const ship = shipOf(view, id);
  const ignored = [
    ship.fires > 0 && opening !== 'fight-fires' ? `her ${countedWords(ship.fires, 'fire')} will spread` : '',
    ship.leaks > 0 && opening !== 'repair-leaks' ? `her ${countedWords(ship.leaks, 'leak')} will grow` : '',
  ].filter(Boolean);
  if (ignored.length === 0) return null;
  return (
    <p className="ta-warn" role="status">
      {capital(ignored.join(' and '))}, and cost 2D6 crew each.{' '}
      <RuleLink rule={ship.fires > 0 ? 'special.fires-ignored' : 'special.leaks-ignored'}>§</RuleLink>
    </p>
  );
}

export function ActivatePanel({ view, ask, answer, division, onChange }: ActivatePanelProps): ReactNode {
  const ship = shipOf(view, answer.ship);
  const openings = openingsOf(view, ship);
  const rerolls = rerollsOf(ship);
  const choose = (opening: Opening | null, allHands: boolean): void =>
    onChange({ ship: answer.ship, opening, allHands });
  return (
    <>
      {division !== null && <DivisionPanel division={division} />}
      <div
        className={division === null ? 'ta-picks' : 'ta-picks ta-picks-planned'}
        role="radiogroup"
        aria-label="The ship in hand"
      >
        {(division?.planned.map(({ plan }) => plan.ship) ?? ask.ships).map((id) => {
          const each = shipOf(view, id);
          const planned = division?.planned.find(({ plan }) => plan.ship === id);
          const warning = planned === undefined ? null : plannedWarning(planned);
          return (
            <RadioButton
              key={id}
              chosen={id === answer.ship}
              data-testid={`activate-${id}`}
              onClick={() => onChange({ ship: id, opening: openingFor(view, id), allHands: false })}
            >
              <b>{each.spec.name}</b>
              <span>{each.anchored ? 'at anchor' : SAIL_WORDS[each.sail]}</span>
              {planned !== undefined && <span className="ta-planned">{plannedWords(view, planned)}</span>}
              {warning !== null && <em>{warning}</em>}
              {each.fires > 0 && <em>{countedWords(each.fires, 'fire')}</em>}
              {each.leaks > 0 && <em>{countedWords(each.leaks, 'leak')}</em>}
              {each.rudder && <em>rudder</em>}
            </RadioButton>
          );
        })}
      </div>
      {openings.length > 0 && (
        <div className="ta-options" role="radiogroup" aria-label="Declare at the start">
          <RadioButton chosen={answer.opening === null} onClick={() => choose(null, false)}>
            <b>Nothing</b>
            <span>sail and fight as usual</span>
          </RadioButton>
          {openings.flatMap((opening) =>
            (opening === 'cut' ? [false] : [false, true]).map((allHands) => (
              <RadioButton
                key={`${opening}${allHands}`}
                chosen={answer.opening === opening && answer.allHands === allHands}
                data-testid={`opening-${opening}${allHands ? '-all' : ''}`}
                onClick={() => choose(opening, allHands)}
              >
                <b>
                  {allHands ? 'All hands: ' : ''}
                  {allHands ? OPENING_WORDS[opening] : capital(OPENING_WORDS[opening])}
                </b>
                <span>
                  {opening === 'cut'
                    ? 'she gets under way at easy sail'
                    : `${percent(actionChance(actionOf(opening), rerolls, allHands))} with ${allHands ? '4' : '3'} dice${allHands ? ', but no guns this turn' : ''}`}
                </span>
              </RadioButton>
            )),
          )}
        </div>
      )}
      <Danger view={view} id={answer.ship} opening={answer.opening} />
    </>
  );
}
