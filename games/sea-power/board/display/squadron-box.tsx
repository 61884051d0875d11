/** One squadron's box: who is in it, in the order of the line, what it is worth, and what can be done with it at once. */

import { Button, IconButton } from '@weathergage/web/toolkit/controls.tsx';

import { SelectOptions } from '@weathergage/web/toolkit/select-options.tsx';
import { type ReactNode, useState } from 'react';
import { PORT_IDS, type PortId } from '../../data/ports.ts';
import { isOwnPort } from '../../rules/chart/disposition.ts';
import { DECOY_RATING, LEADER_LIMIT, type Stack } from '../../rules/world/squadron.ts';
import { warOf } from '../../rules/world/war.ts';
import { Flag } from '../look/flags.tsx';
import { leaderName, portName, squadronName } from '../look/words.ts';
import { type Hands, LeaderChip, Medal, ShipChip } from './chips.tsx';
import { DISPLAY_WORDS, BOX_WORDS as WORDS } from './display-words.ts';
import { type Box, type Draft, heldIn, isDecoy, isNew, type Muster, totalsOf } from './draft.ts';
import { newShipsHere, setDecoy, setPort, sortLine, spreadLeaders, toReserve } from './draft-moves.ts';
import type { Target } from './targets.ts';

interface BoxProps {
  readonly muster: Muster;
  readonly draft: Draft;
  readonly box: Box;
  readonly hands: Hands;
  /** Where a counter that is being dragged would come down. */
  readonly over: Target | null;
  readonly faulty: boolean;
  /** Something is chosen that could be put here. */
  readonly inviting: boolean;
  onChange(draft: Draft): void;
  onPutHere(): void;
}

export function SquadronBox(props: BoxProps): ReactNode {
  const { muster, draft, box, hands, over, faulty, inviting, onChange, onPutHere } = props;
  const [open, setOpen] = useState(false);
  const { squadron, nation, stacks } = box;
  const name = squadronName(squadron);
  const totals = totalsOf(muster, box);
  const war = warOf(muster.view);
  const decoy = isDecoy(box);
  const here = over?.kind === 'line' && over.squadron === squadron;
  return (
    <section
      className="spd-box"
      aria-label={WORDS.name(name)}
      data-over={here || undefined}
      data-faulty={faulty || undefined}
      data-decoy={decoy || undefined}
      data-testid={`box-${squadron}`}
    >
      <header className="spd-box-head">
        <Flag nation={nation} war={war} size={16} />
        <h3>{name}</h3>
        {inviting && (
          <Button look="plain" className="spd-small spd-here" onClick={onPutHere}>
            {DISPLAY_WORDS.here}
          </Button>
        )}
        <IconButton
          label={WORDS.more(name)}
          aria-expanded={open}
          className="spd-more"
          onClick={() => setOpen(!open)}
        >
          ⋯
        </IconButton>
      </header>
      <p className="spd-box-sums">
        {decoy ? (
          <>
            <span className="spd-decoy">{WORDS.decoy}</span> {WORDS.decoyNote(DECOY_RATING)}
          </>
        ) : (
          <>
            <span>{DISPLAY_WORDS.ships(totals.ships)}</span>
            <span title={WORDS.sums}>
              {totals.attack}/{totals.defence}
            </span>
            {totals.damage > 0 && <span className="spd-hurt">{WORDS.damage(totals.damage)}</span>}
            {totals.senior === null ? (
              <span className="spd-hurt">{WORDS.noLeader}</span>
            ) : (
              <span className="spd-senior">
                <Medal rating={totals.rating} size={20} /> {leaderName(totals.senior)}
              </span>
            )}
          </>
        )}
      </p>
      {open && (
        <div className="spd-box-more">
          {!muster.first && (
            <PortChoice
              muster={muster}
              box={box}
              onPort={(port) => onChange(setPort(draft, squadron, port))}
            />
          )}
          <Button className="spd-small" onClick={() => onChange(newShipsHere(draft, muster, squadron))}>
            {WORDS.newShips}
          </Button>
          {!decoy && (
            <>
              <Button className="spd-small" onClick={() => onChange(sortLine(draft, muster, squadron))}>
                {WORDS.sort}
              </Button>
              <Button className="spd-small" onClick={() => onChange(spreadLeaders(draft, muster, squadron))}>
                {WORDS.spread}
              </Button>
            </>
          )}
          <Button
            className="spd-small"
            onClick={() =>
              onChange(
                decoy
                  ? setDecoy(draft, squadron, false, null)
                  : toReserve(
                      draft,
                      muster,
                      stacks.flat().map(({ ship }) => ship),
                      box.port,
                    ),
              )
            }
          >
            {decoy ? WORDS.keepBack : WORDS.dissolve}
          </Button>
        </div>
      )}
      <div className="spd-stacks">
        {stacks.map((stack, index) => (
          <StackColumn
            key={stack[0]!.ship}
            {...{ muster, stack, index, hands, war }}
            squadron={squadron}
            from={stacks.slice(0, index).reduce((sum, { length }) => sum + length, 0)}
            senior={totals.senior}
            over={here && over.stack === index ? over : null}
          />
        ))}
        <div
          className="spd-new-stack"
          data-drop="line"
          data-squadron={squadron}
          data-stack={stacks.length}
          data-over={(here && over.stack >= stacks.length) || undefined}
        >
          {stacks.length === 0 ? WORDS.drop : WORDS.newStack}
        </div>
      </div>
    </section>
  );
}

function StackColumn({
  muster,
  stack,
  index,
  squadron,
  from,
  hands,
  war,
  senior,
  over,
}: {
  readonly muster: Muster;
  readonly stack: Stack;
  readonly index: number;
  readonly squadron: string;
  readonly from: number;
  readonly hands: Hands;
  readonly war: ReturnType<typeof warOf>;
  readonly senior: string | null;
  readonly over: Extract<Target, { kind: 'line' }> | null;
}): ReactNode {
  const last = over !== null && over.before === null;
  return (
    <ol
      className="spd-stack"
      data-drop="line"
      data-squadron={squadron}
      data-stack={index}
      data-full={stack.length > LEADER_LIMIT || undefined}
      data-last={last || undefined}
      aria-label={WORDS.stack(index + 1)}
    >
      {stack.map(({ ship, leader }, place) => (
        <li key={ship} data-before={over?.before === ship || undefined}>
          <ShipChip
            ship={ship}
            war={war}
            damage={muster.forces.ships[ship]?.damage ?? 0}
            place={from + place + 1}
            fresh={!muster.first && isNew(muster, ship)}
            hands={hands}
          >
            {leader !== null && (
              <LeaderChip leader={leader} war={war} senior={leader === senior} hands={hands} />
            )}
          </ShipChip>
        </li>
      ))}
    </ol>
  );
}

/** Where it lies: fixed by the ships that were there before, free for new and empty ones. */
function PortChoice({
  muster,
  box,
  onPort,
}: {
  readonly muster: Muster;
  readonly box: Box;
  onPort(port: PortId): void;
}): ReactNode {
  const held = heldIn(muster, box);
  if (held !== null) return <span className="spd-held">{WORDS.liesIn(portName(held))}</span>;
  return (
    <label className="spd-port">
      {WORDS.port}{' '}
      <select
        className="boxed"
        value={box.port ?? ''}
        onChange={(event) => onPort(event.target.value as PortId)}
      >
        <SelectOptions
          of={PORT_IDS.filter((port) => isOwnPort(muster.view, box.nation, port))}
          words={portName}
        />
      </select>
    </label>
  );
}
