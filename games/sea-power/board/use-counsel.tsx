/** What a good officer would answer, laid in the panel in place of one's own draft, which is there again when his is put away. */
import { type AdviceParts, useAdvice } from '@weathergage/web/toolkit/advice/use-advice.tsx';
import { type Drafts, DraftsContext, useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ComponentProps, type ReactNode, useContext, useMemo } from 'react';
import type { SeaPower } from '../rules/types.ts';
import type { Answer, SeaAsk } from '../rules/world/asks.ts';
import type { SeaDesk } from './look/types.ts';
import { AskPanel } from './panels/index.tsx';

/** His answer to one question; `nth` tells one laying from the next, which begins with a clean sheet. */
interface Laid {
  readonly ask: string;
  readonly answer: Answer | null;
  readonly nth: number;
}

interface Counsel {
  readonly advice: AdviceParts | null;
  /** His answer, if it lies in the panel. */
  readonly laid: Answer | null;
  /** Where the panel keeps what is changed: on his sheet or on one's own. */
  readonly sheet: string;
  readonly drafts: Drafts;
}

/** Fight and avoid, and being done with a phase, are given by a press: there is nothing to lay. */
const isLaidOut = (answer: Answer): boolean =>
  !(
    'choice' in answer ||
    ('order' in answer && answer.order === null) ||
    ('area' in answer && answer.area === null)
  );

interface CounselWork {
  readonly desk: SeaDesk;
  /** Null while nothing is asked, or a story is told. */
  readonly ask: SeaAsk | null;
  give(answer: Answer): void;
  /** The officer has been asked. */
  onAsk?(): void;
}

export function useCounsel({ desk, ask, give, onAsk }: CounselWork): Counsel {
  const own = useContext(DraftsContext);
  const [kept, setKept] = useDrafted<Laid>('officer-laid', { ask: '', answer: null, nth: 0 });
  const laid = kept.ask === ask?.id ? kept.answer : null;
  const advice = useAdvice<SeaPower>({
    view: desk.view,
    step: desk.step,
    current: ask,
    draft: laid,
    asks: ask === null ? [] : [ask],
    lays: isLaidOut,
    lay: ([order]) => {
      if (order !== undefined)
        setKept(({ nth }) => ({ ask: order.ask.id, answer: order.answer, nth: nth + 1 }));
    },
    give,
    ...(onAsk === undefined ? {} : { onAsk }),
  });
  const sheet = laid === null ? '' : `officer ${kept.nth} `;
  const drafts = useMemo(
    (): Drafts => ({
      read: (key) => own.read(`${sheet}${key}`),
      keep: (key, value) => own.keep(`${sheet}${key}`, value),
    }),
    [own, sheet],
  );
  return { advice, laid, sheet, drafts };
}

/** The question's panel with his answer in it, or one's own. */
export const CounselledPanel = ({
  counsel: { laid, sheet, drafts },
  ...panel
}: ComponentProps<typeof AskPanel> & { readonly counsel: Counsel }): ReactNode => (
  <DraftsContext value={drafts}>
    <AskPanel key={sheet} {...panel} given={laid ?? panel.given} />
  </DraftsContext>
);
