/** Drafts, files and matches: how a scenario comes onto the bench and leaves it. */
import type { Flaw, TSchema } from '@weathergage/kernel';
import { type Dispatch, useEffect, useState } from 'react';
import type { Draft, WorkshopProps } from '../workshop.ts';
import type { BarDeeds } from './bench-bar.tsx';
import { BENCH_WORDS as WORDS } from './bench-words.ts';
import type { Bench, Deed } from './history.ts';
import { flawsOf, type Kept, namedScenario, parseFile, writeFile } from './scenario-file.ts';

/** What a game's files are. */
interface Files<S extends Kept> {
  readonly schema: TSchema;
  /** Whether it can be put on the bench, sound or not. */
  layable(value: unknown): value is S;
  /** A sheet with nothing on it. */
  empty(): S;
  onOpened(): void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Broken<S> {
  readonly name: string;
  readonly flaws: readonly Flaw[];
  /** What could still be drawn of it, to be mended there. */
  readonly rest: S | null;
}

/** Whatever is not saved is there again when the workshop is next opened, by whatever way it was left. */
export function useKeptBench<S>(left: WorkshopProps['left'], { now, saved, draft }: Bench<S, unknown>): void {
  useEffect(() => left.keep(saved === now ? null : { draft, scenario: now }), [left, now, saved, draft]);
}

export const newDraftId = (): string => `own-${Date.now().toString(36)}`;

export function useFiles<S extends Kept, C>(
  means: WorkshopProps,
  bench: Bench<S, C>,
  dispatch: Dispatch<Deed<S, C>>,
  { schema, layable, empty, onOpened }: Files<S>,
) {
  const scenario = bench.now;
  const [said, setSaid] = useState('');
  const [starting, setStarting] = useState(false);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [broken, setBroken] = useState<Broken<S> | null>(null);
  // A word about what was done stands until something else is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that calls for it
  useEffect(() => setSaid(''), [scenario]);

  const save = (): boolean => {
    const ready = namedScenario(scenario);
    const trouble = means.drafts.save({
      id: bench.draft,
      kind: 'scenario',
      title: ready.title || WORDS.untitled,
      content: ready,
    });
    setSaid(trouble ?? WORDS.saved);
    if (trouble === null) dispatch({ type: 'saved' });
    return trouble === null;
  };
  const open = (fresh: S, draft = newDraftId(), saved = false): void => {
    // Nothing on the bench is thrown away for something else: it is among one's own. An empty sheet is nothing.
    if (bench.saved !== scenario && !isSame(scenario, empty())) save();
    dispatch({ type: 'open', scenario: fresh, draft, saved });
    setStarting(false);
    onOpened();
  };
  const importFile = async (): Promise<void> => {
    const file = await means.importFile();
    if (file === null) return;
    const read = parseFile(file.text);
    if (!read.ok) return setBroken({ name: file.name, flaws: read.flaws, rest: null });
    const flaws = flawsOf(schema, means.check, read.value);
    const rest = layable(read.value) ? read.value : null;
    if (flaws.length === 0 && rest !== null) {
      open(rest);
      setSaid(WORDS.laid(file.name));
    } else setBroken({ name: file.name, flaws, rest });
  };
  const deeds: BarDeeds = {
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    fresh: () => open(empty()),
    start: () => {
      setDrafts(means.drafts.list());
      setStarting(true);
    },
    save,
    exportFile: () => {
      const ready = namedScenario(scenario);
      means.exportFile(`${ready.id}.json`, writeFile(ready));
    },
    importFile: () => void importFile(),
    play: (against) => {
      // Playing leaves the bench: what is on it must not be lost by that.
      if (bench.saved !== scenario && !save()) return;
      const trouble = means.play(namedScenario(scenario), against);
      if (trouble !== null) setSaid(trouble);
    },
  };
  return {
    said,
    deeds,
    broken,
    leaveBroken: () => setBroken(null),
    mend: () => {
      if (broken?.rest != null) open(broken.rest);
      setBroken(null);
    },
    start: {
      open: starting,
      drafts,
      onClose: () => setStarting(false),
      onBegin: (fresh: S) => open(fresh),
      onOpenDraft: (draft: Draft) => {
        if (layable(draft.content)) open(draft.content, draft.id, true);
        else {
          setStarting(false);
          setSaid(WORDS.otherEdition(draft.title));
        }
      },
      onRemoveDraft: (id: string) => {
        means.drafts.remove(id);
        setDrafts(means.drafts.list());
      },
    },
  };
}
