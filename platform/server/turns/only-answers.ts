/**
 * Questions that have one answer alone: it is given for whoever they are put to, so that nobody has to come for them. The
 * game says which (`CarryOn.only`), from the seat's own view. It may be taken back as any answer, and is not given again.
 */
import { type Match, owedAsks, type Seat } from '@weathergage/kernel';
import type { DeedReply, PlayedDeed } from '@weathergage/kernel/protocol.ts';
import { Fault } from '../faults.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { ServerLog } from '../operation/server-log.ts';

type Act = (live: LiveMatch, seat: Seat, request: PlayedDeed) => Promise<DeedReply>;
type Given = { ask: string; answer: unknown };

export class OnlyAnswers {
  readonly #act: Act;
  readonly #log: ServerLog;
  /** The step that was looked through last. */
  readonly #looked = new WeakMap<LiveMatch, string>();

  constructor(act: Act, log: ServerLog) {
    this.#act = act;
    this.#log = log;
  }

  /** In the match's turn, after those who look on have been told. What fails is left to the player. */
  async give(live: LiveMatch): Promise<void> {
    const { match, record, served } = live;
    if (match === null || match.outcome !== null || served.carryOn?.only === undefined) return;
    // Whoever has just gone back wants to choose again; while that is asked for an answer would end it.
    if (match.undoRequest !== null || (record.rewound > 0 && record.rewound === match.n)) return;
    const step = `${match.step}.${record.rewound}`;
    if (this.#looked.get(live) === step) return;
    this.#looked.set(live, step);
    try {
      for (const seat of live.people) {
        if (match.step !== live.match?.step || live.machineAt(seat) !== null) continue;
        const answers = this.#answersOf(live, match, seat);
        if (answers.length > 0) await this.#act(live, seat, { type: 'answer', answers, seen: match.n });
      }
    } catch (err) {
      // Another server was quicker, or he was himself.
      if (!(err instanceof Fault)) this.#log('error', { match: live.id, err }, 'an only answer failed');
    }
  }

  #answersOf({ served }: LiveMatch, match: Match, seat: Seat): Given[] {
    const asks = owedAsks(match, seat);
    if (asks.length === 0) return [];
    const view = match.view(seat);
    return asks.flatMap((ask) => {
      const answer = served.carryOn!.only!(view, ask);
      return answer !== null && match.refusal(seat, ask.id, answer) === null ? [{ ask: ask.id, answer }] : [];
    });
  }
}
