/** Two lines of battle, place by place, with the dice that fall between them. */

import { useSize } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import { Die } from '@weathergage/web/toolkit/controls.tsx';

import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Nation, SIDES, type Side, type War } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import { flagOf } from '../../rules/world/own-forces.ts';
import type { ShipId } from '../../rules/world/squadron.ts';
import type { Shot } from '../../rules/world/told.ts';
import { otherSide } from '../../rules/world/war.ts';
import { SideFlag } from '../look/side-mark.tsx';
import { shipName } from '../look/words.ts';
import { captionAt, fitLines } from './fit.ts';
import { markIn, type Pair, type Picture, toll } from './picture.ts';
import { ShipFigure } from './ship-figure.tsx';
import './battle.css';
import { LINE_WORDS as WORDS } from './battle-words.ts';

interface LinesProps {
  readonly picture: Picture;
  readonly war: War;
  readonly shots?: readonly Shot[];
  readonly live?: ReadonlySet<ShipId>;
  readonly phase?: 'fire' | 'effect';
}

const NO_SHOTS: readonly Shot[] = [];
const NOBODY: ReadonlySet<ShipId> = new Set();

export function BattleLines({ picture, war, shots = NO_SHOTS, live = NOBODY, phase }: LinesProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const stage = useSize(root);
  const places = useMemo(
    () =>
      picture.pairs.map(({ english, european }) => ({ english: english.length, european: european.length })),
    [picture.pairs],
  );
  const fit = useMemo(() => fitLines(places, stage), [places, stage]);
  const [spare, setSpare] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage is measured anew
  useLayoutEffect(() => setSpare(1), [fit]);
  // A name in two lines, a row of dice more than was reckoned with: the drawing gives way, and does not grow back.
  useLayoutEffect(() => {
    const [room, drawn] = [root.current, inner.current];
    if (room === null || drawn === null || room.clientHeight === 0) return;
    const over = drawn.getBoundingClientRect().height / room.clientHeight;
    if (over > 1.005) setSpare((was) => Math.max(0.3, was / over));
  });
  if (picture.lines === null) return null;
  return (
    <div className="spb-field">
      <LineHead picture={picture} side="english" />
      <div className="spb-lines" ref={root}>
        <div
          ref={inner}
          className="spb-tiers"
          data-front={captionAt(fit.width)}
          data-behind={captionAt(fit.width / fit.abreast)}
          style={{
            zoom: fit.scale * spare,
            ['--columns' as string]: Math.min(fit.columns, picture.pairs.length),
            ['--place' as string]: `${fit.width}px`,
            ['--abreast' as string]: fit.abreast,
          }}
        >
          {picture.pairs.map((pair) => (
            <PairColumn
              key={pair.english[0] ?? pair.european[0]}
              {...{ pair, picture, war, shots, live, phase }}
            />
          ))}
        </div>
      </div>
      <LineHead picture={picture} side="european" />
    </div>
  );
}

function LineHead({ picture, side }: { readonly picture: Picture; readonly side: Side }): ReactNode {
  const { fights, disabled, sunk, captured } = toll(picture, side);
  const doubled = picture.pairs.some((pair) => pair[side].length > 1);
  return (
    <p className="spb-line-head" data-side={side}>
      <SideFlag side={side} size={14} />
      <b>{WORDS.line(side)}</b>
      <span>{WORDS.inLine(fights)}</span>
      {disabled > 0 && <span>{WORDS.disabled(disabled)}</span>}
      {sunk > 0 && <span className="spb-grave">{WORDS.sunk(sunk)}</span>}
      {captured > 0 && <span className="spb-grave">{WORDS.taken(captured)}</span>}
      {doubled && <span className="spb-doubling">{WORDS.doubling}</span>}
      {picture.gauge === side && <span className="spb-windward">{WORDS.windward}</span>}
      {side === 'european' && picture.joint && <span>{WORDS.joint}</span>}
    </p>
  );
}

function PairColumn({
  pair,
  picture,
  war,
  shots,
  live,
  phase,
}: {
  readonly pair: Pair;
  readonly picture: Picture;
  readonly war: War;
  readonly shots: readonly Shot[];
  readonly live: ReadonlySet<ShipId>;
  readonly phase: 'fire' | 'effect' | undefined;
}): ReactNode {
  const here = SIDES.some((side) => pair[side].some((ship) => live.has(ship)));
  const captorOf = (ship: ShipId): Nation | undefined => {
    const shot = shots.find(({ at, captured }) => at === ship && captured);
    return shot === undefined ? undefined : flagOf(shot.by[0]!);
  };
  const row = (side: Side): ReactNode => (
    <div className="spb-row" data-side={side}>
      {pair[side].map((ship, index) => {
        const mark = markIn(picture, ship);
        if (mark === null) return null;
        const lit = live.has(ship);
        return (
          <ShipFigure
            key={ship}
            mark={mark}
            side={side}
            war={war}
            behind={index > 0}
            firing={lit && phase === 'fire'}
            struck={lit && phase === 'effect'}
            captor={captorOf(ship)}
          />
        );
      })}
    </div>
  );
  return (
    <div className="spb-pair" data-live={here || undefined}>
      {row('english')}
      <div className="spb-between">
        {SIDES.map((side) => (
          <ShotDice
            key={side}
            side={side}
            shot={shots.find((shot) => shot.side === otherSide(side) && pair[side].includes(shot.at)) ?? null}
            falling={here && phase === 'fire'}
          />
        ))}
      </div>
      {row('european')}
    </div>
  );
}

/** So many dice are drawn between two ships; of more, those that count. */
const MOST_DICE = 12;

const shownDice = (dice: readonly number[]): readonly number[] =>
  dice.length <= MOST_DICE ? dice : dice.filter((face) => face >= 5).slice(0, MOST_DICE - 2);

/** The dice thrown at one ship, near her. */
function ShotDice({
  side,
  shot,
  falling,
}: {
  readonly side: Side;
  readonly shot: Shot | null;
  readonly falling: boolean;
}): ReactNode {
  if (shot === null) return <div className="spb-dice" data-side={side} />;
  const damage = shot.damage.reduce((sum, die) => sum + die, 0);
  const words = shot.captured
    ? WORDS.captured
    : [damage > 0 ? `−${damage}` : '', shot.disabled ? WORDS.out : ''].filter(Boolean).join(' ');
  return (
    <div
      className="spb-dice"
      data-side={side}
      data-falling={falling || undefined}
      role="group"
      aria-label={WORDS.fire(shipName(shot.at), shot.dice, words)}
    >
      <span className="spb-dice-row">
        {shownDice(shot.dice).map((face, index) => (
          <span
            key={index}
            className="spb-die"
            data-face={face}
            style={{ animationDelay: `${index * 45}ms` }}
          >
            <Die face={face} size={15} />
          </span>
        ))}
        {shot.dice.length > MOST_DICE && <small>{WORDS.ofDice(shot.dice.length)}</small>}
      </span>
      {words !== '' && (
        <b className="spb-hit" data-sunk={damage > shipOf(shot.at).defence || undefined}>
          {words}
        </b>
      )}
    </div>
  );
}
