/** M: where to, from a list; for the keyboard, and for whoever would rather read than drag. */

import { Dialog } from '@weathergage/web/toolkit/controls.tsx';

import type { ReactNode } from 'react';
import { warOf } from '../../rules/world/war.ts';
import { Flag } from '../look/flags.tsx';
import { leaderName, portName, shipName, squadronName } from '../look/words.ts';
import { CHIP_WORDS, DISPLAY_WORDS as WORDS } from './display-words.ts';
import { type Draft, isIdle, isLeader, type Muster, mayGo, totalsOf } from './draft.ts';
import { endOf, type Target } from './targets.ts';

const FEW = 3;

/** `Victory, Mars and 4 more`. */
export function itemWords(muster: Muster, items: readonly string[]): string {
  const names = items.map((item) => (isLeader(muster, item) ? leaderName(item) : shipName(item)));
  return CHIP_WORDS.items(names.length <= FEW ? names : names.slice(0, FEW - 1), names.length);
}

export function DestinationMenu({
  muster,
  draft,
  items,
  open,
  onPut,
  onClose,
}: {
  readonly muster: Muster;
  readonly draft: Draft;
  readonly items: readonly string[];
  readonly open: boolean;
  onPut(target: Target): void;
  onClose(): void;
}): ReactNode {
  const war = warOf(muster.view);
  const fits = draft.boxes.filter((box) => items.every((item) => mayGo(draft, muster, item, box)));
  return (
    <Dialog open={open} title={WORDS.whereTo(itemWords(muster, items))} onClose={onClose}>
      <ul className="plain-list spd-menu">
        {fits
          .toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)))
          .map((box) => {
            const { ships, senior } = totalsOf(muster, box);
            return (
              <li key={box.squadron}>
                <button type="button" className="ask-row" onClick={() => onPut(endOf(draft, box.squadron))}>
                  <Flag nation={box.nation} war={war} />
                  <strong>{squadronName(box.squadron)}</strong>
                  <span>
                    {isIdle(box)
                      ? WORDS.idle
                      : [
                          WORDS.ships(ships),
                          ...(senior === null ? [] : [leaderName(senior)]),
                          ...(box.port === null ? [] : [portName(box.port)]),
                        ].join(' · ')}
                  </span>
                </button>
              </li>
            );
          })}
        <li>
          <button type="button" className="ask-row" onClick={() => onPut({ kind: 'reserve', port: null })}>
            <strong>{WORDS.none}</strong>
            <span>{WORDS.noneNote}</span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
