/** What is to be expected of a scenario: how long it takes, how heavy it is, for how many, and how even. */
import type { ScenarioResults } from '@weathergage/kernel/people/ratings-protocol.ts';
import type { ReactNode } from 'react';
import { RATING_WORDS } from '../standing/rating-words.ts';
import { FIGURES } from '../toolkit/figures.ts';
import type { ScenarioCard } from '../toolkit/page.ts';
import { countedWords } from '../toolkit/phrases.ts';
import { barOf, inAHundred, minutesInWords, minutesOf, weightOf } from '../toolkit/played.ts';
import { SCENARIO_WORDS as WORDS } from './scenario-words.ts';

export function ScenarioFacts({ card }: { readonly card: ScenarioCard }): ReactNode {
  const { effort, sides } = card;
  const seats = sides.reduce((sum, side) => sum + side.seats.length, 0);
  const facts = [
    ...(effort === undefined ? [] : [minutesInWords(minutesOf(effort)), weightOf(effort)]),
    countedWords(seats, 'seat'),
  ];
  return <span className="scenario-facts">{facts.join(' · ')}</span>;
}

/** Who won how often when people played each other. */
export function PeoplesBalance({
  card: { sides },
  results,
}: {
  readonly card: ScenarioCard;
  readonly results: ScenarioResults | undefined;
}): ReactNode {
  if (results === undefined || results.matches === 0) return null;
  const shares = sides.flatMap(({ name, seats }) => {
    const side = results.sides.find((one) => one.side === seats[0]?.side);
    return side === undefined ? [] : [{ name, ...side }];
  });
  const drawn = shares[0]?.drawn ?? 0;
  const counted = [...shares, ...(drawn > 0 ? [{ name: WORDS.drawn, won: drawn }] : [])];
  const whole = inAHundred(counted.map(({ won }) => won));
  const parts = counted.map(({ name }, index) => WORDS.share(name, FIGURES.percent(whole[index]!)));
  const [best, next] = shares.toSorted((a, b) => (b.lead ?? 0) - (a.lead ?? 0));
  const ahead = (best?.lead ?? 0) - (next?.lead ?? 0);
  return (
    <span className="balance-words" data-testid="peoples-balance">
      {parts.join(', ')} <span className="balance-n">{RATING_WORDS.ofPeople(results.matches)}</span>
      {ahead > 0 && ` · ${RATING_WORDS.ahead(best!.name, ahead)}`}
    </span>
  );
}

/** Who won how often when machines of one strength played both sides. */
export function BalanceBar({ card }: { readonly card: ScenarioCard }): ReactNode {
  const parts = barOf(card);
  if (parts.length === 0 || card.played === undefined) return null;
  const whole = inAHundred(parts.map(({ share }) => share));
  const words = parts
    .map(({ name, share, drawn }, index) =>
      drawn && share === 0 ? '' : WORDS.share(drawn ? WORDS.drawn : name, FIGURES.percent(whole[index]!)),
    )
    .filter(Boolean)
    .join(', ');
  return (
    <span className="balance">
      <span
        className="balance-bar"
        role="img"
        aria-label={WORDS.machines(FIGURES.number(card.played.matches), words)}
        title={words}
      >
        {parts.map(({ name, share, drawn }) => (
          <span
            key={name}
            className={drawn ? 'balance-drawn' : 'balance-won'}
            style={{ inlineSize: `${share}%` }}
          />
        ))}
      </span>
      <span className="balance-words" aria-hidden="true">
        {words} <span className="balance-n">{WORDS.ofMachines(FIGURES.number(card.played.matches))}</span>
      </span>
    </span>
  );
}
