/** 3.7 and 5.3: forming squadrons. The proposal can be given as it is with one Enter, or rearranged in the display. */

import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import { type ReactNode, useMemo } from 'react';
import { check } from '../../rules/answers.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { sideOf } from '../../rules/world/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { warOf } from '../../rules/world/war.ts';
import { Flag } from '../look/flags.tsx';
import { worded } from '../look/plain-refusal.ts';
import type { PanelProps, Refusal } from '../look/types.ts';
import { leaderName, portName, squadronName } from '../look/words.ts';
import { Medal } from './chips.tsx';
import { DisplaySheet } from './display-sheet.tsx';
import {
  type Draft,
  draftOf,
  isDecoy,
  isIdle,
  type Muster,
  musterOf,
  organised,
  proposed,
  reorganised,
  totalsOf,
} from './draft.ts';
import { useDraft } from './use-draft.ts';
import './panels.css';
import { BOX_WORDS, DISPLAY_WORDS, FORMING_WORDS as WORDS } from './display-words.ts';

interface Kind {
  readonly title: string;
  readonly says: string;
  readonly confirm: string;
}

type Answer = AnswerTo<'organise'> | AnswerTo<'reorganise'>;
type Asked = PanelProps<'organise'>['ask'] | PanelProps<'reorganise'>['ask'];

interface DispositionProps {
  readonly view: View;
  readonly ask: Asked;
  readonly given: Answer | null;
  readonly readOnly: boolean;
  readonly words: Kind;
  answer(draft: Draft, muster: Muster): Answer;
  give(draft: Draft, muster: Muster): Promise<Refusal | null>;
}

function DispositionPanel(props: DispositionProps): ReactNode {
  const { view, ask, given, readOnly, words } = props;
  const side = sideOf(view, ask.seat)!;
  const muster = useMemo(() => musterOf(view, side), [view, side]);
  const [variant, setVariant] = useDrafted(`${ask.id} variant`, 0);
  const [open, setOpen] = useDrafted(`${ask.id} by hand`, false);
  const desk = useDraft(ask.id, () => (given === null ? proposed(muster, 0) : draftOf(muster, given)));
  const { draft } = desk;
  const fault = check(view, ask, props.answer(draft, muster));
  const propose = (): void => {
    const next = variant + 1;
    setVariant(next);
    desk.change(proposed(muster, view.year * VARIANTS + next));
  };
  return (
    <AskFrame
      scrolls
      title={words.title}
      ask={ask}
      readOnly={readOnly}
      fault={worded(fault)}
      confirm={words.confirm}
      onConfirm={() => props.give(draft, muster)}
      extra={
        <>
          <Button data-testid="open-display" disabled={readOnly} onClick={() => setOpen(true)}>
            {WORDS.byHand}
          </Button>
          <Button look="quiet" disabled={readOnly} onClick={propose}>
            {WORDS.another}
          </Button>
        </>
      }
    >
      <p className="ask-says">{words.says}</p>
      <Summary muster={muster} draft={draft} />
      <DisplaySheet
        muster={muster}
        desk={desk}
        fault={fault}
        open={open}
        title={words.title}
        confirm={words.confirm}
        onPropose={propose}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          void props.give(draft, muster);
        }}
      />
    </AskFrame>
  );
}

/** Far enough apart that no year shares its proposals with the next. */
const VARIANTS = 8;

/** Every squadron in a line, as it will be given. */
function Summary({ muster, draft }: { readonly muster: Muster; readonly draft: Draft }): ReactNode {
  const war = warOf(muster.view);
  return (
    <ul className="spd-summary">
      {draft.boxes
        .filter((box) => !isIdle(box))
        .map((box) => {
          const { ships, attack, defence, senior, rating } = totalsOf(muster, box);
          return (
            <li key={box.squadron} data-decoy={isDecoy(box) || undefined}>
              <Flag nation={box.nation} war={war} />
              <span className="spd-summary-name">
                {squadronName(box.squadron)}
                {box.port !== null && <small>{portName(box.port)}</small>}
              </span>
              {isDecoy(box) ? (
                <span className="spd-decoy">{BOX_WORDS.decoy}</span>
              ) : (
                <span className="spd-sums">
                  <b>{DISPLAY_WORDS.ships(ships)}</b>
                  <span title={WORDS.sums(attack, defence)}>
                    {attack}/{defence}
                  </span>
                </span>
              )}
              <span className="spd-summary-leader">
                {senior !== null && (
                  <>
                    <Medal rating={rating} size={20} /> {leaderName(senior)}
                  </>
                )}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

export const OrganisePanel = ({ give, ...props }: PanelProps<'organise'>): ReactNode => (
  <DispositionPanel
    key={props.ask.id}
    {...props}
    words={WORDS.organise}
    answer={organised}
    give={(draft) => give(organised(draft))}
  />
);
export const ReorganisePanel = ({ give, ...props }: PanelProps<'reorganise'>): ReactNode => (
  <DispositionPanel
    key={props.ask.id}
    {...props}
    words={WORDS.reorganise}
    answer={reorganised}
    give={(draft, muster) => give(reorganised(draft, muster))}
  />
);
