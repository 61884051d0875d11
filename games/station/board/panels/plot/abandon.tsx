/** To let an Order Fail, so that the ships are free (9.387). */
import { Check } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import { abandonModifier } from '../../../rules/orders/order-ends.ts';
import type { Formation } from '../../../rules/world/forces.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { inTen, strategyFaces } from '../../look/odds.ts';
import { orderName } from '../../look/words.ts';

export function AbandonCheck({
  view,
  formation,
  abandons,
  onAbandon,
}: {
  readonly view: View;
  readonly formation: Formation;
  readonly abandons: boolean;
  onAbandon(): void;
}): ReactNode {
  const { execution, id } = formation;
  if (execution === null) return null;
  const side = view.side!;
  const command = theatreOf(view).orders.get(execution.order)?.command ?? formation.command;
  const faces = strategyFaces(view, side, command, abandonModifier(view, side, id));
  return (
    <Check checked={abandons} data-testid="plot-abandon" onChange={onAbandon}>
      <span>
        Give up {orderName(view, execution.order)} ({inTen(faces)} that the Admiral agrees)
      </span>
    </Check>
  );
}
