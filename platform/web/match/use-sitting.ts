/** The match as one screen shows it: whose desk is open, which story is being told, what may be done. */
import { type Desk, GALLERY, type Refusal, type Seat } from '@weathergage/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Chair, SeatOrder, Table, TableNow } from '../tables/table.ts';
import type { GameBoard } from '../toolkit/contract.ts';
import type { Notes } from '../toolkit/notes.ts';
import { type HotSeatScreen, screenFor } from './hot-seat/hot-seat.ts';
import { keepNote, notesOf } from './kept-drafts.ts';
import { type DeskScene, keepUp, sceneOf, type ToldUpTo, toldChapters } from './story.ts';

export interface Sitting {
  readonly now: TableNow;
  readonly screen: HotSeatScreen;
  /** Null while the curtain is closed or nothing has come yet: then there is nothing to draw. */
  readonly open: OpenDesk | null;
  /** What the open seat has told its board to remember. */
  readonly notes: Notes;
  takeSpyglass(): void;
  /** From the desk that all may look at to one's own papers, behind the curtain. */
  goPrivate(): void;
}

export interface OpenDesk {
  readonly seat: Seat;
  /** The desk as it is now, whatever is being told. */
  readonly desk: Desk;
  readonly scene: DeskScene;
  readonly chapters: Chair['chapters'];
  readonly readOnly: boolean;
  /** Everybody at this screen may look at it. */
  readonly openly: boolean;
  onStoryTold(): void;
  answer(orders: readonly SeatOrder[]): Promise<Refusal | null>;
}

export const useTableNow = (table: Table): TableNow =>
  useSyncExternalStore(
    useCallback((listener) => table.subscribe(listener), [table]),
    () => table.now(),
  );

/** Where a seat notes what it says before everybody's eyes. */
export const sharedBook = (seat: Seat): string => `${GALLERY} ${seat}`;

/** A screen belongs to one table: a new table must get a new component (a `key`), or a desk could outlive its match. */
export function useSitting(table: Table, board: Pick<GameBoard, 'asNoted' | 'openly'>): Sitting {
  const now = useTableNow(table);
  const [holder, setHolder] = useState<Seat | null>(null);
  const [noted, setNoted] = useState<Readonly<Record<Seat, Notes['all']>>>(() =>
    Object.fromEntries(
      now.persons
        .flatMap((person) => [person, sharedBook(person)])
        .map((book) => [book, notesOf(table.id, book)]),
    ),
  );
  const [told, setTold] = useState<ToldUpTo>(() => keepUp({}, now.chairs));
  const upTo = keepUp(told, now.chairs);
  if (upTo !== told) setTold(upTo);

  const anyDesk = now.chairs.values().next().value?.desk;
  // What somebody has settled beforehand is given for him while another has the chart: he need not be called for it.
  const settled = new Map(
    now.persons.flatMap((person): [Seat, readonly SeatOrder[]][] => {
      const desk = now.chairs.get(person)?.desk;
      const notes = noted[person];
      if (desk === undefined || notes === undefined || now.persons.length < 2) return [];
      const orders = desk.asks.some(({ answer }) => answer === null) ? board.asNoted?.(desk, notes) : null;
      return orders ? [[person, orders]] : [];
    }),
  );
  const [secluded, setSecluded] = useState<string | null>(null);
  const shared = (asked: Seat): Desk | null =>
    secluded === openKey(now, asked) ? null : sharedDesk(now, asked, board);
  const screen = screenOf(holder, now, anyDesk, settled, (asked) => shared(asked) !== null);
  const { open: seat, curtain } = screen;
  const openly = screen.openly === true;
  // Whoever held the spyglass has put it down: before he sees his own papers again the curtain falls.
  if (openly && holder !== null) setHolder(null);
  const [due] = [...settled].filter(([person]) => person !== seat);
  const dueKey = due === undefined ? null : `${due[0]} ${due[1].map(({ ask }) => ask).join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same orders are given once
  useEffect(() => {
    if (due !== undefined) void table.answer(due[0], due[1]);
  }, [table, dueKey, anyDesk?.step]);

  const takeSpyglass = useCallback(() => setHolder(curtain), [curtain]);
  const goPrivate = useCallback(() => setSecluded(seat === null ? null : openKey(now, seat)), [now, seat]);
  const watched = openly ? GALLERY : seat;
  const chair = watched === null ? undefined : now.chairs.get(watched);
  const told0 = chair && watched !== null ? sceneOf(chair, upTo[watched] ?? 0) : null;
  // The question stands on the gallery's desk; while a story is told, nobody is asked.
  const before = openly && seat !== null ? shared(seat) : null;
  const scene =
    told0 !== null && before !== null && told0.story === null ? { ...told0, desk: before } : told0;
  const telling = scene?.story?.n ?? null;
  const onStoryTold = useCallback(() => {
    if (seat === null || watched === null || telling === null) return;
    // Friends at this screen have seen it, too; what all were shown, those who would be told the same.
    const seen = now.persons.filter((person) =>
      openly ? isToldAlike(now, person, telling) : isFriend(now, seat, person),
    );
    setTold((was) => ({ ...was, ...Object.fromEntries([watched, ...seen].map((one) => [one, telling])) }));
  }, [now, seat, watched, openly, telling]);
  // What he has noted at his own desk is not for all eyes.
  const book = seat === null ? null : openly ? sharedBook(seat) : seat;
  const note = useCallback(
    (key: string, value: unknown, fleeting = false): void => {
      if (book === null) return;
      setNoted((all) => ({ ...all, [book]: { ...all[book], [key]: value } }));
      if (!fleeting) keepNote(table.id, book, key, value);
    },
    [table, book],
  );
  const all = book === null ? undefined : noted[book];
  const notes = useMemo((): Notes => ({ all: all ?? {}, note }), [all, note]);
  const answer = useCallback(
    (orders: readonly SeatOrder[]): Promise<Refusal | null> =>
      seat === null ? Promise.resolve(null) : table.answer(seat, orders),
    [table, seat],
  );

  if (seat === null || watched === null || chair === undefined || scene === null)
    return { now, screen, open: null, notes, takeSpyglass, goPrivate };
  const readOnly = scene.story !== null || seat === GALLERY || chair.desk.outcome !== null;
  const chapters = toldChapters(chair, upTo[watched] ?? 0);
  return {
    now,
    screen,
    notes,
    takeSpyglass,
    goPrivate,
    open: { seat, desk: before ?? chair.desk, scene, chapters, readOnly, openly, onStoryTold, answer },
  };
}

/** What a seat is asked in this step: whoever went to his own papers for it stays there until it is answered. */
const openKey = (now: TableNow, seat: Seat): string => {
  const desk = now.chairs.get(seat)?.desk;
  return `${desk?.step} ${desk?.asks.map(({ ask }) => ask.id).join(' ')}`;
};

/** The gallery's desk with a seat's questions on it, where all of them may be put before everybody; else null. */
function sharedDesk(now: TableNow, seat: Seat, { openly }: Pick<GameBoard, 'openly'>): Desk | null {
  const gallery = now.chairs.get(GALLERY)?.desk;
  const own = now.chairs.get(seat)?.desk;
  if (openly === undefined || gallery === undefined || own === undefined || own.asks.length === 0)
    return null;
  let view: Desk['view'] = gallery.view;
  for (const { ask } of own.asks) {
    const shown = openly(gallery.view, ask);
    if (shown === null) return null;
    view = shown;
  }
  return { ...gallery, seat, view, asks: own.asks, undo: own.undo };
}

/** Whether a seat was told the same of a step as the gallery. */
function isToldAlike(now: TableNow, seat: Seat, n: number): boolean {
  const toldOf = (one: Seat): string =>
    JSON.stringify(now.chairs.get(one)?.chapters.find((chapter) => chapter.n === n)?.told);
  return toldOf(seat) === toldOf(GALLERY);
}

const sideOf = (now: TableNow, seat: Seat): string | undefined =>
  now.seats.find(({ id }) => id === seat)?.side;

const isFriend = (now: TableNow, a: Seat, b: Seat): boolean =>
  a === b || (sideOf(now, a) !== undefined && sideOf(now, a) === sideOf(now, b));

function screenOf(
  holder: Seat | null,
  now: TableNow,
  desk: Desk | undefined,
  settled: ReadonlyMap<Seat, unknown>,
  isOpen: (seat: Seat) => boolean,
): HotSeatScreen {
  if (now.persons.length === 0) return { open: GALLERY, curtain: null };
  const waitingFor = (desk?.waitingFor ?? []).filter((seat) => seat === holder || !settled.has(seat));
  return screenFor(holder, {
    persons: now.persons,
    waitingFor,
    over: now.status === 'over',
    isFriend: (a, b) => isFriend(now, a, b),
    // Friends need no such thing: they look over one another's shoulder.
    isOpen: (seat) => now.persons.some((person) => !isFriend(now, seat, person)) && isOpen(seat),
  });
}
