import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { meleeStrength } from '../../rules/afloat/parties.ts';
import { choices } from '../../rules/answers.ts';
import type { Answer, AnswerTo } from '../../rules/sea/asks.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { Choice } from '../look/choice.tsx';
import { meleeLosses } from '../look/odds.ts';
import type { AskOf, HexDesk } from '../look/types.ts';
import { nameOf, QUALITY_WORDS, SIDE_WORDS } from '../look/words.ts';

type View = HexDesk['view'];
export type FewKind = 'contested' | 'gun-losses' | 'board-on' | 'disengage' | 'load' | 'flagship' | 'refloat';
type Few = AskOf<FewKind>;

interface Worded {
  readonly words: string;
  readonly meaning: string;
  readonly rule: string;
}

const MARK_WORDS = {
  LG: 'larboard gun',
  LC: 'larboard carronade',
  RG: 'starboard gun',
  RC: 'starboard carronade',
} as const;

function markWords(marks: AnswerTo<'gun-losses'>['marks']): string {
  const kinds = ['LG', 'LC', 'RG', 'RC'] as const;
  return kinds
    .map((kind) => ({ kind, count: marks.filter((mark) => mark === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => countedWords(count, MARK_WORDS[kind]))
    .join(', ');
}

/** What an answer says and what will come of it. */
export function worded(view: View, ask: Few, answer: Answer): Worded {
  switch (ask.kind) {
    case 'contested': {
      const { ship } = answer as AnswerTo<'contested'>;
      return {
        words: `${nameOf(view, ship)} has the hex`,
        meaning: 'The others fall back a step, and everybody stops.',
        rule: '8.3.2',
      };
    }
    case 'gun-losses': {
      const { marks } = answer as AnswerTo<'gun-losses'>;
      return { words: capital(markWords(marks)), meaning: 'These squares are marked off.', rule: '11.4.3.1' };
    }
    case 'board-on': {
      const { board } = answer as AnswerTo<'board-on'>;
      const ship = shipOf(view, ask.ship);
      const men = ship.sections.filter(({ no }) =>
        ship.parties.some(({ type, sections }) => type === 'DBP' && sections.includes(no)),
      );
      const strength = meleeStrength('OBP', men);
      return board
        ? {
            words: `Board ${nameOf(view, ask.target)}`,
            meaning: `They become boarders of strength ${strength}, taking ${meleeLosses(strength).join(' ')} squares on a die of 1 to 6.`,
            rule: '12.3.5',
          }
        : { words: 'Stay aboard', meaning: 'The melee is over.', rule: '12.3.5' };
    }
    case 'disengage': {
      const { disengage } = answer as AnswerTo<'disengage'>;
      return disengage
        ? { words: 'Break off', meaning: 'The melee ends if they agree as well.', rule: '12.3.3' }
        : { words: 'Fight on', meaning: 'The melee goes on next turn.', rule: '12.3.3' };
    }
    case 'load': {
      const { side } = answer as AnswerTo<'load'>;
      const ship = shipOf(view, ask.ship);
      return {
        words: `Load the ${SIDE_WORDS[side]} guns`,
        meaning: `${countedWords(ship.guns[side], 'gun')} and ${countedWords(ship.carronades[side], 'carronade')}, ready next turn.`,
        rule: '13.1',
      };
    }
    case 'flagship': {
      const ship = shipOf(view, (answer as AnswerTo<'flagship'>).ship);
      return {
        words: `${ship.spec.name} flies the flag`,
        meaning: `${ship.spec.rated} guns, ${QUALITY_WORDS[ship.quality]}; hull ${ship.hull} of ${ship.spec.hull}.`,
        rule: '32.5',
      };
    }
    case 'refloat': {
      const { lighten } = answer as AnswerTo<'refloat'>;
      const { difficulty = 0 } = shipOf(view, ask.ship).advanced?.aground ?? {};
      const needed = difficulty + (lighten ? 0 : 1);
      const chance = needed > 6 ? 'no die will float her' : `${7 - needed} in 6 to float her`;
      return lighten
        ? {
            words: 'Two guns overboard',
            meaning: `One gun square of each broadside is lost for good: ${chance}.`,
            rule: '38.2.2.1',
          }
        : { words: 'Keep the guns', meaning: `${capital(chance)}.`, rule: '38.2.1' };
    }
  }
}

interface ChoicePanelProps {
  readonly view: View;
  readonly ask: Few;
  readonly answer: Answer;
  onChange(answer: Answer): void;
}

export function ChoicePanel({ view, ask, answer, onChange }: ChoicePanelProps): ReactNode {
  const chosen = JSON.stringify(answer);
  return (
    <fieldset className="sea-choice hx-choice">
      <legend className="visually-hidden">Your choice</legend>
      {[...choices(view, ask)].map((each, i) => {
        const { words, meaning, rule } = worded(view, ask, each);
        return (
          <Choice
            key={JSON.stringify(each)}
            name={`hx-few-${ask.id}`}
            testId={`choice-${i}`}
            on={JSON.stringify(each) === chosen}
            words={words}
            means={meaning}
            rule={rule}
            onChoose={() => onChange(each)}
          />
        );
      })}
    </fieldset>
  );
}
