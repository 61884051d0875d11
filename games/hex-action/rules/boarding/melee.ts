/** The Melee Phase (12.0): transfers, prizes, then three rounds of fighting, all decks at once. */
import { MELEE_VICTORY } from '../../data/tables.ts';
import { capture, settlePrizes } from '../afloat/capture.ts';
import { boardersOf, menOf, partMelees, releaseParties } from '../afloat/parties.ts';
import { judge } from '../scenario/victory.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { type AskRules, askId, type Context, type PhaseRules, type Progress } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { type Fighting, isBond, type Melee, type State, shipOf } from '../sea/state.ts';
import { type Contest, contestsOf, fightRound, noteMelees, type Team, undefended } from './contest.ts';
import { takePrizes, transferCrews } from './transfer.ts';

type Question = Fighting['questions'][number];
type BoardOn = Extract<Question, { kind: 'board-on' }>;

/** 25.0: one phase for both games. */
export const meleePhase: PhaseRules = {
  enter(sea, context) {
    if (sea.noCombat) return 'done';
    takePrizes(sea, context);
    partMelees(sea, context);
    transferCrews(sea, context);
    return fightOn(sea, 1, context);
  },

  asks: (sea) =>
    (sea.fighting?.questions ?? []).flatMap((question): HexAsk[] => {
      // 12.3.5: defenders who have won may turn boarders.
      if (question.kind === 'board-on') {
        const { ship, target } = question;
        const id = askId(sea, 'board-on', ship);
        return [{ id, seat: shipOf(sea, ship).seat, kind: 'board-on', rule: '12.3.5', ship, target }];
      }
      const { a, b } = question;
      return [
        [a, b],
        [b, a],
      ].map(([ship, other]): HexAsk => {
        // A ship may be in two melees at once: the id names both.
        const id = askId(sea, 'disengage', `${ship} ${other}`);
        const seat = shipOf(sea, ship!).seat;
        return { id, seat, kind: 'disengage', rule: '12.3.3', ship: ship!, other: other! };
      });
    }),

  resolve(sea, answers, context) {
    const { round, questions } = sea.fighting!;
    sea.fighting = null;
    for (const question of questions) {
      const replies = answers.filter(({ ask }) => concerns(question, ask)).map(({ answer }) => answer);
      if (question.kind === 'board-on')
        boardOn(sea, question, (replies[0] as AnswerTo<'board-on'>).board, context);
      else if (replies.every((answer) => (answer as AnswerTo<'disengage'>).disengage))
        disengage(sea, question, context);
    }
    return questions.some(({ kind }) => kind === 'board-on')
      ? fightOn(sea, round + 1, context)
      : endOfTurn(sea);
  },
};

const concerns = (question: Question, ask: HexAsk): boolean =>
  question.kind === 'board-on'
    ? ask.kind === 'board-on' && ask.ship === question.ship
    : ask.kind === 'disengage' && isBond(question, ask.ship, ask.other);

/** 12.0: rounds from this one on, all decks at once, until somebody must decide or the turn's three are over. */
function fightOn(sea: State, from: number, context: Context): Progress {
  for (let round = from; ; round++) {
    seizeUndefended(sea, context);
    if (isOver(sea)) return endOfTurn(sea);
    const contests = contestsOf(sea);
    if (round > MELEE_VICTORY.data.rounds || contests.length === 0) break;
    noteMelees(sea);
    for (const { ship } of contests.flatMap(({ teams }) => teams.flat()))
      if (ship.advanced) ship.advanced.did.melee = true;
    const questions = contests.flatMap((contest) =>
      afterRound(sea, contest, fightRound(contest, round, context), context),
    );
    settlePrizes(sea, context);
    const open = questions.filter((question) => stillEnemies(sea, question, context));
    if (open.length > 0) {
      sea.fighting = { round, questions: open };
      return 'waits';
    }
  }
  // A ship whose boarders all fell beside others' has nobody left to disengage.
  partMelees(sea, context);
  if (sea.melees.length === 0) return endOfTurn(sea);
  sea.fighting = {
    round: MELEE_VICTORY.data.rounds,
    questions: sea.melees.map(({ a, b }) => ({ kind: 'disengage', a, b })),
  };
  return 'waits';
}

/** A prize whose guards fell in this round is her owner's again, and perhaps no enemy any more (12.4.8). */
function stillEnemies(sea: State, question: BoardOn, context: Context): boolean {
  const [ship, target] = [shipOf(sea, question.ship), shipOf(sea, question.target)];
  if (ship.side !== target.side && ship.parties.some((party) => party.type === 'DBP')) return true;
  endMelee(sea, ship, target, null, context);
  return false;
}

function seizeUndefended(sea: State, context: Context): void {
  for (let open = undefended(sea); open !== null; open = undefended(sea)) {
    capture(sea, open.ship, open.boarders, 'melee', context);
    if (isOver(sea)) return;
    settlePrizes(sea, context);
  }
}

/** 14.1.4: a surrender ends a single-ship action at once, whatever might become of the prize. */
const isOver = (sea: State): boolean => sea.victory.type === 'single-ship' && judge(sea) !== null;

/** The beaten stand down. Victorious boarders go on by themselves; victorious defenders may (12.3.5). */
function afterRound(
  sea: State,
  { teams, defended }: Contest,
  won: 0 | 1 | 'none' | null,
  context: Context,
): BoardOn[] {
  if (won === null) return [];
  const beaten: Team = won === 'none' ? teams.flat() : teams[1 - won]!;
  for (const { ship, party } of beaten) ship.parties = ship.parties.filter((each) => each !== party);
  const foes = teams[0].map(({ ship }) => ship);
  if (won === 1 && defended !== null) {
    const [first, ...others] = foes;
    for (const other of others) endMelee(sea, defended, other, defended, context);
    return [{ kind: 'board-on', ship: defended.id, target: first!.id }];
  }
  // Between boarders the melee is over only if neither deck is still attacked.
  for (const { ship: one } of teams[0])
    for (const { ship: other } of teams[1])
      if (boardersOf(one, other.id) === undefined && boardersOf(other, one.id) === undefined)
        endMelee(sea, one, other, null, context);
  return [];
}

function endMelee(sea: State, one: Ship, other: Ship, winner: Ship | null, context: Context): void {
  const ended = sea.melees.find((each) => isBond(each, one.id, other.id));
  if (ended === undefined) return;
  sea.melees = sea.melees.filter((each) => each !== ended);
  tellEnd(ended, 'won', winner, context);
}

const tellEnd = (
  { a, b }: Pick<Melee, 'a' | 'b'>,
  how: 'won' | 'disengaged',
  winner: Ship | null,
  context: Context,
) => context.tell({ kind: 'melee-ends', rule: '12.3.3', ships: [a, b], how, winner: winner?.id ?? null });

/** 12.3.5: the defenders turn boarders, with a boarder's strength. */
function boardOn(sea: State, { ship: id, target }: BoardOn, board: boolean, context: Context): void {
  const ship = shipOf(sea, id);
  if (!board) {
    endMelee(sea, ship, shipOf(sea, target), ship, context);
    return;
  }
  const defenders = ship.parties.filter((party) => party.type === 'DBP');
  const sections = defenders.flatMap((party) => menOf(ship, party).map((section) => section.no));
  ship.parties = [
    ...ship.parties.filter((party) => !defenders.includes(party)),
    { type: 'OBP', sections, target },
  ];
}

/** 12.3.3: by consent of both. Everybody goes back to his own deck when the turn's parties are let go. */
function disengage(sea: State, { a, b }: { a: string; b: string }, context: Context): void {
  sea.melees = sea.melees.filter((each) => !isBond(each, a, b));
  tellEnd({ a, b }, 'disengaged', null, context);
}

/** Only parties in an undecided melee stay as they are (10.2.2). */
function endOfTurn(sea: State): Progress {
  releaseParties(sea);
  return 'done';
}

const YES_NO = [true, false] as const;

export const boardOnAsk: AskRules<'board-on'> = {
  choices: () => YES_NO.map((board) => ({ board })),
  check: () => null,
};

export const disengageAsk: AskRules<'disengage'> = {
  choices: () => YES_NO.map((disengage) => ({ disengage })),
  check: () => null,
};
