/** The scenario editor: the table, the leaves beside it, and what is still wrong. */
import { Button, Dialog, Tabs } from '@weathergage/web/toolkit/controls.tsx';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import type { Draft, WorkshopProps } from '@weathergage/web/toolkit/workshop.ts';
import { type Dispatch, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { RosterShip } from '../../data/roster.ts';
import { readScenario, writeScenario } from '../../data/scenario-file.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { onChart } from '../chart-units.ts';
import type { Bench, Deed } from './bench.ts';
import { BenchBar } from './bench-bar.tsx';
import { addShip } from './edit-forces.ts';
import { EditorChart } from './editor-chart.tsx';
import { BrokenFile, FlawList } from './flaw-list.tsx';
import type { Flaw, FlawPlace, LeafId } from './flaw-place.ts';
import { ForcesLeaf } from './forces-leaf.tsx';
import { misplaced, overEdge, shipsOf } from './places.ts';
import { ShipPicker } from './ship-picker.tsx';
import { StartDialog } from './start-dialog.tsx';
import { copyOf, layable, named } from './starts.ts';
import { StoryLeaf } from './story-leaf.tsx';
import { TableLeaf } from './table-leaf.tsx';
import { UnitLeaf } from './unit-leaf.tsx';
import { useBenchKeys } from './use-bench-keys.ts';
import { useSketch } from './use-sketch.ts';
import { VictoryLeaf } from './victory-leaf.tsx';

interface ScenarioBenchProps {
  readonly means: WorkshopProps;
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly own: readonly RosterShip[];
}

/** The umpire's word on it, in the words of the file's reader where those say more. */
function flawsOf(means: WorkshopProps, scenario: Scenario): readonly Flaw[] {
  const found = means.check(scenario);
  if (found.length === 0) return [];
  const read = readScenario(writeScenario(scenario));
  return read.ok ? found : read.flaws;
}

interface Broken {
  readonly name: string;
  readonly flaws: readonly Flaw[];
  /** What could still be laid out of it, to be mended there. */
  readonly rest: Scenario | null;
}

function restOf(text: string): Scenario | null {
  try {
    const value: unknown = JSON.parse(text);
    return layable(value) ? value : null;
  } catch {
    return null;
  }
}

export const newDraftId = (): string => `own-${Date.now().toString(36)}`;

export function ScenarioBench({ means, bench, dispatch, own }: ScenarioBenchProps): ReactNode {
  const scenario = bench.now;
  const stage = useRef<StageHandle>(null);
  const [leaf, setLeaf] = useState<LeafId>('forces');
  const [said, setSaid] = useState('');
  const [starting, setStarting] = useState(false);
  const [adding, setAdding] = useState<{ side: string; squadron: string | null } | null>(null);
  const [broken, setBroken] = useState<Broken | null>(null);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const sketching = useSketch(bench, dispatch);
  const flaws = useMemo(() => flawsOf(means, named(scenario)), [means, scenario]);
  const wrong = useMemo(() => misplaced(scenario), [scenario]);

  const { chosen } = bench;
  useEffect(() => {
    if (chosen !== null) setLeaf('unit');
  }, [chosen]);
  // A word about what was done stands until something else is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that calls for it
  useEffect(() => setSaid(''), [scenario]);

  useBenchKeys({
    bench,
    dispatch,
    endSketch: sketching.end,
    dropSketch: sketching.drop,
    shortenSketch: sketching.shorten,
  });

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
  const begin = (fresh: Scenario): void => {
    dispatch({ type: 'open', scenario: fresh, draft: newDraftId(), saved: false });
    setStarting(false);
    setLeaf('forces');
    stage.current?.fit(undefined, { instant: true });
  };
  const importFile = async (): Promise<void> => {
    const file = await means.importFile();
    if (file === null) return;
    const read = readScenario(file.text);
    if (read.ok) {
      begin(read.value);
      setSaid(`${file.name} is on the bench.`);
    } else setBroken({ name: file.name, flaws: read.flaws, rest: restOf(file.text) });
  };
  const mend = ({ rest }: Broken): void => {
    if (rest !== null) begin(rest);
    setBroken(null);
  };
  const lead = (place: FlawPlace): void => {
    setLeaf(place.leaf);
    if (place.chosen === null) return;
    dispatch({ type: 'choose', chosen: place.chosen });
    const id = 'id' in place.chosen ? place.chosen.id : null;
    const unit = [...shipsOf(scenario), ...scenario.batteries].find((each) => each.id === id);
    if (unit !== undefined) stage.current?.centreOn(onChart(unit));
  };
  const nationFor = (side: string): Scenario['sides'][number]['nation'] | 'all' =>
    scenario.sides.find(({ id }) => id === side)?.nation ?? 'all';

  return (
    <div className="tw-bench">
      <BenchBar
        bench={bench}
        dispatch={dispatch}
        sound={flaws.length === 0}
        said={said}
        deeds={{
          start: () => {
            setDrafts(means.drafts.list());
            setStarting(true);
          },
          save,
          exportFile: () => {
            const ready = named(scenario);
            means.exportFile(`${ready.id}.json`, writeScenario(ready));
          },
          importFile: () => void importFile(),
          play: (against) => {
            // Playing leaves the bench: what is on it must not be lost by that.
            if (bench.saved !== scenario && !save()) return;
            const trouble = means.play(named(scenario), against);
            if (trouble !== null) setSaid(trouble);
          },
        }}
      />
      <div className="tw-split">
        <div className="tw-table">
          <EditorChart
            bench={bench}
            dispatch={dispatch}
            wrong={wrong}
            sketch={sketching.sketch}
            stage={stage}
            onSketch={sketching.put}
          />
          {sketching.sketch !== null && (
            <div className="tw-sketch-bar" role="status">
              <span>
                {sketching.sketch.points.length === 0
                  ? `Press the corners of the ${sketching.sketch.kind === 'land' ? 'coast' : 'shoal'} one after the other.`
                  : `${sketching.sketch.points.length} corners.`}
              </span>
              <Button
                look="brass"
                shortcut="Enter"
                disabled={[1, 2].includes(sketching.sketch.points.length)}
                onClick={() => sketching.end()}
                data-testid="sketch-end"
              >
                {sketching.sketch.points.length === 0 ? 'Lay down a ready one' : 'Close the line'}
              </Button>
              <Button shortcut="Esc" onClick={() => sketching.drop()}>
                Leave it
              </Button>
            </div>
          )}
        </div>
        <aside className="tw-leaf" aria-label="What is on the table">
          <Tabs
            label="What to change"
            chosen={leaf}
            onChoose={(id) => setLeaf(id as LeafId)}
            tabs={[
              { id: 'unit', label: 'Chosen', content: <UnitLeaf bench={bench} dispatch={dispatch} /> },
              {
                id: 'forces',
                label: 'Forces',
                content: (
                  <ForcesLeaf
                    bench={bench}
                    dispatch={dispatch}
                    onAddShip={(side, squadron) => setAdding({ side, squadron })}
                  />
                ),
              },
              {
                id: 'table',
                label: 'Table',
                content: <TableLeaf bench={bench} dispatch={dispatch} onSketch={sketching.begin} />,
              },
              { id: 'victory', label: 'Victory', content: <VictoryLeaf bench={bench} dispatch={dispatch} /> },
              { id: 'story', label: 'Story', content: <StoryLeaf bench={bench} dispatch={dispatch} /> },
            ]}
          />
          <FlawList scenario={scenario} flaws={flaws} overEdge={overEdge(scenario)} onLead={lead} />
        </aside>
      </div>
      <StartDialog
        open={starting}
        drafts={drafts}
        onClose={() => setStarting(false)}
        onBegin={begin}
        onOpenDraft={(draft) => {
          setStarting(false);
          if (layable(draft.content))
            dispatch({ type: 'open', scenario: draft.content, draft: draft.id, saved: true });
          else setSaid(`${draft.title} was made for another table: it can’t be opened.`);
        }}
        onRemoveDraft={(id) => {
          means.drafts.remove(id);
          setDrafts(means.drafts.list());
        }}
      />
      <Dialog
        open={adding !== null}
        title="A ship for the table"
        onClose={() => setAdding(null)}
        wide
        testId="ship-dialog"
      >
        {adding !== null && (
          <ShipPicker
            own={own}
            nation={nationFor(adding.side)}
            onPick={(ship) => {
              dispatch({ type: 'edit', edit: addShip(ship, adding.side, adding.squadron) });
              setAdding(null);
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={broken !== null}
        title="The file is broken"
        onClose={() => setBroken(null)}
        testId="broken-dialog"
        {...(broken?.rest == null
          ? {}
          : {
              foot: (
                <Button onClick={() => mend(broken)} data-testid="broken-mend">
                  Mend it on the bench
                </Button>
              ),
            })}
      >
        {broken !== null && <BrokenFile name={broken.name} flaws={broken.flaws} />}
      </Dialog>
    </div>
  );
}

/** What the bench is opened with: the first of the game's scenarios to play with, as a copy. */
export const opened = (scenarios: readonly Scenario[]): Scenario => copyOf(scenarios[0]!);
