/** An answer in half a line, for the list of the fleet. */

import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { bearingsOf } from '../../rules/bearing/fields.ts';
import { computeAdvanced } from '../../rules/gunnery/advanced-broadside.ts';
import { computeBroadside } from '../../rules/gunnery/broadside.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import { type AdvancedView, isAdvanced } from '../../rules/sea/edition.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import type { HexDesk } from '../look/types.ts';
import { nameOf, SIDE_WORDS } from '../look/words.ts';
import { noteSigns, SAIL_WORDS, SHOT_WORDS } from '../look/words-advanced.ts';

type View = HexDesk['view'];
type Shot = AnswerTo<'fire'>['L'];

function shotWords(view: View, ship: string, side: Broadside, shot: Shot): string {
  if (shot === null) return '';
  if (shot.target === null) return `${side} at nothing`;
  const from = shipOf(view, ship);
  const laid = isAdvanced(view)
    ? laidAt(view, ship, side, shot)
    : computeBroadside(view, from, side, shipOf(view, shot.target), shot.aim);
  const with_ = shot.as === undefined ? '' : `, ${SHOT_WORDS[shot.as]}`;
  const sum =
    laid === null ? '' : `, range ${laid.range}${laid.rake ? ', rake' : ''}, table ${laid.table ?? '–'}`;
  return `${side} → ${nameOf(view, shot.target)}${sum}${shot.aim === 'rigging' ? ', high' : ''}${with_}`;
}

function laidAt(view: AdvancedView, ship: string, side: Broadside, shot: NonNullable<Shot>) {
  const from = shipOf(view, ship);
  const bearing = bearingsOf(view, from, side).bearings.find(({ target }) => target.id === shot.target);
  return bearing === undefined
    ? null
    : computeAdvanced(view, from, side, bearing.target, {
        aim: shot.aim,
        section: shot.section ?? bearing.section,
        ...(shot.as === undefined ? {} : { shot: shot.as }),
      });
}

function partyWords(view: View, { parties }: AnswerTo<'boarding'>): string {
  if (parties.length === 0) return 'no party';
  return parties
    .map(
      ({ type, sections, target }) =>
        `${type} ${sections.length}${target === null ? '' : ` → ${nameOf(view, target)}`}`,
    )
    .join(', ');
}

/** `2 larboard guns forward`; without the section in the Basic Game. */
function lossWords(marks: AnswerTo<'gun-losses'>['marks']): string {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts]
    .map(([mark, count]) => {
      const [side, piece, section] = mark as unknown as [Broadside, 'G' | 'C', 'B' | 'S' | undefined];
      const pieces = countedWords(count, `${SIDE_WORDS[side]} ${piece === 'G' ? 'gun' : 'carronade'}`);
      return section === undefined ? pieces : `${pieces} ${section === 'B' ? 'forward' : 'aft'}`;
    })
    .join(', ');
}

type Words = {
  readonly [K in HexAsk['kind']]: (answer: AnswerTo<K>, view: View, ask: HexAsk) => string;
};

const WORDS: Words = {
  unfoul: ({ attempts }) => (attempts.length === 0 ? 'stays foul' : 'tries to clear'),
  plot: ({ plot, message: _, late: __, ...notes }, view) => `${plot} ${noteSigns(view, { ...notes })}`.trim(),
  orders: ({ orders }, view) =>
    orders.map((order) => `${order.plot || '–'} ${noteSigns(view, order)}`.trim()).join(' · '),
  contested: ({ ship }, view) => `${nameOf(view, ship)} has it`,
  grapple: ({ targets }, view) =>
    targets.length === 0 ? 'no grapples' : `grapples ${targets.map((id) => nameOf(view, id)).join(', ')}`,
  ungrapple: ({ from }) => (from.length === 0 ? 'stays fast' : 'cuts free'),
  boarding: (answer, view) => partyWords(view, answer),
  fire: (answer, view, { ship }) =>
    [
      ...BROADSIDES.map((side) => shotWords(view, ship, side, answer[side])),
      ...(answer.mortars ?? []).map((target) => (target === null ? '' : `bombs ${nameOf(view, target)}`)),
    ]
      .filter(Boolean)
      .join('; ') || 'holds fire',
  battery: ({ shot }, view) =>
    shot === null || shot.target === null ? 'holds fire' : `→ ${nameOf(view, shot.target)}, ${shot.aim}`,
  'gun-losses': ({ marks }) => lossWords(marks),
  'board-on': ({ board }) => (board ? 'boards' : 'stays aboard'),
  disengage: ({ disengage }) => (disengage ? 'breaks off' : 'fights on'),
  load: ({ side }) => `loads ${SIDE_WORDS[side]}`,
  reload: ({ mortars, ...loads }) =>
    mortars
      ? 'loads mortars'
      : BROADSIDES.flatMap((side) => {
          const load = loads[side];
          return load === null ? [] : [`${SIDE_WORDS[side]}: ${SHOT_WORDS[load.shot]}`];
        }).join(', ') || 'loads nothing',
  refloat: ({ lighten }) => (lighten ? 'two guns overboard' : 'keeps her guns'),
  flagship: ({ ship }, view) => nameOf(view, ship),
  message: ({ message }) => (message === undefined ? 'no signal' : `“${message}”`),
  squadrons: ({ flagship, squadrons }, view) =>
    `${nameOf(view, flagship)}, ${countedWords(squadrons.length, 'squadron')}`,
  prepare: ({ sail }) => SAIL_WORDS[sail],
  muster: ({ ships }) => countedWords(ships.length, 'ship'),
};

export const answerWords = (view: View, ask: HexAsk, answer: Answer): string =>
  (WORDS[ask.kind] as (answer: Answer, view: View, ask: HexAsk) => string)(answer, view, ask);
