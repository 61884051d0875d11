/** The orders' leaf while nothing is asked: whom the match waits for, and how the war stands. */
import type { OneAsk } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import { WaitingLeaf } from '@weathergage/web/toolkit/theatre/waiting-leaf.tsx';
import type { ReactNode } from 'react';
import type { SeaPower } from '../rules/types.ts';
import { PointsTrack } from './chronicle/index.ts';
import type { Props } from './look/types.ts';
import { PHASE_WORDS } from './look/words.ts';
import { sentence } from './sentence.ts';

interface WaitingProps extends Pick<Props, 'desk' | 'readOnly'> {
  readonly orders: OneAsk<SeaPower>;
}

export function Waiting({ desk, readOnly, orders }: WaitingProps): ReactNode {
  const { view, outcome } = desk;
  const watching = readOnly && outcome === null;
  return (
    <WaitingLeaf
      says={watching ? `${view.year}: ${PHASE_WORDS[view.phase]}.` : sentence(desk)}
      readOnly={readOnly}
      orders={orders}
    >
      <PointsTrack view={view} />
    </WaitingLeaf>
  );
}
