/** 6.5/2: two squadrons in one sea, and a secret choice. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { KEY_GROUPS } from '@weathergage/web/toolkit/board-words.ts';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { Worded } from '@weathergage/web/toolkit/worded.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { FOR_A_FRIGATE, FOR_STATION } from '../../rules/sailing/search.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { AreaId } from '../../rules/world/squadron.ts';
import { otherSide } from '../../rules/world/war.ts';
import { findingOdds, percent } from '../look/search-odds.ts';
import { MARKS, SideFlag } from '../look/side-mark.tsx';
import type { PanelProps, Refusal } from '../look/types.ts';
import {
  areaName,
  markerOfToken,
  squadronOfToken,
  strengthOf,
  strengthWords,
  tokenName,
} from '../look/words.ts';
import { Refused } from './frame.tsx';
import { SEARCH_WORDS as WORDS } from './panel-words.ts';

const HULL = 'M-40 6H40C38 20 30 24 18 24H-26C-34 24 -39 16 -40 6Z';
const SAILS =
  'M-26 -34Q-8 -24 -26 2H-30V-34ZM-4 -46Q20 -30 -4 2H-8V-46ZM20 -36Q38 -22 20 2H16V-36ZM-26 -52Q-16 -46 -26 -38H-29V-52ZM-4 -64Q8 -58 -4 -50H-7V-64Z';

/** Two sails on one horizon: theirs is but a shape in the haze. */
function Horizon({ mine, theirs }: { readonly mine: string; readonly theirs: string }): ReactNode {
  return (
    <svg className="sp-horizon" viewBox="0 0 320 120" aria-hidden="true">
      <rect className="sp-horizon-sky" width="320" height="78" />
      <rect className="sp-horizon-sea" y="78" width="320" height="42" />
      <path className="sp-horizon-line" d="M0 78H320" />
      <g className="sp-horizon-haze" transform="translate(238 78) scale(0.5)">
        <path d={HULL} />
        <path d={SAILS} />
        <path d="M-4 -78V-64M-4 -78L34 -72L-4 -66" fill={theirs} />
      </g>
      <g className="sp-horizon-ship" transform="translate(92 84)">
        <path className="sp-hull" d={HULL} />
        <path className="sp-sails" d={SAILS} />
        <path className="sp-pole" d="M-6 -80V-60" />
        <path d="M-6 -80L26 -74L-6 -68Z" fill={mine} />
      </g>
      <path
        className="sp-horizon-wave"
        d="M10 98q12 -5 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0M40 110q12 -5 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0"
      />
    </svg>
  );
}

const TYPICAL = 8;

const CHOICES = [
  { choice: 'fight', words: WORDS.choices.fight, look: 'danger', shortcut: 'f' },
  { choice: 'avoid', words: WORDS.choices.avoid, look: 'brass', shortcut: 'a' },
] as const;

export function SearchPanel({ view, ask, given, readOnly, give, mark }: PanelProps<'search'>): ReactNode {
  const mine = markerOfToken(view, ask.mine);
  const side = mine?.side ?? view.side ?? 'english';
  const squadron = squadronOfToken(view, ask.mine);
  const [guess, setGuess] = useDrafted(`${ask.id} guess`, TYPICAL);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const count = (of: 'english' | 'european'): number =>
    view.frigates[of].filter((each: AreaId) => each === ask.area).length;
  const strength = squadron === null ? null : strengthOf(view, squadron);
  const station = (token: string): number => (markerOfToken(view, token)?.onStation ? FOR_STATION : 0);
  const ours =
    (strength === null ? 0 : strength.rating + strength.ships) +
    count(side) * FOR_A_FRIGATE +
    station(ask.mine);
  const known = count(otherSide(side)) * FOR_A_FRIGATE + station(ask.theirs);

  useEffect(() => {
    mark({ areas: new Map([[ask.area, WORDS.mark]]), chosenToken: ask.mine });
    return () => mark(null);
  }, [mark, ask.area, ask.mine]);

  const choose = async (choice: AnswerTo<'search'>['choice']): Promise<void> => {
    if (!readOnly) setRefused(await give({ choice }));
  };
  useKeys(
    CHOICES.map(({ choice, words, shortcut }) => ({
      keys: shortcut,
      label: words,
      group: KEY_GROUPS.orders,
      run: () => void choose(choice),
    })),
  );

  return (
    <AskFrame title={WORDS.title(areaName(ask.area))} ask={ask} readOnly={readOnly}>
      <Horizon mine={MARKS[side].colour} theirs={MARKS[otherSide(side)].colour} />
      <dl className="sp-versus">
        <div>
          <dt>
            <SideFlag side={side} /> {tokenName(view, ask.mine)}
          </dt>
          <dd>
            {strength === null ? WORDS.yours : strengthWords(strength)}
            <br />
            <Worded text={WORDS.brings} parts={{ sum: <b>{ours}</b> }} />
          </dd>
        </div>
        <div>
          <dt>
            <SideFlag side={otherSide(side)} /> {ask.theirs}
          </dt>
          <dd>
            {WORDS.unknown}
            <br />
            <Worded text={WORDS.known} parts={{ sum: <b>{known}</b> }} />
          </dd>
        </div>
      </dl>
      <label className="ask-field sp-guess">
        <span>
          <Worded text={WORDS.guess} parts={{ guess: <b>{guess}</b> }} />
        </span>
        <input
          type="range"
          min={2}
          max={24}
          value={guess}
          aria-label={WORDS.guessed}
          onChange={(event) => setGuess(Number(event.target.value))}
        />
      </label>
      <div className="sp-duel">
        {CHOICES.map(({ choice, words, ...button }) => (
          <Button
            key={choice}
            {...button}
            disabled={readOnly}
            data-testid={`search-${choice}`}
            aria-pressed={given?.choice === choice}
            onClick={() => void choose(choice)}
          >
            {words}
          </Button>
        ))}
        <p>
          <Worded
            text={WORDS.bothFight}
            parts={{ chance: <b>{percent(findingOdds(ours, guess + known))}</b> }}
          />
        </p>
        <p>
          <Worded
            text={WORDS.bothAvoid}
            parts={{ chance: <b>{percent(1 - findingOdds(guess + known, ours))}</b> }}
          />
        </p>
      </div>
      <p className="sp-fact">{WORDS.says}</p>
      <Refused fault={refused} />
    </AskFrame>
  );
}
