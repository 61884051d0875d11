/** Special actions in a segment, with their chances: tack, boxhaul, and waiting to fire as she bears. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import type { ReactNode } from 'react';
import { actionChance } from '../../attention/odds.ts';
import { mayTry, rerollsOf } from '../../rules/aboard/special-actions.ts';
import { mayBear } from '../../rules/gunnery/bears.ts';
import type { SegmentOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { ASK_ALWAYS, type Standing } from '../../rules/table/standing.ts';
import type { View } from '../../rules/table/state.ts';
import { inchesText } from '../look/chart-units.ts';
import type { AskOf } from '../look/types.ts';
import { percent } from '../look/words.ts';
import { StandingEditor } from './standing-editor.tsx';

interface SpecialLeafProps {
  readonly view: View;
  readonly ship: Ship;
  readonly ask: AskOf<'segment'>;
  readonly distance: number;
  onSend(order: SegmentOrder): void;
}

export function SpecialLeaf({ view, ship, ask, distance, onSend }: SpecialLeafProps): ReactNode {
  const [standing, setStanding] = useDrafted<Standing>(`${ask.id} standing`, ASK_ALWAYS);
  const barred = mayTry(ship, view.activation!);
  if (barred !== null)
    return (
      <p className="ta-soft">
        {barred.message} <RuleLink rule={barred.rule}>§</RuleLink>
      </p>
    );
  const rerolls = rerollsOf(ship);
  const mayBox = ask.disposition !== 'aback' && ask.turn > 0;
  return (
    <div className="ta-specials">
      <section>
        <h3>
          Tack <span>{percent(actionChance('tack', rerolls))}</span> <RuleLink rule="tack.pass">§</RuleLink>
        </h3>
        <p className="ta-soft">No being taken aback this turn; failing costs 2D6 rigging.</p>
        <Button data-testid="tack" onClick={() => onSend({ do: 'tack' })}>
          Put the helm down
        </Button>
      </section>
      {mayBox && (
        <section>
          <h3>
            Boxhaul <span>{percent(actionChance('boxhaul', rerolls))}</span>{' '}
            <RuleLink rule="boxhaul.pass">§</RuleLink>
          </h3>
          <p className="ta-soft">
            {inchesText(distance)} ahead, half about, and her movement ends; failing, a quarter turn and 2D6
            rigging.
          </p>
          <div className="ta-pair">
            {(['larboard', 'starboard'] as const).map((side) => (
              <Button key={side} onClick={() => onSend({ do: 'boxhaul', distance, side })}>
                To {side}
              </Button>
            ))}
          </div>
        </section>
      )}
      {mayBear(view, ship, view.activation!) === null && (
        <section>
          <h3>
            Fire as she bears <span>{percent(actionChance('fire-as-she-bears', rerolls))}</span>{' '}
            <RuleLink rule="fire-as-she-bears.pass">§</RuleLink>
          </h3>
          <p className="ta-soft">She may fire in anybody’s activation until her own.</p>
          <StandingEditor view={view} ship={ship} standing={standing} onChange={setStanding} />
          <Button data-testid="declare-bears" onClick={() => onSend({ do: 'bears', standing })}>
            Declare it
          </Button>
        </section>
      )}
    </div>
  );
}
