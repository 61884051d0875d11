/** Telling off the crew: each free section is a row of men who stay, defend, board or cross. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { availableSections, lockedParties, meleeStrength } from '../../rules/afloat/parties.ts';
import { boardable, transferable } from '../../rules/boarding/boarding.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { hands, type Section, type Ship } from '../../rules/sea/ship.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { meleeLosses } from '../look/odds.ts';
import type { AskProps, HexDesk } from '../look/types.ts';
import { nameOf, PARTY_WORDS } from '../look/words.ts';

type View = HexDesk['view'];
type Party = AnswerTo<'boarding'>['parties'][number];
/** What a section is told off for; the text of a choice in the list. */
type Task = Omit<Party, 'sections'> | null;

const keyOf = (task: Task): string =>
  task === null ? 'none' : `${task.type} ${task.target ?? ''}${task.stay === true ? ' stay' : ''}`;

function tasksFor(view: View, ship: Ship): { readonly task: Task; readonly words: string }[] {
  const enemies = boardable(view, ship);
  return [
    { task: null, words: 'Stay at guns and sails' },
    ...(enemies.length > 0
      ? [{ task: { type: 'DBP', target: null } as const, words: 'Defend the deck (DBP)' }]
      : []),
    ...enemies.map((enemy) => ({
      task: { type: 'OBP', target: enemy.id } as const,
      words: `Board ${enemy.spec.name} (OBP)`,
    })),
    ...transferable(view, ship).flatMap((other) => [
      {
        task: { type: 'TBP', target: other.id } as const,
        words:
          other.side === ship.side
            ? `Cross to ${other.spec.name} (TBP)`
            : `Take ${other.spec.name} if she surrenders (TBP)`,
      },
      ...(other.side === ship.side
        ? [
            {
              task: { type: 'TBP', target: other.id, stay: true } as const,
              words: `Cross to ${other.spec.name} for good (TBP)`,
            },
          ]
        : []),
    ]),
  ];
}

/** Sections with the same task form one party; the others none. */
export function partiesFrom(tasks: readonly { readonly no: number; readonly task: Task }[]): Party[] {
  const parties = new Map<string, Party>();
  for (const { no, task } of tasks) {
    if (task === null) continue;
    const known = parties.get(keyOf(task));
    parties.set(keyOf(task), { ...task, sections: [...(known?.sections ?? []), no] });
  }
  return [...parties.values()];
}

export function taskOf(parties: readonly Party[], no: number): Task {
  const party = parties.find(({ sections }) => sections.includes(no));
  if (party === undefined) return null;
  const { sections: _, ...task } = party;
  return task;
}

const Squares = ({ section }: { readonly section: Section }): ReactNode => (
  <span className="hx-men" role="img" aria-label={`${section.left} of ${section.total} crew squares`}>
    {Array.from({ length: section.total }, (_, i) => (
      <i key={i} data-lost={i >= section.left || undefined} />
    ))}
  </span>
);

function Consequences({
  view,
  ship,
  parties,
}: {
  readonly view: View;
  readonly ship: Ship;
  readonly parties: readonly Party[];
}): ReactNode {
  const serving = hands(ship).filter(({ left }) => left > 0);
  const locked = lockedParties(view, ship).flatMap(({ sections }) => sections);
  const used = parties.flatMap(({ sections }) => sections);
  const gone = new Set([...locked, ...used]).size;
  const defended = [...parties, ...lockedParties(view, ship)].some(({ type }) => type !== 'TBP');
  const strengths = parties.filter((party) => party.type !== 'TBP');
  return (
    <ul className="hx-consequences">
      {strengths.map((party) => {
        const men = ship.sections.filter(({ no }) => party.sections.includes(no));
        const strength = meleeStrength(party.type as 'OBP' | 'DBP', men);
        return (
          <li key={party.type + party.target}>
            {party.type}: strength {strength}, taking {meleeLosses(strength).join(' ')} squares a round on a
            die of 1 to 6 <RuleLink rule="12.3.2" />
          </li>
        );
      })}
      {gone > 0 && gone < serving.length && !ship.captured && (
        <li>
          The guns fire {countedWords(gone, 'table')} lower <RuleLink rule="11.3.3" />
        </li>
      )}
      {gone > 0 && gone >= serving.length && (
        <li className="hx-threat">
          Nobody left: no broadside this turn, no move in the next <RuleLink rule="10.2.5" />
        </li>
      )}
      {!defended && boardable(view, ship).length > 0 && (
        <li className="hx-threat">
          With no party an enemy’s boarders take her without a blow <RuleLink rule="12.2.4" />
        </li>
      )}
    </ul>
  );
}

export function BoardingPanel({ view, ask, answer, onChange }: AskProps<'boarding'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const free = availableSections(ship, view.turn);
  const tasks = tasksFor(view, ship);
  const set = (of: (section: Section, index: number) => Task): void =>
    onChange({ parties: partiesFrom(free.map((section, i) => ({ no: section.no, task: of(section, i) }))) });
  const byKey = (key: string): Task => tasks.find(({ task }) => keyOf(task) === key)?.task ?? null;
  return (
    <>
      <div className="hx-quick">
        <Button look="quiet" onClick={() => set(() => null)}>
          No party
        </Button>
        {boardable(view, ship).length > 0 && (
          <Button look="quiet" onClick={() => set(() => ({ type: 'DBP', target: null }))}>
            All hands defend
          </Button>
        )}
        {boardable(view, ship).map((enemy) => (
          <Button
            key={enemy.id}
            look="quiet"
            aria-pressed={free.every(({ no }) => keyOf(taskOf(answer.parties, no)) === `OBP ${enemy.id}`)}
            data-testid={`board-all-${enemy.id}`}
            onClick={() => set(() => ({ type: 'OBP', target: enemy.id }))}
          >
            All board {enemy.spec.name}
          </Button>
        ))}
      </div>
      {lockedParties(view, ship).map((party) => (
        <p key={party.type + party.target} className="hx-soft">
          {party.type} of {countedWords(party.sections.length, 'section')}
          {party.target !== null && ` against ${nameOf(view, party.target)}`} fights on{' '}
          <RuleLink rule="12.3.4" />
        </p>
      ))}
      {free.map((section) => (
        <label key={section.no} className="hx-section">
          <span>
            Section {section.no} <Squares section={section} />
          </span>
          <select
            data-testid={`section-${section.no}`}
            value={keyOf(taskOf(answer.parties, section.no))}
            onChange={(event) => {
              const chosen = byKey(event.target.value);
              set((each) => (each.no === section.no ? chosen : taskOf(answer.parties, each.no)));
            }}
          >
            {tasks.map(({ task, words }) => (
              <option key={keyOf(task)} value={keyOf(task)}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p className="hx-soft">
        {capital(PARTY_WORDS.OBP)} must fight to the end; {PARTY_WORDS.DBP} fight only if boarded; sections go
        in order <RuleLink rule="10.2.2" /> <RuleLink rule="10.1.2.2" />
      </p>
      <Consequences view={view} ship={ship} parties={answer.parties} />
    </>
  );
}
