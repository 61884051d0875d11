/** A battle opens out of the chart like ink on paper, and closes back into it. */
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { goTo } from '../router.ts';
import { type Crossing, middleOf, useCrossing } from './crossing.ts';
import './campaign.css';

/** As long as the veil takes to cover the page; the styles know the same. */
const COVER_MS = 650;
const LIFT_MS = 450;

export default function CrossingVeil({ crossing }: { readonly crossing: Crossing }): ReactNode {
  const [lifting, setLifting] = useState(false);
  // What was pressed is gone by the time the veil lifts.
  const [from] = useState(() => middleOf(crossing.from));
  useEffect(() => {
    const cover = setTimeout(() => {
      goTo(crossing.to);
      setLifting(true);
    }, COVER_MS);
    const lift = setTimeout(() => useCrossing.setState({ crossing: null }), COVER_MS + LIFT_MS);
    return () => {
      clearTimeout(cover);
      clearTimeout(lift);
    };
  }, [crossing]);
  return (
    <div
      className="crossing"
      data-how={crossing.how}
      data-lifting={lifting || undefined}
      role="status"
      style={from === null ? undefined : ({ '--from': from } as CSSProperties)}
    >
      <p className="crossing-words">{crossing.words}</p>
    </div>
  );
}
