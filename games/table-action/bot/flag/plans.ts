/** What a captain of Table Action thinks over at each question: his own first thought, and what else comes into question. */
import type { Plan } from '@weathergage/bots/search/index.ts';
import { SAILS } from '../../data/words.ts';
import { check } from '../../rules/answers.ts';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import type { TableAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { deliberation, moveOf } from '../master.ts';

interface TablePlan extends Plan<TableAction> {
  /** What the captain's own weighing makes of it beside his choice, in the worth of the ship; never above nothing. */
  readonly behind?: number;
}

export const firstThought = (plan: TablePlan): number => -(plan.behind ?? 0);

type AskTo<K extends TableAsk['kind']> = Extract<TableAsk, { kind: K }>;

/** Ships on the table above which the captain's first thought is taken. */
const FEW = 12;
const BEAM = 8;
/** Other moves that are thought over beside the captain's own. */
const MOVES = 5;

const NO_DICE = null as never;
const usual = (view: View, ask: TableAsk): Answer => captainBot(view, ask, NO_DICE);

export function plansFor(view: View, asks: readonly TableAsk[]): readonly TablePlan[] {
  const [ask] = asks;
  if (ask === undefined) return [];
  const first: TablePlan = { name: 'as a captain would', answer: captainBot };
  if (view.ships.length > FEW || asks.length > 1) return [first];
  const own = usual(view, ask);
  const found = new Map<string, TablePlan>([[JSON.stringify(own), planOf('the captain’s choice', own)]]);
  for (const [name, answer, behind] of othersFor(view, ask)) {
    const key = JSON.stringify(answer);
    if (!found.has(key) && check(view, ask, answer) === null)
      found.set(key, { ...planOf(name, answer), behind: behind ?? DOUBT });
  }
  return found.size === 1 ? [first] : [...found.values()];
}

/** What is not weighed is doubted a little. */
const DOUBT = 0.06;

type Other = readonly [name: string, answer: Answer, behind?: number];

const planOf = (name: string, answer: Answer): TablePlan => ({ name, answer: () => answer });

function othersFor(view: View, ask: TableAsk): readonly Other[] {
  switch (ask.kind) {
    case 'segment':
      return segments(view, ask);
    case 'fire':
      return [
        ['hold her fire', { do: 'done' }],
        ['fire as she bears', { do: 'bears', standing: { when: 'any', do: 'ask', aim: 'hull' } }],
      ];
    case 'bears':
      return [
        ['wait for point blank', { do: 'hold', standing: { when: 'point-blank', do: 'ask', aim: 'hull' } }],
        ['wait for a rake', { do: 'hold', standing: { when: 'rake', do: 'ask', aim: 'hull' } }],
      ];
    case 'activate':
      return ask.ships.slice(0, 4).flatMap((ship) => {
        const alone = usual(view, { ...ask, ships: [ship] }) as { readonly opening: null };
        return [
          [`${ship} first`, alone as unknown as Answer],
          [`${ship} first, and straight on`, { ship, opening: null, allHands: false }],
        ] as const;
      });
    case 'signal':
      return [
        ['no signal', { squadron: null }],
        ...ask.squadrons.map((squadron) => [`signal ${squadron}`, { squadron }] as const),
      ];
    default:
      return [];
  }
}

function segments(view: View, ask: AskTo<'segment'>): readonly Other[] {
  const ship = shipOf(view, ask.ship);
  const { helm, options, places } = deliberation(view, ask, BEAM);
  const found: Other[] = [];
  const steps = new Set<string>();
  const plans = helm.plans(options).toSorted((x, y) => y.value - x.value);
  for (const plan of plans) {
    const { distance, turn, board } = plan.first;
    const key = `${distance} ${turn} ${board}`;
    if (steps.has(key)) continue;
    steps.add(key);
    const behind = (plans[0]!.value - plan.value) / Math.max(1, places.worth);
    found.push([moveWords(turn, board), moveOf(view, ship, plan, ask.segment), behind]);
    if (found.length === MOVES) break;
  }
  const at = SAILS.indexOf(ship.sail);
  for (const sail of [SAILS[at - 1], SAILS[at + 1]])
    if (sail !== undefined) found.push([`${sail} sail`, { do: 'sail', sail }]);
  found.push(['tack', { do: 'tack' }]);
  found.push(['fire as she bears', { do: 'bears', standing: { when: 'any', do: 'ask', aim: 'hull' } }]);
  return found;
}

const moveWords = (turn: number, board: string | null): string =>
  board !== null ? `board ${board}` : turn === 0 ? 'straight on' : turn > 0 ? 'to starboard' : 'to larboard';
