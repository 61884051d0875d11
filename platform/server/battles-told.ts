/** The battles of a match as a seat of it, or the gallery, is told of them. */
import { openedScenario, type Seat, type SeatInfo } from '@weathergage/kernel';
import type { BattleInfo } from '@weathergage/kernel/protocol.ts';
import type { MatchRecord, SeatRecord, Store } from '@weathergage/store';
import type { Catalogue } from './catalogue.ts';
import type { LiveMatch } from './live-match.ts';
import { orStoreFailed } from './store-failed.ts';

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
  const entries = await orStoreFailed(store.entries(live.id, 0));
  const seen = entries.flatMap((entry) =>
    entry.type === 'report' && entry.n <= late.record.n ? [entry.engagement] : [],
  );
  return new Set([...seen, ...(late.match?.engagements.map(({ id }) => id) ?? [])]);
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
