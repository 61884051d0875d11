/** The pairings of a tournament, round by round; side by side where who loses is out. */
import type { LegResult, TournamentReply } from '@weathergage/kernel/people/tournament-protocol.ts';
import type { ReactNode } from 'react';
import type { Doing } from '../people/form.tsx';
import { peopleApi } from '../people/people-api.ts';
import { goTo } from '../router.ts';
import { Button } from '../toolkit/controls.tsx';
import { EntrantName } from './tournament-table.tsx';
import { TOURNAMENT_WORDS as WORDS } from './tournament-words.ts';

export type Pairing = TournamentReply['pairings'][number];
export type LegOf = Pairing['legs'][number];

export interface LegChosen {
  readonly pairing: Pairing;
  readonly leg: LegOf;
}

interface RoundsProps {
  readonly of: TournamentReply;
  readonly doing: Doing;
  onCorrect(chosen: LegChosen): void;
}

const nameOf = ({ entrants }: TournamentReply, no: number | null): string =>
  entrants.find((one) => one.no === no)?.name ?? WORDS.bye;

export const pairWords = (of: TournamentReply, { first, second }: Pairing): string =>
  WORDS.pairing(nameOf(of, first), nameOf(of, second));

const POINTS: Readonly<Record<LegResult, readonly [number, number]>> = {
  first: [1, 0],
  second: [0, 1],
  drawn: [0.5, 0.5],
  none: [0, 0],
};

export function TournamentRounds({ of, doing, onCorrect }: RoundsProps): ReactNode {
  const rounds = [...Map.groupBy(of.pairings, ({ round }) => round)];
  // The round that is played comes first, but a bracket is read from its beginning.
  const isBracket = of.kind === 'knock-out';
  const shown = isBracket ? rounds : rounds.toReversed();
  return (
    <div
      className={isBracket ? 'bracket' : 'rounds'}
      data-testid="tournament-rounds"
      {...(isBracket ? { role: 'group', 'aria-label': WORDS.kinds['knock-out'], tabIndex: 0 } : {})}
    >
      {shown.map(([round, pairings]) => (
        <section key={round} className="people-card" aria-label={WORDS.roundOf(round)}>
          <h2>{WORDS.roundOf(round)}</h2>
          <ul className="pairings">
            {pairings.map((pairing) => (
              <li key={pairing.place} data-testid="pairing">
                <Pair of={of} pairing={pairing} doing={doing} onCorrect={onCorrect} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Pair({ of, pairing, doing, onCorrect }: RoundsProps & { readonly pairing: Pairing }): ReactNode {
  const { first, second, legs } = pairing;
  if (second === null)
    return (
      <p className="pairing-names">
        <EntrantName of={of} no={first} /> <span className="match-note">{WORDS.bye}</span>
      </p>
    );
  const sum = (side: 0 | 1): number =>
    legs.reduce((points, { result }) => points + (result === null ? 0 : POINTS[result][side]), 0);
  return (
    <>
      <p className="pairing-names">
        <EntrantName of={of} no={first} /> – <EntrantName of={of} no={second} />{' '}
        <strong>
          {WORDS.half(sum(0))} : {WORDS.half(sum(1))}
        </strong>
      </p>
      <ul className="pairing-legs">
        {legs.map((leg) => (
          <li key={leg.leg}>
            <span>
              {WORDS.match(leg.leg + 1)}
              {leg.result !== null && `: ${WORDS.results(nameOf(of, first), nameOf(of, second))[leg.result]}`}
              {leg.how !== null && WORDS.ways[leg.how] !== '' && ` (${WORDS.ways[leg.how]})`}
              {leg.match === null && leg.result === null && `: ${WORDS.waiting}`}
            </span>
            <LegButtons of={of} pairing={pairing} leg={leg} doing={doing} onCorrect={onCorrect} />
          </li>
        ))}
      </ul>
    </>
  );
}

function LegButtons({
  of,
  pairing,
  leg,
  doing,
  onCorrect,
}: RoundsProps & { readonly pairing: Pairing; readonly leg: LegOf }): ReactNode {
  const { match, result } = leg;
  const isMine = of.me !== null && (pairing.first === of.me || pairing.second === of.me);
  const opponent = nameOf(of, pairing.first === of.me ? pairing.second : pairing.first);
  const words = pairWords(of, pairing);
  const enter = async (id: string): Promise<void> => {
    const { token } = await peopleApi.pass(id);
    goTo({ at: 'match', id, token });
  };
  const mayCorrect =
    of.iOrganise &&
    (of.status === 'playing' || of.status === 'over') &&
    (of.kind !== 'knock-out' || pairing.round === of.round);
  return (
    <span className="pairing-buttons">
      {match !== null && result === null && isMine && (
        <Button
          look="brass"
          aria-label={WORDS.goTo(opponent, leg.leg + 1)}
          onClick={() => doing.run(() => enter(match))}
        >
          {WORDS.go}
        </Button>
      )}
      {match !== null && (result !== null || !isMine) && (
        <Button
          look="quiet"
          aria-label={`${result === null ? WORDS.watch : WORDS.replay}: ${WORDS.see(words, leg.leg + 1)}`}
          onClick={() =>
            goTo(
              result === null
                ? { at: 'watch', id: match, token: null }
                : { at: 'replay', of: { kind: 'online', id: match, token: null } },
            )
          }
        >
          {result === null ? WORDS.watch : WORDS.replay}
        </Button>
      )}
      {mayCorrect && (
        <Button
          look="quiet"
          aria-label={WORDS.correctOf(words, leg.leg + 1)}
          onClick={() => onCorrect({ pairing, leg })}
        >
          {WORDS.correct}
        </Button>
      )}
    </span>
  );
}
