/** The squadron composition display: every box, ready to be rearranged, with the umpire's word on it at the foot. */

import { Button, RuleLink, Sheet } from '@weathergage/web/toolkit/controls.tsx';

import { type ReactNode, type RefObject, useRef } from 'react';
import { portOf } from '../../data/ports.ts';
import type { PortId } from '../../rules/world/squadron.ts';
import { plainRefusal } from '../look/plain-refusal.ts';
import type { Refusal } from '../look/types.ts';
import { portName } from '../look/words.ts';
import { DestinationMenu, itemWords } from './destination-menu.tsx';
import { type Box, type Draft, isIdle, type Muster, mayGo, portOfReserve, reserveOf } from './draft.ts';
import { faultySquadron } from './refusal.ts';
import { SquadronBox } from './squadron-box.tsx';
import { endOf } from './targets.ts';
import { Ashore, IdleMarkers, Reserve } from './tray.tsx';
import type { DraftDesk } from './use-draft.ts';
import { type HandsDesk, useHands } from './use-hands.ts';
import './display.css';
import { Worded } from '@weathergage/web/toolkit/worded.tsx';
import { DISPLAY_WORDS as WORDS } from './display-words.ts';

interface SheetProps {
  readonly muster: Muster;
  readonly desk: DraftDesk;
  readonly fault: Refusal | null;
  readonly open: boolean;
  readonly title: string;
  readonly confirm: string;
  onPropose(): void;
  onConfirm(): void;
  onClose(): void;
}

export function DisplaySheet(props: SheetProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const work = useHands(root, props.muster, props.desk);
  return (
    <>
      <Sheet
        open={props.open}
        title={props.title}
        onClose={props.onClose}
        testId="display-sheet"
        foot={<Foot {...props} />}
      >
        <Display {...props} root={root} work={work} />
      </Sheet>
      {/* Beside the sheet, not in it: the closing of the one must not be heard by the other. */}
      <DestinationMenu
        muster={props.muster}
        draft={props.desk.draft}
        items={work.chosen}
        open={work.asking}
        onPut={work.put}
        onClose={() => work.ask(false)}
      />
    </>
  );
}

function Foot({ desk, fault, confirm, muster, onPropose, onConfirm }: SheetProps): ReactNode {
  return (
    <div className="spd-foot">
      <p className="spd-verdict" role="status" data-fault={fault !== null || undefined}>
        {fault === null ? (
          wordsOf(desk.draft, muster)
        ) : (
          <>
            {plainRefusal(fault.message)} <RuleLink rule={fault.rule} />
          </>
        )}
      </p>
      <Button look="quiet" disabled={!desk.canUndo} onClick={desk.undo}>
        {WORDS.undo}
      </Button>
      <Button look="plain" onClick={onPropose}>
        {WORDS.propose}
      </Button>
      <Button look="brass" disabled={fault !== null} data-testid="display-confirm" onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  );
}

function wordsOf(draft: Draft, muster: Muster): string {
  const sailing = draft.boxes.filter(({ stacks }) => stacks.length > 0).length;
  const decoys = draft.boxes.filter(({ sails, stacks }) => sails && stacks.length === 0).length;
  const idle = reserveOf(draft, muster).length;
  return WORDS.sum(sailing, decoys, idle);
}

function Display({
  muster,
  desk,
  fault,
  root,
  work,
}: SheetProps & { readonly root: RefObject<HTMLDivElement | null>; readonly work: HandsDesk }): ReactNode {
  const { draft, change } = desk;
  const over = work.drag?.target ?? null;
  const faulty = fault === null ? null : faultySquadron(fault.message, draft);
  const invites = (each: Box): boolean =>
    work.chosen.length > 0 && work.chosen.every((item) => mayGo(draft, muster, item, each));
  const box = (each: Box): ReactNode => (
    <SquadronBox
      key={each.squadron}
      muster={muster}
      draft={draft}
      box={each}
      hands={work.hands}
      over={over}
      faulty={each.squadron === faulty}
      inviting={invites(each)}
      onChange={change}
      onPutHere={() => work.put(endOf(draft, each.squadron))}
    />
  );
  const shown = { muster, draft, over };
  const reserve = reserveOf(draft, muster);
  const filled = draft.boxes.filter((each) => !isIdle(each));
  const ports = muster.first ? [] : portsOf(draft, muster);
  return (
    <div ref={root} className="spd-display" onContextMenu={(event) => event.preventDefault()}>
      <aside className="spd-tray">
        <Ashore {...shown} hands={work.hands} />
        {muster.first && (
          <Reserve
            muster={muster}
            ships={reserve}
            port={null}
            hands={work.hands}
            over={over}
            title={WORDS.inReserve}
          />
        )}
        <IdleMarkers
          {...shown}
          invites={invites}
          onChange={change}
          onPut={(squadron) => work.put(endOf(draft, squadron))}
        />
      </aside>
      <div className="spd-main">
        <p className="spd-help">
          <Worded
            text={WORDS.help}
            parts={{
              here: <b>{WORDS.here}</b>,
              enter: <kbd>{WORDS.keys.enter}</kbd>,
              space: <kbd>{WORDS.keys.space}</kbd>,
              m: <kbd>{WORDS.keys.m}</kbd>,
              ctrl: <kbd>{WORDS.keys.ctrl}</kbd>,
              z: <kbd>{WORDS.keys.z}</kbd>,
            }}
          />
        </p>
        {muster.first ? (
          <div className="spd-boxes">{filled.map(box)}</div>
        ) : (
          ports.map((port) => (
            <section key={port} className="spd-harbour" aria-label={portName(port)}>
              <h3>
                <span aria-hidden="true">⚓</span> {portName(port)}
                <small>{roomWords(draft, port)}</small>
              </h3>
              <div className="spd-boxes">
                {filled.filter((each) => each.port === port).map(box)}
                <Reserve
                  muster={muster}
                  ships={reserve.filter((ship) => portOfReserve(draft, muster, ship) === port)}
                  port={port}
                  hands={work.hands}
                  over={over}
                  title={WORDS.inPort}
                />
              </div>
            </section>
          ))
        )}
      </div>
      <Chosen muster={muster} work={work} />
      {work.drag !== null && (
        <div className="spd-ghost" style={{ left: work.drag.x, top: work.drag.y }} aria-hidden="true">
          {itemWords(muster, work.drag.items)}
        </div>
      )}
    </div>
  );
}

/** What is in hand, with the ways to put it down. */
function Chosen({ muster, work }: { readonly muster: Muster; readonly work: HandsDesk }): ReactNode {
  if (work.chosen.length === 0) return null;
  return (
    <div className="spd-chosen" role="status">
      <span>{WORDS.held(work.hands.lifted, itemWords(muster, work.chosen))}</span>
      <Button className="spd-small" shortcut="M" onClick={() => work.ask(true)}>
        {WORDS.choose}
      </Button>
      <Button className="spd-small" look="quiet" onClick={work.clear}>
        {WORDS.letGo}
      </Button>
    </div>
  );
}

/** 6.21: how many of the squadrons that a port holds are there; decoys take no room. */
function roomWords(draft: Draft, port: PortId): string {
  const inside = draft.boxes.filter((box) => box.port === port && box.stacks.length > 0).length;
  return WORDS.room(inside, portOf(port).number);
}

/** Ports with anything in them, those with most ships first. */
function portsOf(draft: Draft, muster: Muster): PortId[] {
  const ships = new Map<PortId, number>();
  const add = (port: PortId | null, count: number): void => {
    if (port !== null) ships.set(port, (ships.get(port) ?? 0) + count);
  };
  for (const box of draft.boxes) if (!isIdle(box)) add(box.port, box.stacks.flat().length);
  for (const ship of reserveOf(draft, muster)) add(portOfReserve(draft, muster, ship), 1);
  return [...ships].sort(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([port]) => port);
}
