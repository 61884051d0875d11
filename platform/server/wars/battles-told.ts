/** The battles of a match as a seat of it, or the gallery, is told of them. */
import { type Entry, openedScenario, type Seat, type SeatInfo } from '@weathergage/kernel';
import type { BattleInfo } from '@weathergage/kernel/protocol.ts';
import type { MatchRecord, SeatRecord, Store } from '@weathergage/store';
import type { Catalogue } from '../catalogue.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { orStoreFailed } from '../store-failed.ts';

/** Whose chairs those of a battle are that is being fought; nobody's of any other. */
type OwnersOf = (
  live: LiveMatch,
  engagement: string,
  chairs: readonly SeatInfo[],
) => Readonly<Partial<Record<Seat, Seat>>>;

export async function battlesTold(
  store: Store,
  catalogue: Catalogue,
  live: LiveMatch,
  asker: Seat,
  ownersOf: OwnersOf,
): Promise<BattleInfo[]> {
  const battles = await orStoreFailed(store.battles(live.id));
  const known = battles.length === 0 ? null : await knownTo(store, live, asker);
  const told: BattleInfo[] = [];
  for (const { id, match: _, engagement, part, state, verdict, status } of battles) {
    const record = await orStoreFailed(store.findMatch(id));
    if (record === null || (known !== null && !known.has(engagement))) continue;
    const { game } = catalogue.served(record.opening.game);
    const scenario = openedScenario(record.opening);
    const infos = game.seats(scenario);
    const owners = ownersOf(live, engagement, infos);
    told.push({
      match: id,
      engagement,
      part,
      game: game.id,
      title: scenario.title,
      status,
      reported: state === 'reported',
      verdict,
      chairs: record.seats.map((held) => ({
        seat: held.seat,
        name: infos.find(({ id: seat }) => seat === held.seat)?.name ?? held.seat,
        by: sitterOf(live.record, held, owners[held.seat], asker),
      })),
    });
  }
  return told;
}

/** Who is kept behind knows of no battle that he has not seen begin; null for who knows all. */
async function knownTo(store: Store, live: LiveMatch, asker: Seat): Promise<ReadonlySet<string> | null> {
  const late = await live.lateFor(asker);
  if (late === null || live.isOver) return null;
  const seen = (await entriesSeen(store, live, asker)).flatMap((entry) =>
    entry.type === 'report' ? [entry.engagement] : [],
  );
  return new Set([...seen, ...(late.match?.engagements.map(({ id }) => id) ?? [])]);
}

/** What is written in the match's journal, as far as who asks has come. */
export async function entriesSeen(store: Store, live: LiveMatch, asker: Seat): Promise<Entry[]> {
  const late = live.isOver ? null : await live.lateFor(asker);
  const entries = await orStoreFailed(store.entries(live.id, 0));
  return late === null ? entries : entries.filter(({ n }) => n <= late.record.n);
}

/** The link of a seat in the war opens its chair in the battle, unless that was given to a captain. */
function sitterOf(
  war: MatchRecord,
  { bot, tokenHash }: SeatRecord,
  owner: Seat | undefined,
  asker: Seat,
): BattleInfo['chairs'][number]['by'] {
  if (bot !== null) return 'machine';
  const holder = war.seats.find((one) => one.tokenHash !== null && one.tokenHash === tokenHash)?.seat;
  if (holder === asker) return 'here';
  return holder === undefined && owner === asker ? 'link' : 'another';
}
