/** The scenario editor: the table, the leaves beside it, and what is still wrong. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { BenchFrame } from '@weathergage/web/toolkit/workshop/bench-frame.tsx';
import { BrokenDialog } from '@weathergage/web/toolkit/workshop/broken-dialog.tsx';
import { FlawList } from '@weathergage/web/toolkit/workshop/flaw-list.tsx';
import { namedScenario } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { ShipDialog } from '@weathergage/web/toolkit/workshop/ship-dialog.tsx';
import { StoryLeaf } from '@weathergage/web/toolkit/workshop/story-leaf.tsx';
import { useFiles } from '@weathergage/web/toolkit/workshop/use-files.ts';
import type { WorkshopProps } from '@weathergage/web/toolkit/workshop.ts';
import { type Dispatch, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { RosterShip } from '../../data/roster.ts';
import { type Scenario, ScenarioSchema } from '../../rules/scenario/scenario.ts';
import { onChart } from '../look/chart-units.ts';
import { EditorChart } from './chart/editor-chart.tsx';
import { useSketch } from './chart/use-sketch.ts';
import type { Bench, Deed } from './edits/bench.ts';
import { addShip } from './edits/edit-forces.ts';
import { setFrame } from './edits/edit-table.ts';
import { type FlawPlace, flawsOf, type LeafId } from './edits/flaw-place.ts';
import { misplaced, overEdge, shipsOf } from './edits/places.ts';
import { emptyTable, layable } from './edits/starts.ts';
import { ForcesLeaf } from './leaves/forces-leaf.tsx';
import { ShipPicker } from './leaves/ship-picker.tsx';
import { TableLeaf } from './leaves/table-leaf.tsx';
import { UnitLeaf } from './leaves/unit-leaf.tsx';
import { VictoryLeaf } from './leaves/victory-leaf.tsx';
import { StartDialog } from './start-dialog.tsx';
import { useBenchKeys } from './use-bench-keys.ts';

interface ScenarioBenchProps {
  readonly means: WorkshopProps;
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly own: readonly RosterShip[];
}

export function ScenarioBench({ means, bench, dispatch, own }: ScenarioBenchProps): ReactNode {
  const scenario = bench.now;
  const stage = useRef<StageHandle>(null);
  const [leaf, setLeaf] = useState<LeafId>('forces');
  const [adding, setAdding] = useState<{ side: string; squadron: string | null } | null>(null);
  const sketching = useSketch(bench, dispatch);
  const flaws = useMemo(() => flawsOf(means, namedScenario(scenario)), [means, scenario]);
  const wrong = useMemo(() => misplaced(scenario), [scenario]);
  const files = useFiles(means, bench, dispatch, {
    schema: ScenarioSchema,
    layable,
    empty: emptyTable,
    onOpened: () => {
      setLeaf('forces');
      stage.current?.fit(undefined, { instant: true });
    },
  });

  const { chosen } = bench;
  useEffect(() => {
    if (chosen !== null) setLeaf('unit');
  }, [chosen]);

  useBenchKeys({
    bench,
    dispatch,
    endSketch: sketching.end,
    dropSketch: sketching.drop,
    shortenSketch: sketching.shorten,
  });

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

  const common = { bench, dispatch };
  const story = (
    <StoryLeaf
      story={scenario}
      fields={['title', 'place', 'date', 'briefing']}
      onChange={(field, value) =>
        dispatch({ type: 'edit', edit: setFrame({ [field]: value }), stroke: field })
      }
    />
  );

  return (
    <div className="ws-bench">
      <BenchFrame
        bar={{ bench, sound: flaws.length === 0, said: files.said, deeds: files.deeds }}
        sheet={
          <>
            <EditorChart
              {...common}
              wrong={wrong}
              sketch={sketching.sketch}
              stage={stage}
              onSketch={sketching.put}
            />
            {sketching.sketch !== null && (
              <div className="ws-tool-bar" role="status">
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
          </>
        }
        label="What is on the table"
        chosen={leaf}
        onChoose={setLeaf}
        tabs={[
          { id: 'unit', label: 'Chosen', content: <UnitLeaf {...common} /> },
          {
            id: 'forces',
            label: 'Forces',
            content: <ForcesLeaf {...common} onAddShip={(side, squadron) => setAdding({ side, squadron })} />,
          },
          {
            id: 'table',
            label: 'Table',
            content: <TableLeaf {...common} onSketch={sketching.begin} />,
          },
          { id: 'victory', label: 'Victory', content: <VictoryLeaf {...common} /> },
          { id: 'story', label: 'Story', content: story },
        ]}
      >
        <FlawList
          lines={flaws}
          blank={scenario.squadrons.length + scenario.batteries.length === 0}
          remarks={overEdge(scenario).map(({ id, name }) => ({
            key: id,
            words: (
              <>
                <em>{name}</em> hangs over the edge of the table.
              </>
            ),
            onLead: () => lead({ where: name, leaf: 'unit', chosen: { kind: 'ship', id } }),
          }))}
          onLead={lead}
        />
      </BenchFrame>
      <StartDialog {...files.start} />
      <ShipDialog title="A ship for the table" adding={adding} onClose={() => setAdding(null)}>
        {(to) => (
          <ShipPicker
            own={own}
            nation={nationFor(to.side)}
            onPick={(ship) => {
              dispatch({ type: 'edit', edit: addShip(ship, to.side, to.squadron) });
              setAdding(null);
            }}
          />
        )}
      </ShipDialog>
      <BrokenDialog {...files} />
    </div>
  );
}
