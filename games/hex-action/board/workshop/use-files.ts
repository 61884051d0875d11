/** Drafts, files and matches: how a scenario comes onto the bench and leaves it. */
import type { BarDeeds } from '@weathergage/web/toolkit/workshop/bench-bar.tsx';
import { type Flaw, faults } from '@weathergage/web/toolkit/workshop/faults.ts';
import { parseFile, writeFile } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import type { Draft, WorkshopProps } from '@weathergage/web/toolkit/workshop.ts';
import { type Dispatch, useEffect, useState } from 'react';
import { type Scenario, ScenarioSchema } from '../../rules/scenario.ts';
import type { Bench, Deed } from './chosen.ts';
import { layable, named } from './starts.ts';

interface Broken {
  readonly name: string;
  readonly flaws: readonly Flaw[];
  /** What could still be drawn of it, to be mended there. */
  readonly rest: Scenario | null;
}

export const newDraftId = (): string => `own-${Date.now().toString(36)}`;

export function useFiles(means: WorkshopProps, bench: Bench, dispatch: Dispatch<Deed>, onOpened: () => void) {
  const scenario = bench.now;
  const [said, setSaid] = useState('');
  const [starting, setStarting] = useState(false);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [broken, setBroken] = useState<Broken | null>(null);
  // A word about what was done stands until something else is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that calls for it
  useEffect(() => setSaid(''), [scenario]);

  const save = (): boolean => {
    const ready = named(scenario);
    const trouble = means.drafts.save({
      id: bench.draft,
      kind: 'scenario',
      title: ready.title || 'Without a title',
      content: ready,
    });
    setSaid(trouble ?? 'Saved in this browser.');
    if (trouble === null) dispatch({ type: 'saved' });
    return trouble === null;
  };
  const open = (fresh: Scenario, draft = newDraftId(), saved = false): void => {
    dispatch({ type: 'open', scenario: fresh, draft, saved });
    setStarting(false);
    onOpened();
  };
  const importFile = async (): Promise<void> => {
    const file = await means.importFile();
    if (file === null) return;
    const read = parseFile(file.text);
    if (!read.ok) return setBroken({ name: file.name, flaws: read.flaws, rest: null });
    const shape = faults(ScenarioSchema, read.value);
    const flaws = shape.length > 0 ? shape : means.check(read.value);
    const rest = layable(read.value) ? read.value : null;
    if (flaws.length === 0 && rest !== null) {
      open(rest);
      setSaid(`${file.name} is on the bench.`);
    } else setBroken({ name: file.name, flaws, rest });
  };
  const deeds: Omit<BarDeeds, 'undo' | 'redo'> = {
    start: () => {
      setDrafts(means.drafts.list());
      setStarting(true);
    },
    save,
    exportFile: () => {
      const ready = named(scenario);
      means.exportFile(`${ready.id}.json`, writeFile(ready));
    },
    importFile: () => void importFile(),
    play: (against) => {
      // Playing leaves the bench: what is on it must not be lost by that.
      if (bench.saved !== scenario && !save()) return;
      const trouble = means.play(named(scenario), against);
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
      onBegin: (fresh: Scenario) => open(fresh),
      onOpenDraft: (draft: Draft) => {
        if (layable(draft.content)) open(draft.content, draft.id, true);
        else {
          setStarting(false);
          setSaid(`${draft.title} was made for another edition of the rules: it can’t be opened.`);
        }
      },
      onRemoveDraft: (id: string) => {
        means.drafts.remove(id);
        setDrafts(means.drafts.list());
      },
    },
  };
}
