/** What is being told, in a card: the line of the log, the dice as they fall, the sum; and a way to skip it. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { BOARDING } from '../../data/tables.ts';
import { totalOf } from '../../rules/gunnery/to-hit.ts';
import type { BoardingDice, TableTold, Test } from '../../rules/table/told.ts';
import { logLine, sumWords } from '../log/log-line.ts';
import type { TableDesk, ToldOf } from '../look/types.ts';
import { modifierWords, nameOf, squadronName } from '../look/words.ts';
import { DicePool } from '../panels/dice.tsx';
import type { Scene } from './script.ts';

const isSuccess = (face: number): boolean => face >= 4;

function GunDiceRows({ told, t }: { readonly told: ToldOf<'fire'>; readonly t: number }): ReactNode {
  const modifier = totalOf(told.modifiers);
  const hits = (face: number): boolean => face !== 1 && face + modifier >= told.needed;
  // The dice fall while the shot is in the air.
  const shown = (faces: readonly number[]): number => Math.ceil(faces.length * Math.min(1, t / 0.35));
  return (
    <>
      {(
        [
          [10, told.large],
          [6, told.regular],
        ] as const
      ).map(([sides, { faces }]) => (
        <DicePool
          key={sides}
          label={`D${sides}`}
          faces={faces}
          sides={sides}
          isHit={hits}
          shown={shown(faces)}
        />
      ))}
      <span className="ta-soft">{sumWords(told)}</span>
    </>
  );
}

const TestRows = ({ first, again }: Test): ReactNode => (
  <>
    <DicePool label="thrown" faces={first} sides={6} isHit={isSuccess} />
    <DicePool label="again" faces={again} sides={6} isHit={isSuccess} />
  </>
);

const BoardingRows = ({ side, name }: { readonly side: BoardingDice; readonly name: string }): ReactNode => (
  <>
    <DicePool
      label={`${name} D10`}
      faces={side.large}
      sides={10}
      isHit={(face) => face >= BOARDING.data.hit}
    />
    <DicePool label="D6" faces={side.regular} sides={6} isHit={(face) => face >= BOARDING.data.hit} />
    <DicePool label="saves" faces={side.saves} sides={6} isHit={(face) => face >= BOARDING.data.save} />
  </>
);

function Dice({
  told,
  t,
  desk,
}: {
  readonly told: TableTold;
  readonly t: number;
  readonly desk: TableDesk;
}): ReactNode {
  switch (told.kind) {
    case 'fire':
      return <GunDiceRows told={told} t={t} />;
    case 'special':
    case 'morale':
      return <TestRows {...told} />;
    case 'musketry':
      return (
        <>
          <DicePool label="D6" faces={told.faces} sides={6} isHit={isSuccess} />
          <DicePool label="again" faces={told.again} sides={6} isHit={isSuccess} />
        </>
      );
    case 'boarding-round':
      return (
        <>
          <BoardingRows side={told.attacker} name={nameOf(desk.view, told.attacker.ship)} />
          <BoardingRows side={told.defender} name={nameOf(desk.view, told.defender.ship)} />
        </>
      );
    case 'initiative':
      return told.rolls.map(({ squadron, modifiers, total }, i) => (
        <span key={squadron} className="ta-roll">
          <DicePool
            label={squadronName(desk.view, squadron)}
            faces={(told.dice ?? []).slice(i * 2, i * 2 + 2)}
            sides={6}
          />
          <span className="ta-soft">{modifierWords(modifiers)}</span> <b>{total}</b>
        </span>
      ));
    default:
      return told.dice === undefined ? null : <DicePool label="D6" faces={told.dice} sides={6} />;
  }
}

interface StoryCardProps {
  readonly scene: Scene | null;
  readonly t: number;
  readonly desk: TableDesk;
  onSkip(): void;
}

export function StoryCard({ scene, t, desk, onSkip }: StoryCardProps): ReactNode {
  const told = scene?.told ?? null;
  const line = told === null ? null : logLine(told, desk);
  return (
    <div
      className="sea-story-card ta-story-card"
      data-weight={line?.weight ?? 'plain'}
      data-testid="story-card"
    >
      <div className="sea-story-words ta-story-words">
        <p aria-live="polite">{line?.text ?? ''}</p>
        {told !== null && (
          <div className="ta-story-dice">
            <Dice told={told} t={t} desk={desk} />
          </div>
        )}
      </div>
      <Button look="quiet" shortcut="s" data-skips data-testid="story-skip" onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}
