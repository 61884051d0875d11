/** What the button that gives an answer says: in plain words what will be done, by the answer as it stands. */
import { listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Answer, AnswerTo, AskKind, HexAsk } from '../../rules/sea/asks.ts';
import { nameOf, SIDE_WORDS } from '../look/words.ts';
import { SAIL_WORDS } from '../look/words-advanced.ts';

type View = Parameters<typeof nameOf>[0];
type Said = {
  readonly [K in AskKind]: (answer: AnswerTo<K>, view: View, ask: Extract<HexAsk, { kind: K }>) => string;
};

/** More ships than these are not named on a button. */
const NAMED = 2;
const shipsNamed = (view: View, ids: readonly string[]): string =>
  ids.length > NAMED ? `${ids.length} ships` : listedWords(ids.map((id) => nameOf(view, id)));

function boardingWords({ parties }: AnswerTo<'boarding'>, view: View): string {
  const boarded = parties.filter(({ type }) => type === 'OBP').flatMap(({ target }) => target ?? []);
  if (boarded.length > 0) return `Board ${shipsNamed(view, boarded)}`;
  if (parties.some(({ type }) => type === 'DBP')) return 'Defend the deck';
  return parties.length > 0 ? 'Send men across' : 'No boarding party';
}

const SAID: Said = {
  unfoul: ({ attempts }) =>
    attempts.length === 0
      ? 'Leave it foul'
      : attempts.some(({ spend }) => spend)
        ? 'Cut and clear'
        : 'Try to clear',
  plot: () => 'Give orders',
  contested: ({ ship }, view) => `Give ${nameOf(view, ship)} the hex`,
  grapple: ({ targets }, view) =>
    targets.length === 0 ? 'Do not grapple' : `Grapple ${shipsNamed(view, targets)}`,
  ungrapple: ({ from }) => (from.length === 0 ? 'Stay grappled' : 'Cut free'),
  boarding: boardingWords,
  fire: ({ L, R, mortars }) => (L === null && R === null && mortars === undefined ? 'Hold fire' : 'Fire'),
  'gun-losses': () => 'Mark the guns lost',
  'board-on': ({ board }, view, { target }) => (board ? `Board ${nameOf(view, target)}` : 'Stay aboard'),
  disengage: ({ disengage }) => (disengage ? 'Break off' : 'Fight on'),
  load: ({ side }) => `Load ${SIDE_WORDS[side]}`,
  battery: ({ shot }) => (shot === null ? 'Hold fire' : 'Fire'),
  orders: () => 'Give orders',
  message: ({ message }) => (message === undefined ? 'Send no signal' : 'Send the signal'),
  flagship: ({ ship }, view) => `Shift the flag to ${nameOf(view, ship)}`,
  squadrons: () => 'Form the squadrons',
  prepare: ({ sail }) => `Begin under ${SAIL_WORDS[sail]}`,
  muster: () => 'Send the fleet to sea',
  reload: ({ L, R, mortars }) =>
    L === null && R === null && mortars === undefined ? 'Load nothing' : 'Load',
  refloat: ({ lighten }) => (lighten ? 'Throw two guns overboard' : 'Try to float her'),
};

export function confirmWords(view: View, ask: HexAsk, answer: Answer): string {
  // One of the table fits every kind, and the kind of the question is the kind of its answer.
  const said = SAID[ask.kind] as (answer: Answer, view: View, ask: HexAsk) => string;
  return said(answer, view, ask);
}
