/** After a match: what a winner at this screen may buy. One thing, and it is entered in this browser's book. */
import type { Desk, Outcome } from '@weathergage/kernel';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import type { TableNow } from '../tables/table.ts';
import type { Careers, Purchase } from '../toolkit/careers.ts';
import { Button, RuleLink } from '../toolkit/controls.tsx';
import { enterPurchase, hasBought } from './book.ts';
import { CAREERS_WORDS as WORDS } from './careers-words.ts';

interface PromotionProps {
  readonly loaded: LoadedGame;
  readonly now: TableNow;
  readonly matchId: string;
  readonly desk: Desk;
  readonly outcome: Outcome;
}

/** The winning side that a person at this screen has played; where several have, the first. */
const winnerHere = ({ seats, persons }: TableNow, { winners }: Outcome): string | null =>
  seats.find(({ id, side }) => persons.includes(id) && winners.includes(side))?.side ?? null;

export function Promotion(props: PromotionProps): ReactNode {
  const { loaded, now, outcome } = props;
  const side = winnerHere(now, outcome);
  return loaded.careers === undefined || side === null ? null : (
    <Offer {...props} careers={loaded.careers} side={side} />
  );
}

function Offer({
  loaded,
  matchId,
  desk,
  outcome,
  careers,
  side,
}: PromotionProps & { readonly careers: Careers; readonly side: string }): ReactNode {
  const [had, setHad] = useState(() => hasBought(loaded.id, careers, matchId));
  const [news, setNews] = useState<string | null>(null);
  const offers = careers.onSale(desk.view, side, outcome);
  if (news === null && (had || offers.length === 0)) return null;
  const buy = ({ career }: Purchase): void => {
    const entered = enterPurchase(loaded.id, careers, matchId, careers.wornBy(desk.view, side), career);
    setHad(true);
    setNews(entered ? WORDS.bought(careers.words(career)) : WORDS.notKept);
  };
  return (
    <div className="promotion" data-testid="promotion">
      {news !== null ? (
        <p role="status">{news}</p>
      ) : (
        <>
          <p>
            {WORDS.offer(careers.title)} <RuleLink rule={careers.rule} />
          </p>
          {offers.map((offer) => (
            <div key={offer.label} className="promotion-offer">
              <span>
                <strong>{offer.label}</strong> <span className="choice-note">{offer.note}</span>
              </span>
              <Button data-testid="promotion-buy" onClick={() => buy(offer)}>
                {WORDS.buy(offer.cost)}
              </Button>
            </div>
          ))}
        </>
      )}
    </div>
  );
}
