/** An order in few words. */
import { listWords } from '@weathergage/kernel';
import { nameOf } from '../../attention/names.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import type { View } from '../../rules/sea/state.ts';
import type { Broadside } from '../../rules/sea/words.ts';

export const SIDES: Readonly<Record<Broadside, string>> = { L: 'larboard', R: 'starboard' };

const hexes = (count: string): string => `${count} ${count === '1' ? 'hex' : 'hexes'}`;

/** `2R1` is "2 hexes on, a turn to starboard, 1 hex on". */
export function plotWords(plot: string): string {
  if (plot === '0' || plot === '') return 'lie still';
  if (plot === 'D') return 'drift';
  const parts = plot.match(/\d+|[LRB]+/g) ?? [];
  return parts
    .map((part) => {
      if (/^\d/.test(part)) return `${hexes(part)} on`;
      if (part.startsWith('B')) return 'back her sails';
      const times = part.length === 1 ? 'a turn' : part.length === 2 ? 'two turns' : `${part.length} turns`;
      return `${times} to ${SIDES[part[0] as Broadside]}`;
    })
    .join(', ');
}

function fireWords(view: View, { L, R }: AnswerTo<'fire'>): string {
  const shots = (['L', 'R'] as const).flatMap((side) => {
    const shot = { L, R }[side];
    if (shot === null) return [];
    const { target, aim } = shot;
    return [
      target === null
        ? `the ${SIDES[side]} broadside into the sea`
        : `the ${SIDES[side]} broadside at ${nameOf(view, target)}’s ${aim}`,
    ];
  });
  return shots.length === 0 ? 'hold your fire' : listWords(shots);
}

const PARTIES = { OBP: 'to board', DBP: 'to repel boarders', TBP: 'to cross over' } as const;

function partyWords({ parties }: AnswerTo<'boarding'>): string {
  if (parties.length === 0) return 'all hands at the guns';
  return listWords(
    parties.map(({ type, sections }) => {
      const count = sections.length === 1 ? 'one section' : `${sections.length} sections`;
      return `${count} ${PARTIES[type]}`;
    }),
  );
}

const SHOTS = { R: 'roundshot', C: 'chain', G: 'grape', D: 'doubleshot' } as const;

const reloadWords = ({ L, R }: AnswerTo<'reload'>): string =>
  listWords(
    (['L', 'R'] as const).flatMap((side) => {
      const load = { L, R }[side];
      return load === null ? [] : [`${SHOTS[load.shot]} into the ${SIDES[side]} broadside`];
    }),
  ) || 'load nothing';

const named = (view: View, ids: readonly string[], deed: string, none: string): string =>
  ids.length === 0 ? none : `${deed} ${listWords(ids.map((id) => nameOf(view, id)))}`;

export function orderWords(view: View, ask: HexAsk, answer: Answer): string {
  // The answer is of the question's own kind.
  const as = <K extends HexAsk['kind']>(_kind: K): AnswerTo<K> => answer as AnswerTo<K>;
  const words = ((): string => {
    switch (ask.kind) {
      case 'plot':
        return plotWords(as('plot').plot);
      case 'orders':
        return as('orders')
          .orders.map(({ plot }) => plotWords(plot))
          .join('; then ');
      case 'fire':
        return fireWords(view, as('fire'));
      case 'battery': {
        const { shot } = as('battery');
        return shot === null || shot.target === null ? 'hold fire' : `fire at ${nameOf(view, shot.target)}`;
      }
      case 'load':
        return `load the ${SIDES[as('load').side]} broadside`;
      case 'reload':
        return reloadWords(as('reload'));
      case 'boarding':
        return partyWords(as('boarding'));
      case 'grapple':
        return named(view, as('grapple').targets, 'grapple', 'throw no irons');
      case 'ungrapple':
        return named(view, as('ungrapple').from, 'cut loose from', 'hold on');
      case 'unfoul':
        return named(
          view,
          as('unfoul').attempts.map(({ from }) => from),
          'cut clear of',
          'stay foul',
        );
      case 'board-on':
        return as('board-on').board ? 'follow them home' : 'stay aboard';
      case 'disengage':
        return as('disengage').disengage ? 'break off the melee' : 'fight it out';
      case 'contested':
        return `the hex to ${nameOf(view, as('contested').ship)}`;
      case 'prepare':
        return as('prepare').sail === 'full' ? 'begin under full sails' : 'begin under battle sails';
      case 'flagship':
        return `shift the flag to ${nameOf(view, as('flagship').ship)}`;
      case 'refloat':
        return as('refloat').lighten ? 'throw guns overboard' : 'keep the guns';
      case 'gun-losses':
        return `give up ${as('gun-losses').marks.join(', ')}`;
      case 'squadrons':
        return `${as('squadrons').squadrons.length} squadrons`;
      case 'muster':
        return `${as('muster').ships.length} ships`;
      case 'message':
        return 'no signal';
    }
  })();
  const ship = view.ships.find(({ id }) => id === ask.ship);
  const own = view.ships.filter(({ seat }) => seat === view.seat).length;
  return ship === undefined || own < 2 ? words : `${ship.spec.name}: ${words}`;
}
