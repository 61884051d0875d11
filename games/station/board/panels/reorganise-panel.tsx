/** Reinforcement and reorganisation: one thing after the other, each done at once, until that is all. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { checkAct } from '../../rules/reorganisation/acts.ts';
import { isNewcomer } from '../../rules/reorganisation/newcomers.ts';
import { ADMINISTRATION } from '../../rules/reorganisation/reorganisation.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { ReorganisationAct } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import type { PanelProps, Refusal } from '../look/types.ts';
import { auxName, formationName, squadronName, whereWords } from '../look/words.ts';
import { ActRows, ActsOf, type Doing } from './reorganise/act-rows.tsx';
import { actWords } from './reorganise/act-words.ts';
import { type FormDraft, FormFlotilla, formable } from './reorganise/form-flotilla.tsx';
import { requestWords } from './reorganise/request-words.ts';
import {
  auxiliaryActs,
  formationActs,
  homeActs,
  officerActs,
  tradeActs,
  transferActs,
} from './reorganise/single-acts.ts';

const PARTS = ['form', 'formations', 'sail', 'auxiliaries', 'officers', 'home', 'trade'] as const;
type Part = (typeof PARTS)[number];

const TITLES: Readonly<Record<Part, string>> = {
  form: 'Form a Flotilla',
  formations: 'Join, detach, break up',
  sail: 'Ships from Squadron to Squadron',
  auxiliaries: 'Auxiliaries elsewhere',
  officers: 'Officers',
  home: 'From home and to home',
  trade: 'Convoys and Corsairs',
};

/** What each part is for, and the rule that says more. */
const SAYS: Readonly<Record<Part, { readonly words: string; readonly rule: string }>> = {
  form: {
    words:
      'A spare Flotilla takes Squadrons that lie together; once Formed it takes in no more. At anchor it is free, at sea the Admiral must carry it.',
    rule: '3.33',
  },
  formations: {
    words:
      'A Flotilla or a Squadron goes under another Flotilla, acts for itself again, or is broken up. At sea the Admiral must carry it.',
    rule: '3.331',
  },
  sail: {
    words:
      'Ships pass to another Squadron of their Class and Contingent in the same place, if the Admiral carries it.',
    rule: '3.24',
  },
  auxiliaries: {
    words:
      'An Auxiliary passes to a Formation or Port beside it if the Admiral carries it; one of unlimited range simply goes.',
    rule: '6.135',
  },
  officers: {
    words: 'Who waits in the Mess takes a vacancy, who has a command is relieved of it; some cost Prestige.',
    rule: '3.46',
  },
  home: {
    words:
      'One request a Turn, by the die; a point of Prestige makes it a better one. What is sent home is gone until it comes back.',
    rule: '11.122',
  },
  trade: {
    words: 'Convoys gather, sail and unload; corsairs are given the base that they go out from.',
    rule: '10.1',
  },
};

interface Subject {
  readonly id: string;
  readonly words: string;
}

const withActs = <T extends Subject>(
  view: View,
  all: readonly T[],
  acts: (view: View, id: string) => ReorganisationAct[],
): T[] => all.filter(({ id }) => acts(view, id).length > 0);

const squadrons = (view: View): Subject[] =>
  withActs(
    view,
    Object.keys(ownForces(view).squadrons).map((id) => ({ id, words: squadronName(view, id) })),
    transferActs,
  );

const auxiliaries = (view: View): Subject[] =>
  withActs(
    view,
    Object.entries(ownForces(view).auxiliaries)
      .filter(([, { in: where }]) => where === 'port' || where === 'formation' || where === 'zone')
      .map(([id]) => ({ id, words: auxName(view, id) })),
    auxiliaryActs,
  );

const formations = (view: View): Subject[] =>
  withActs(
    view,
    [
      ...Object.values(ownForces(view).formations)
        .filter(({ kind }) => kind === 'flotilla' || kind === 'squadron')
        .map(({ id, place }) => ({ id, words: `${formationName(view, id)}, ${whereWords(view, place)}` })),
      // 11.152: those new in a Port may go into a Flotilla that lies there.
      ...Object.keys(ownForces(view).squadrons)
        .filter((id) => ownForces(view).formations[id] === undefined && isNewcomer(view, view.side!, id))
        .map((id) => ({ id, words: squadronName(view, id) })),
    ],
    formationActs,
  );

/** What came of the last act, as far as the view tells. */
function outcome(before: View, view: View, act: ReorganisationAct): string {
  const sail = (one: View, id: string): number => ownForces(one).squadrons[id]?.sail ?? 0;
  const failed =
    act.do === 'transfer'
      ? sail(before, act.to) === sail(view, act.to)
      : act.do === 'transfer-auxiliary'
        ? JSON.stringify(ownForces(before).auxiliaries[act.aux]) ===
          JSON.stringify(ownForces(view).auxiliaries[act.aux])
        : checkAct(view, view.side!, act, ADMINISTRATION)?.code === 'tried';
  return `${failed ? 'The Admiral did not carry it' : 'Done'}: ${actWords(before, act)}.`;
}

export function ReorganisePanel({ view, ask, readOnly, give }: PanelProps<'reorganise'>): ReactNode {
  const [part, setPart] = useDrafted<Part | null>(`${ask.id} part`, null);
  const [chosen, setChosen] = useDrafted(`${ask.id} chosen`, '');
  const [draft, setDraft] = useState<FormDraft | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [last, setLast] = useState<{ readonly act: ReorganisationAct; readonly before: View } | null>(null);
  const open = useMemo(
    () => ({
      form: formable(view).length,
      formations: formations(view).length,
      sail: squadrons(view).length,
      auxiliaries: auxiliaries(view).length,
      officers: officerActs(view).length,
      home: homeActs(view).length,
      trade: tradeActs(view).length,
    }),
    [view],
  );
  const act = async (one: ReorganisationAct): Promise<null> => {
    const refusal = await give({ acts: [one], done: false });
    setRefused(refusal);
    if (refusal === null) setLast({ act: one, before: view });
    return null;
  };
  const done = () => give({ acts: [], done: true });
  const doing: Doing = { view, readOnly, act: (one) => void act(one) };
  const choosing = { none: 'choose', chosen, onChoose: setChosen };
  const body: Readonly<Record<Part, () => ReactNode>> = {
    form: () => <FormFlotilla view={view} ask={ask.id} onDraft={setDraft} />,
    formations: () => (
      <ActsOf {...choosing} label="Formation" subjects={formations(view)}>
        <ActRows {...doing} acts={formationActs(view, chosen)} />
      </ActsOf>
    ),
    sail: () => (
      <ActsOf {...choosing} label="From" subjects={squadrons(view)}>
        <ActRows {...doing} acts={transferActs(view, chosen)} />
      </ActsOf>
    ),
    auxiliaries: () => (
      <ActsOf {...choosing} label="Auxiliary" subjects={auxiliaries(view)}>
        {chosen !== '' && <ActRows {...doing} acts={auxiliaryActs(view, chosen)} />}
      </ActsOf>
    ),
    officers: () => <ActRows {...doing} acts={officerActs(view)} />,
    home: () => (
      <ActRows
        {...doing}
        acts={homeActs(view)}
        notes={(one) => (one.do === 'request' ? requestWords(view, one) : '')}
      />
    ),
    trade: () => <ActRows {...doing} acts={tradeActs(view)} />,
  };
  const parts = PARTS.filter((one) => open[one] > 0);
  return (
    <AskFrame
      title="Reorganisation"
      ask={ask}
      fault={refused}
      confirm={draft?.words ?? 'That is all'}
      alone={draft !== null}
      readOnly={readOnly}
      onConfirm={() => (draft === null ? done() : act(draft.act))}
      extra={
        draft !== null && (
          <Button disabled={readOnly} data-testid="reorganise-done" onClick={() => void done()}>
            That is all
          </Button>
        )
      }
    >
      <p className="ask-says" role="status">
        {last !== null && last.before !== view
          ? outcome(last.before, view, last.act)
          : 'Put the fleet in order: open a heading and press what is to be done. It is done at once.'}
      </p>
      {parts.length === 0 && <p className="ask-says">There is nothing to be changed.</p>}
      {parts.map((one) => (
        <section key={one} className="st-part">
          <button
            type="button"
            className="st-part-head"
            aria-expanded={one === part}
            data-testid={`part-${one}`}
            onClick={({ currentTarget }) => {
              requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'start' }));
              setChosen('');
              setRefused(null);
              setPart(one === part ? null : one);
            }}
          >
            {TITLES[one]}
          </button>
          {one === part && (
            <div className="st-part-body">
              <p className="ask-says">
                {SAYS[one].words} <RuleLink rule={SAYS[one].rule} />
              </p>
              {body[one]()}
            </div>
          )}
        </section>
      ))}
    </AskFrame>
  );
}
