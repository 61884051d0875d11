/** Whom somebody does not want to meet (`block`), and whom he does not want to hear (`mute`). */
import type { ShunKind, ShunnedReply } from '@weathergage/kernel/people/moderation-protocol.ts';
import { PeopleRecords } from './records.ts';

export class Shunning extends PeopleRecords {
  async set(person: string, other: string, kind: ShunKind, on: boolean, now: number): Promise<void> {
    if (!on) {
      await this.db
        .deleteFrom('shunned')
        .where('person', '=', person)
        .where('other', '=', other)
        .where('kind', '=', kind)
        .execute();
      return;
    }
    await this.db
      .insertInto('shunned')
      .values({ person, other, kind, made: now })
      .onConflict((conflict) => conflict.columns(['person', 'other', 'kind']).doNothing())
      .execute();
  }

  async of(person: string): Promise<ShunnedReply> {
    const rows = await this.db
      .selectFrom('shunned')
      .innerJoin('user', 'user.id', 'shunned.other')
      .select(['shunned.kind', 'user.id', 'user.name'])
      .where('shunned.person', '=', person)
      .orderBy('user.name')
      .execute();
    const those = (kind: ShunKind) =>
      rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
    return { block: those('block'), mute: those('mute') };
  }

  /** Everybody whom he has blocked, or who has blocked him. */
  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('shunned')
      .select(['person', 'other'])
      .where('kind', '=', 'block')
      .where((where) => where.or([where('person', '=', person), where('other', '=', person)]))
      .execute();
    return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
  }

  /** By seat of a match, the seats that are not heard there. */
  async deafAt(match: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = await this.db
      .selectFrom('shunned')
      .innerJoin('chairs as ear', 'ear.person', 'shunned.person')
      .innerJoin('chairs as mouth', (join) =>
        join.onRef('mouth.person', '=', 'shunned.other').onRef('mouth.match', '=', 'ear.match'),
      )
      .select(['shunned.kind', 'ear.seat as ear', 'mouth.seat as mouth'])
      .where('ear.match', '=', match)
      .execute();
    const deaf = new Map<string, Set<string>>();
    const add = (ear: string, mouth: string): void =>
      void deaf.set(ear, (deaf.get(ear) ?? new Set()).add(mouth));
    for (const { kind, ear, mouth } of rows) {
      add(ear, mouth);
      // Who is blocked hears nothing either: neither has the other's ear.
      if (kind === 'block') add(mouth, ear);
    }
    return deaf;
  }

  /** The matches in which two have seats. */
  async together(one: string, other: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('chairs as mine')
      .innerJoin('chairs as his', 'his.match', 'mine.match')
      .select('mine.match')
      .distinct()
      .where('mine.person', '=', one)
      .where('his.person', '=', other)
      .execute();
    return rows.map(({ match }) => match);
  }

  /** A guest has become somebody: what he wanted, and what others wanted of him, is that one's. */
  async handOver(from: string, to: string): Promise<void> {
    const rows = await this.db
      .selectFrom('shunned')
      .selectAll()
      .where((where) => where.or([where('person', '=', from), where('other', '=', from)]))
      .execute();
    for (const { person, other, kind, made } of rows) {
      const [who, whom] = [person === from ? to : person, other === from ? to : other];
      if (who !== whom) await this.set(who, whom, kind, true, Number(made));
    }
  }
}
