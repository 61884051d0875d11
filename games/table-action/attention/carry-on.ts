/** Carrying on in Table Action: every ship keeps her course, turn after turn, clear of what lies in her way. */
import { ASKED, type Carried, type Carrying, type CarryOn, type Halt } from '@weathergage/kernel';
import { check } from '../rules/answers.ts';
import type { Answer, TableAsk } from '../rules/table/asks.ts';
import type { View } from '../rules/table/state.ts';
import type { TableAction } from '../rules/types.ts';
import { AS_THEY_GO, planDivision } from './division.ts';
import { openingFor } from './gun-drill.ts';
import { lateAnswer } from './late.ts';
import type { GunOrder } from './plan.ts';
import { partingAnswer, segmentAnswer } from './ship-drill.ts';
import { mishapIn, STOPS, type Stop, stopFor } from './stops.ts';

const WORDS: Readonly<Record<Stop, string>> = {
  damage: 'one of ours is hit',
  range: 'an enemy comes within 32″',
  rake: 'one of ours could be raked',
  collision: 'one of ours would run into something',
  turn: 'the turn ends',
};

/** Questions that only the captain answers, as they are spoken of. */
const HIS: Partial<Record<TableAsk['kind'], string>> = {
  signal: 'the signal',
  bears: 'a chance to fire',
  snap: 'she is boarded',
  battery: 'the battery',
};

const gunsOf = (ticked: ReadonlySet<string>): GunOrder =>
  ticked.has('hold') ? 'hold' : ticked.has('ready') ? 'ready' : 'best';

const plain = (words: string): string => words.replace(/\.$/, '');
const askedHalt = (words: string, at: string | null = null): Halt => ({
  stop: ASKED,
  words: plain(words),
  at,
});

/** What is answered, or why nothing is. */
function answerTo(view: View, ask: TableAsk, guns: GunOrder): { readonly answer: Answer } | Halt {
  if (ask.kind === 'activate') {
    const [next] = planDivision(view, ask.ships, { ...AS_THEY_GO, guns });
    const { ship } = next!.plan;
    return { answer: { ship, opening: openingFor(view, ship), allHands: false } };
  }
  if (ask.kind === 'segment' || ask.kind === 'fire') {
    const { plan } = planDivision(view, [ask.ship], { ...AS_THEY_GO, guns })[0]!;
    if (ask.kind === 'fire') return { answer: partingAnswer(view, ask, plan) };
    const next = segmentAnswer(view, ask, plan);
    return 'danger' in next ? askedHalt(next.danger, ask.ship) : next;
  }
  return askedHalt(`Only you can answer: ${HIS[ask.kind]}`);
}

function carry(carrying: Carrying<TableAction>, ticked: ReadonlySet<string>): Carried<TableAction> {
  const { now, told, asks } = carrying;
  const mishap = mishapIn(now, told);
  if (mishap !== null) return { halt: askedHalt(mishap) };
  const halt = stopFor(carrying, ticked);
  if (halt !== null) return { halt };
  const answers: Answer[] = [];
  for (const ask of asks) {
    const next = answerTo(now, ask, gunsOf(ticked));
    if (!('answer' in next)) return { halt: next };
    const refusal = check(now, ask, next.answer);
    if (refusal !== null) return { halt: askedHalt(refusal.message) };
    answers.push(next.answer);
  }
  return { answers };
}

export const carryOn: CarryOn<TableAction> = {
  stops: STOPS.map((id) => ({ id, words: WORDS[id], usual: id !== 'turn' })),
  manners: [
    { id: 'hold', words: 'hold fire', usual: false },
    { id: 'ready', words: 'keep guns ready', usual: false },
  ],
  says: 'All ships keep their course, turn after turn, and fire when it does most, until one of these.',
  late: lateAnswer,
  carry,
};
