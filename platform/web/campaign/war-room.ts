/**
 * Between a war on this screen and its battles: each that waits is made into a match of its own, and what came of it is
 * brought back. All that is needed for it is kept with the matches, so that a reload in the middle loses nothing.
 */
import { chairsOf } from '@weathergage/campaign/chairs.ts';
import { mappingIn } from '@weathergage/campaign/mapping/bound-mapping.ts';
import { partsOf, reportOn } from '@weathergage/campaign/parts.ts';
import type { Child, Way } from '@weathergage/campaign/way.ts';
import { wayFor } from '@weathergage/campaign/ways.ts';
import { canonical, type Engagement, openedScenario } from '@weathergage/kernel';
import type { LoadedGame } from '../games.ts';
import { claimMatch, type MatchClaim } from '../tables/claim.ts';
import type { LocalMeans } from '../tables/local-plan.ts';
import { LocalTable } from '../tables/local-table.ts';
import { battlesIn, type MatchStore, type SavedMatch, type SeatHands } from '../tables/saved-matches.ts';
import type { BattleNow } from '../tables/table.ts';
import { BattleList } from './battle-list.ts';
import { reportedIn, verdictWords } from './battle-words.ts';

export interface WarMeans {
  readonly store: MatchStore;
  load(gameId: string): Promise<LoadedGame>;
  /** For a table of that game. */
  means(loaded: LoadedGame): LocalMeans;
}

/** Every table whose match may send battles elsewhere gets a room of its own, battles of battles too. */
export function attachWar(table: LocalTable, loaded: LoadedGame, means: WarMeans): void {
  const { options } = table.whole.journal.opening;
  if (loaded.game.engagements?.mayArise(options) === true) table.battles = new WarRoom(table, means);
}

class WarRoom extends BattleList {
  readonly #war: LocalTable;
  readonly #means: WarMeans;
  /** Battles between machines that nobody looks at. */
  readonly #unseen = new Map<string, { readonly table: LocalTable; readonly claim: MatchClaim | null }>();
  readonly #hush: () => void;
  #tending: Promise<void> | null = null;
  #due = false;

  constructor(war: LocalTable, means: WarMeans) {
    super();
    this.#war = war;
    this.#means = means;
    const look = (): void => this.#look();
    const unsubscribe = war.subscribe(look);
    // Another tab may have fought a battle to its end.
    addEventListener('storage', look);
    this.#hush = () => {
      unsubscribe();
      removeEventListener('storage', look);
    };
    this.stand(this.#list());
    look();
  }

  get options(): unknown {
    return this.#war.whole.journal.opening.options;
  }

  override close(): void {
    super.close();
    this.#hush();
    for (const id of [...this.#unseen.keys()]) this.#letBe(id);
  }

  override fightUnseen(match: string): void {
    void this.#fightUnseen(match);
  }

  /** One look at a time: what changes meanwhile is looked at afterwards. */
  #look(): void {
    this.#due = true;
    if (this.#tending !== null) return;
    this.#tending = this.#tend().finally(() => {
      this.#tending = null;
      this.#publish();
    });
  }

  async #tend(): Promise<void> {
    while (this.#due && !this.closed) {
      this.#due = false;
      try {
        this.#dropLost();
        for (const engagement of this.#war.engagements) await this.#seeTo(engagement);
        this.cameTo(null);
      } catch (error) {
        this.cameTo(error);
      }
    }
  }

  /** A step back, or the end of the war, has taken its engagement away: nothing will ever come of it. */
  #dropLost(): void {
    const { id, journal } = this.#war.whole;
    const waiting = new Set(this.#war.engagements.map((one) => one.id));
    const reported = reportedIn(journal);
    for (const { id: battle, of } of battlesIn(this.#means.store, id)) {
      const { engagement } = of!;
      if (waiting.has(engagement) || reported.has(engagement)) continue;
      this.#letBe(battle);
      this.#means.store.remove(battle);
    }
  }

  /** Makes what is missing; when all of it is over, the report is taken. */
  async #seeTo(engagement: Engagement): Promise<void> {
    const way = wayFor(this.#war.whole.gameId, engagement);
    const mapping = mappingIn(this.options);
    const due = partsOf(way, engagement, mapping);
    const parts = due.map((child, part) => this.#partOf(engagement, part, child));
    for (const [part, child] of due.entries())
      if (parts[part] === null) await this.#make(engagement, way, child, part);
    const fought = parts.flatMap((saved) =>
      saved?.over === true ? [{ journal: saved.journal, last: saved.snapshot?.state }] : [],
    );
    if (fought.length < due.length) return;
    const refusal = this.#war.report(reportOn(way, engagement, fought, mapping));
    if (refusal !== null) throw new Error(refusal.message);
  }

  /** Null where it is not yet made; after a step back the same battle may be another. */
  #partOf(engagement: Engagement, part: number, due: Child): SavedMatch | null {
    const { store } = this.#means;
    const entry = battlesIn(store, this.#war.id).find(
      ({ of }) => of!.engagement === engagement.id && of!.part === part,
    );
    const saved = entry === undefined ? null : store.load(entry.id);
    if (saved === null || isOf(saved, due)) return saved;
    this.#letBe(saved.id);
    store.remove(saved.id);
    return null;
  }

  async #make(engagement: Engagement, way: Way, child: Child, part: number): Promise<void> {
    const { game, scenario, options } = child;
    const loaded = await this.#means.load(game);
    // A step back may have taken it away meanwhile.
    if (this.closed || !this.#war.engagements.some((one) => one.id === engagement.id)) return;
    const { hands, journal, campaign } = this.#war.whole;
    const seats = loaded.game.seats(scenario as never);
    const owners = chairsOf(way, engagement, seats);
    const chairs: SeatHands = Object.fromEntries(
      seats.map((chair) => {
        const owner = owners[chair.id] ?? '';
        const isPerson = engagement.fighters[owner] === 'person' && hands[owner]?.by === 'person';
        return [chair.id, isPerson ? { by: 'person' } : { by: 'bot', name: loaded.machine.usual }];
      }),
    );
    const table = LocalTable.begin(
      {
        game: loaded.game,
        title: scenario.title,
        scenarioId: scenario.id,
        scenario: scenario as never,
        options,
        hands: chairs,
        of: { match: this.#war.id, engagement: engagement.id, part },
        ...(campaign === undefined ? {} : { campaign }),
        ...(journal.opening.firm === true ? { firm: true as const } : {}),
      },
      this.#means.means(loaded),
    );
    table.close();
    // Where nobody plays at all nobody is there to look on, either.
    if (Object.values(hands).every(({ by }) => by === 'bot')) void this.#fightUnseen(table.id);
  }

  async #fightUnseen(id: string): Promise<void> {
    if (this.closed || this.#unseen.has(id)) return;
    const claim = await claimMatch(id, false);
    const saved = this.#means.store.load(id);
    if (claim === null || saved === null || saved.over || this.closed || this.#unseen.has(id)) {
      claim?.release();
      return;
    }
    const loaded = await this.#means.load(saved.gameId);
    const table = LocalTable.reopen(loaded.game, saved, { ...this.#means.means(loaded), breathMs: 0 });
    attachWar(table, loaded, this.#means);
    this.#unseen.set(id, { table, claim });
    table.subscribe(() => {
      if (table.now().status !== 'over') return;
      this.#letBe(id);
      this.#look();
    });
    if (this.closed) this.#letBe(id);
    this.#publish();
  }

  #letBe(id: string): void {
    const unseen = this.#unseen.get(id);
    this.#unseen.delete(id);
    unseen?.table.close();
    unseen?.claim?.release();
  }

  #publish(): void {
    if (this.closed) return;
    this.stand(this.#list());
    this.tellAll();
  }

  #list(): readonly BattleNow[] {
    const { id, journal } = this.#war.whole;
    const reported = reportedIn(journal);
    return battlesIn(this.#means.store, id).map((entry): BattleNow => {
      const { id: match, gameId, title, over, of, ended, hands = {} } = entry;
      return {
        engagement: of!.engagement,
        match,
        gameId,
        title,
        status: over ? 'over' : 'playing',
        reported: reported.has(of!.engagement),
        verdict: ended === undefined ? null : verdictWords(ended),
        chairs: Object.entries(hands).map(([seat, { by }]) => ({
          seat,
          name: seat,
          by: by === 'person' ? 'here' : 'machine',
        })),
        place: { at: 'local', id: match },
        film: { kind: 'local', id: match },
        unseen: this.#unseen.has(match),
      };
    });
  }
}

/** Whether the match is the one that the engagement makes. */
const isOf = ({ journal }: SavedMatch, { scenario, options }: Child): boolean =>
  canonical([openedScenario(journal.opening), journal.opening.options]) === canonical([scenario, options]);
