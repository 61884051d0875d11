/** The scenario editor: the chart, the leaves beside it, and what is still wrong. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { BenchFrame } from '@weathergage/web/toolkit/workshop/bench-frame.tsx';
import { BrokenDialog } from '@weathergage/web/toolkit/workshop/broken-dialog.tsx';
import { FlawsByPath } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { FlawList } from '@weathergage/web/toolkit/workshop/flaw-list.tsx';
import { namedScenario } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { ShipDialog } from '@weathergage/web/toolkit/workshop/ship-dialog.tsx';
import { StoryLeaf } from '@weathergage/web/toolkit/workshop/story-leaf.tsx';
import { useFiles } from '@weathergage/web/toolkit/workshop/use-files.ts';
import type { WorkshopProps } from '@weathergage/web/toolkit/workshop.ts';
import { type Dispatch, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { classOf } from '../../data/classes.ts';
import { type Scenario, ScenarioSchema } from '../../rules/scenario/scenario.ts';
import type { Nation } from '../../rules/sea/ship.ts';
import { centreOf } from '../look/geometry.ts';
import type { Brush } from './chart/brush.ts';
import { EditorChart } from './chart/editor-chart.tsx';
import { keyOf } from './chart/tokens.tsx';
import { useBrush } from './chart/use-brush.ts';
import { type Bench, type Deed, setFrame } from './edits/chosen.ts';
import { addShip, lyingOf } from './edits/edit-ships.ts';
import { flawsOf, type LeafId, type PlacedFlaw } from './edits/flaw-place.ts';
import { mendOf } from './edits/mends.ts';
import { bowOf } from './edits/places.ts';
import { emptySea, layable } from './edits/starts.ts';
import { ForcesLeaf } from './leaves/forces-leaf.tsx';
import { RulesLeaf } from './leaves/rules-leaf.tsx';
import { SeaLeaf } from './leaves/sea-leaf.tsx';
import { ShipPicker } from './leaves/ship-picker.tsx';
import type { KeptDesigns } from './leaves/shipyard.tsx';
import { UnitLeaf } from './leaves/unit-leaf.tsx';
import { VictoryLeaf } from './leaves/victory-leaf.tsx';
import { StartDialog } from './start-dialog.tsx';
import { useBenchKeys } from './use-bench-keys.ts';

interface ScenarioBenchProps {
  readonly means: WorkshopProps;
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly kept: KeptDesigns;
}

const PAINTING: Readonly<Record<Brush['paint'], string>> = {
  land: 'Painting land',
  depth: 'Painting depth',
  boom: 'Laying a boom',
  battery: 'Pointing out a battery’s ground',
  erase: 'Painting open water',
};

/** The nation that most of a side's ships sail for. */
function nationOf(scenario: Scenario, side: string): Nation | 'all' {
  const ship = scenario.ships.findLast((each) => each.side === side);
  const nation = ship === undefined ? undefined : (ship.nation ?? classOf(ship.class)?.nation);
  return nation === undefined || nation === 'any' ? 'all' : nation;
}

/** Nobody and nothing lies on it yet. */
const isBlank = ({ ships, batteries = [], muster = [] }: Scenario): boolean =>
  ships.length + batteries.length + muster.length === 0;

export function ScenarioBench({ means, bench, dispatch, kept }: ScenarioBenchProps): ReactNode {
  const scenario = bench.now;
  const stage = useRef<StageHandle>(null);
  const [leaf, setLeaf] = useState<LeafId>('forces');
  const [adding, setAdding] = useState<{ side: string; squadron?: string } | null>(null);
  const flaws = useMemo(() => flawsOf(means, namedScenario(scenario)), [means, scenario]);
  const blank = isBlank(scenario);
  // Of a fresh sheet it is said once, below, what it lacks.
  const byPath = useMemo(
    () => new Map(blank ? [] : flaws.map(({ path, expected }) => [path, expected])),
    [flaws, blank],
  );
  const wrong = useMemo(
    () => new Set(flaws.flatMap(({ chosen }) => (chosen === null ? [] : [keyOf(chosen)]))),
    [flaws],
  );
  const brushing = useBrush(scenario, dispatch, stage);
  const files = useFiles(means, bench, dispatch, {
    schema: ScenarioSchema,
    layable,
    empty: emptySea,
    onOpened: () => setLeaf('forces'),
  });

  const { chosen } = bench;
  const [held, setHeld] = useState(chosen);
  if (held !== chosen) {
    setHeld(chosen);
    if (chosen !== null) setLeaf('unit');
  }
  // A brush for the ground of a battery that is gone paints nothing any more.
  const { brush } = brushing;
  const lost = brush?.paint === 'battery' && !scenario.batteries?.some(({ id }) => id === brush.battery);
  useEffect(() => {
    if (lost) brushing.take(null);
  });

  useBenchKeys({
    bench,
    dispatch,
    painting: brush !== null,
    moveBrush: brushing.moveBy,
    paintHere: brushing.paintHere,
    dropBrush: () => brushing.take(null),
  });

  const lead = (flaw: PlacedFlaw): void => {
    setLeaf(flaw.leaf);
    if (flaw.chosen === null) return;
    dispatch({ type: 'choose', chosen: flaw.chosen });
    const lying = lyingOf(scenario, flaw.chosen);
    if (lying !== null) stage.current?.centreOn(centreOf(bowOf(lying)));
  };
  const story = (
    <StoryLeaf
      story={scenario}
      fields={['title', 'place', 'date', 'briefing', 'balance']}
      onChange={(field, value) =>
        dispatch({
          type: 'edit',
          edit: setFrame({ [field]: field === 'balance' && value === '' ? undefined : value }),
          stroke: field,
        })
      }
    />
  );
  const common = { bench, dispatch };
  const painting = { brush, onBrush: brushing.take };

  return (
    <FlawsByPath value={byPath}>
      <div className="ws-bench">
        <BenchFrame
          bar={{ bench, sound: flaws.length === 0, said: files.said, deeds: files.deeds }}
          sheet={
            <>
              <EditorChart
                {...common}
                wrong={wrong}
                brush={brush}
                cursor={brushing.cursor}
                stage={stage}
                onPaint={brushing.paint}
              />
              {brush !== null && (
                <div className="ws-tool-bar hw-brush-bar" role="status">
                  <span>
                    {PAINTING[brush.paint]}
                    <small>: drag over the chart, or arrows and Space</small>
                  </span>
                  <Button
                    look="brass"
                    shortcut="Esc"
                    onClick={() => brushing.take(null)}
                    data-testid="brush-done"
                  >
                    Done
                  </Button>
                </div>
              )}
            </>
          }
          label="What is on the chart"
          chosen={leaf}
          onChoose={setLeaf}
          tabs={[
            { id: 'unit', label: 'Chosen', content: <UnitLeaf {...common} {...painting} /> },
            {
              id: 'forces',
              label: 'Forces',
              content: (
                <ForcesLeaf
                  {...common}
                  onAddShip={(side, squadron) =>
                    setAdding(squadron === undefined ? { side } : { side, squadron })
                  }
                />
              ),
            },
            { id: 'sea', label: 'Sea', content: <SeaLeaf {...common} {...painting} /> },
            { id: 'rules', label: 'Rules', content: <RulesLeaf {...common} /> },
            { id: 'victory', label: 'Victory', content: <VictoryLeaf {...common} /> },
            { id: 'story', label: 'Story', content: story },
          ]}
        >
          <FlawList
            lines={flaws}
            blank={blank}
            onLead={lead}
            mendOf={({ path }) => {
              const mend = mendOf(scenario, path);
              return mend && { ...mend, onMend: () => dispatch({ type: 'edit', edit: mend.edit }) };
            }}
          />
        </BenchFrame>
        <StartDialog {...files.start} />
        <ShipDialog title="A ship for the chart" adding={adding} onClose={() => setAdding(null)}>
          {(to) => (
            <ShipPicker
              nation={nationOf(scenario, to.side)}
              taken={new Set(scenario.ships.map(({ name }) => name))}
              kept={kept}
              onPick={(ship) => {
                const edit = addShip(ship, to.side, to.squadron);
                const last = edit(scenario).ships.at(-1);
                dispatch({
                  type: 'edit',
                  edit,
                  ...(last === undefined ? {} : { choose: { kind: 'ship', id: last.id } }),
                });
                setAdding(null);
              }}
            />
          )}
        </ShipDialog>
        <BrokenDialog {...files} />
      </div>
    </FlawsByPath>
  );
}
