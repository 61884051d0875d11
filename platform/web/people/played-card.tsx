/** What somebody has played before the public: the latest of it, each to be seen again. */
import type { PublicMatch } from '@weathergage/kernel/people/people-protocol.ts';
import type { ReactNode } from 'react';
import { useMachineWords } from '../lobby/bots.ts';
import { withArticle } from '../match/match-words.ts';
import { addressOf } from '../router.ts';
import { Chip } from '../toolkit/controls.tsx';
import { capital, listedWords } from '../toolkit/phrases.ts';
import { momentWords } from '../toolkit/when.ts';
import { gameTitle } from './my-matches.tsx';
import { PeopleCard } from './people-page.tsx';
import { WORDS } from './words.ts';

export const PlayedCard = ({ matches }: { readonly matches: readonly PublicMatch[] }): ReactNode => (
  <PeopleCard title={WORDS.played} testId="played">
    {matches.length === 0 && <p className="match-note">{WORDS.nothingPlayed}</p>}
    <ul className="saved">
      {matches.map((match) => (
        <Played key={`${match.match} ${match.side}`} match={match} />
      ))}
    </ul>
  </PeopleCard>
);

function Played({ match }: { readonly match: PublicMatch }): ReactNode {
  const { match: id, game, title, side, ended, result, program, others } = match;
  const machine = useMachineWords(game, others);
  const names = others.map(({ name, bot, sitter }) =>
    bot === null ? (sitter ?? withArticle(name)) : machine(bot),
  );
  return (
    <li>
      <span className="saved-words">
        <span className="saved-title">{title}</span>
        <span className="saved-when">
          {gameTitle(game)} · {momentWords(ended)}
        </span>
        <span className="saved-glance">
          {WORDS.against(capital(program ? WORDS.sideByProgram(side) : side), listedWords(names))}
        </span>
      </span>
      <Chip>{WORDS.results[result]}</Chip>
      <a
        className="button button-plain"
        href={addressOf({ at: 'replay', of: { kind: 'online', id, token: null } })}
        aria-label={WORDS.replayOf(title)}
      >
        {WORDS.replay}
      </a>
    </li>
  );
}
