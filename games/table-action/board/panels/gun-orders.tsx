/** What guns do while orders are carried out: fire at the best moment, hold, or be kept ready. */
import type { ReactNode } from 'react';
import { GUN_ORDERS, GUN_WORDS, type GunOrder } from '../../attention/plan.ts';
import { RadioButton } from './radio-button.tsx';

interface GunOrdersProps {
  readonly label: string;
  readonly chosen: GunOrder;
  /** How likely it is that guns can be kept ready; none where nobody may try. */
  readonly ready: string | null;
  onChoose(order: GunOrder): void;
}

export const GunOrders = ({ label, chosen, ready, onChoose }: GunOrdersProps): ReactNode => (
  <div className="ta-gun-orders" role="radiogroup" aria-label={label}>
    {GUN_ORDERS.map((each) => (
      <RadioButton
        key={each}
        chosen={chosen === each}
        data-testid={`guns-${each}`}
        disabled={each === 'ready' && ready === null}
        onClick={() => onChoose(each)}
      >
        {each === 'ready' && ready !== null ? `${GUN_WORDS.ready} (${ready})` : GUN_WORDS[each]}
      </RadioButton>
    ))}
  </div>
);
