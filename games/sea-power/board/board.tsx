/** The board of Sea Power: the world as a chart, the panel with the umpire's question, and the story of what happened. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { type Point, Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { areaOf, isAreaId } from '../data/areas.ts';
import { isPortId, portOf } from '../data/ports.ts';
import type { AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { AreaId, Marker, Token } from '../rules/world/squadron.ts';
import { BattleScene } from './battle/index.ts';
import { Cartouche, Margins } from './chart/cartouche.tsx';
import { SCALES } from './chart/eye.ts';
import type { Lands } from './chart/land.ts';
import type { NameOf } from './chart/markers.tsx';
import { mooringOf } from './chart/moorings.ts';
import { PaperDefs } from './chart/paper.tsx';
import { project } from './chart/projection.ts';
import { HOME, HOME_ON_A_PHONE, REGIONS } from './chart/regions.ts';
import { pointOf } from './chart/standing.ts';
import { type Pressed, World } from './chart/world.tsx';
import { Chronicle, PointsTrack } from './chronicle/index.ts';
import type { ChartMarks, Props } from './look/types.ts';
import { PHASE_WORDS, squadronName, squadronOfToken, strengthOf } from './look/words.ts';
import { AutopilotContext } from './panels/autopilot.ts';
import { AskPanel, WIDE } from './panels/index.tsx';
import { type Leaf, SideSheet } from './panels/side-sheet.tsx';
import { placeOfSubject, Selected, subjectWords } from './selected.tsx';
import { sentence } from './sentence.ts';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import { BOUNDS, besidePanel, type Covered, useEye } from './use-eye.ts';
import { useOrders } from './use-orders.ts';
import './chart/paper.css';
import './chart/marks.css';
import './board.css';
import './panels/panel.css';

const PANEL = 352;
const PHONE = 700;
const NO_MARKS: ChartMarks = {};
const NO_POSES: ReadonlyMap<Token, Point> = new Map();

/** The coasts come in a file of their own: the seas are there before them. */
function useLand(): Lands | null {
  const [found, setFound] = useState<Lands | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./chart/land.ts').then(({ engrave }) =>
      engrave((lands) => {
        if (!gone) setFound(lands);
      }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return found;
}

/** The area that a question is about, if it is about one. */
const placeOfAsk = (ask: SeaAsk): AreaId | null => ('area' in ask ? ask.area : null);

/** A squadron at sea begins its way in the area where it is. */
function wayOf(marks: ChartMarks, chosen: Marker | undefined): ChartMarks {
  const { path } = marks;
  if (chosen === undefined || path === undefined || path.length === 0 || !('area' in chosen.at)) return marks;
  return path[0] === chosen.at.area ? marks : { ...marks, path: [chosen.at.area, ...path] };
}

const subjectOf = (pressed: Pressed): string =>
  'area' in pressed ? pressed.area : 'port' in pressed ? pressed.port : pressed.token;

export function Board(props: Props): ReactNode {
  const { desk, story, readOnly, focus, onFocus } = props;
  const { view } = desk;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const lands = useLand();
  const telling = useStory(props);
  const world = telling?.world ?? view;
  const [helpers, setHelpers] = useState<ReadonlySet<AskKind>>(new Set());
  const autopilot = useMemo(
    () => ({
      on: helpers,
      set: (kind: AskKind, on: boolean) =>
        setHelpers((was) => new Set(on ? [...was, kind] : [...was].filter((each) => each !== kind))),
    }),
    [helpers],
  );
  const orders = useOrders(desk, {
    readOnly: readOnly || story !== null,
    answer: props.answer,
    autopilot: helpers,
  });
  const [marks, setMarks] = useState<ChartMarks | null>(null);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [open, setOpen] = useState(true);
  const [selected, setSelected] = useState<string | null>(null);

  const [width, setWidth] = useState(0);
  const phone = width > 0 && width < PHONE;
  const told = telling !== null;
  const covered: Covered = {
    top: phone ? 46 : 0,
    right: open && !phone && !told ? PANEL : 0,
    bottom: phone ? (told ? 130 : open ? 330 : 52) : 0,
  };
  const { size, eye, least, onScale, show, bring } = useEye(root, stage, covered);
  useEffect(() => setWidth(size.width), [size.width]);

  const home = besidePanel(phone ? HOME_ON_A_PHONE : HOME, size, covered, least);

  // A new question brings the orders forward, and the place it is about into sight.
  const asked = orders.ask?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new question that turns the eye
  useEffect(() => {
    if (asked === null) return;
    setLeaf('orders');
    const place = orders.ask === null ? null : placeOfAsk(orders.ask);
    if (place !== null) bring([project(areaOf(place).spot)]);
  }, [asked]);

  const scene = telling?.scene ?? null;
  useEffect(() => {
    if (scene !== null) bring(scene.at);
  }, [scene, bring]);

  const select = useCallback((subject: string): void => {
    setSelected(subject);
    setLeaf('selected');
    setOpen(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the focus that calls the eye, not a marker that moves
  useEffect(() => {
    const place = focus === null ? null : placeOfSubject(view, focus);
    if (place === null || place === selected) return;
    select(place);
    const marker = view.markers.find(({ token }) => token === place);
    bring([
      isAreaId(place)
        ? project(areaOf(place).spot)
        : isPortId(place)
          ? project(portOf(place).place)
          : pointOf(marker!),
    ]);
  }, [focus]);

  useKeys(
    REGIONS.map(({ name, box }, i) => ({
      keys: String(i + 1),
      label: name,
      group: 'The chart',
      run: () => show(box),
    })),
    'back',
  );

  const nameOf = useCallback<NameOf>(
    (tokens) => {
      const [token] = tokens;
      const squadron = token === undefined || tokens.length > 1 ? null : squadronOfToken(view, token);
      if (squadron === null) return { label: token ?? '', name: null, detail: null };
      const { ships, rating, empty } = strengthOf(view, squadron);
      return {
        label: token ?? '',
        name: squadronName(squadron.id),
        detail: empty ? 'decoy' : `${ships} · ★${rating}`,
      };
    },
    [view],
  );

  const shown = told ? NO_MARKS : (marks ?? NO_MARKS);
  const chosen =
    shown.chosenToken == null ? undefined : world.markers.find(({ token }) => token === shown.chosenToken);
  const drawn = useMemo(() => wayOf(shown, chosen), [shown, chosen]);
  const lit = !told && leaf === 'selected' && selected !== null && isAreaId(selected) ? selected : null;
  const { scenario } = view;
  const scales = useMemo(() => [least, SCALES[1]] as const, [least]);
  const ask = orders.ask;

  return (
    <div
      ref={root}
      className="sp-board"
      data-zoom={eye.zoom}
      data-panel={(open && !told) || undefined}
      data-telling={told || undefined}
      data-step={desk.step}
    >
      <Stage
        ref={stage}
        bounds={BOUNDS}
        home={home}
        scales={scales}
        label={`Chart of the oceans: ${scenario.title}, ${world.year}`}
        onScale={onScale}
        defs={<PaperDefs lands={lands} />}
        overlay={
          <nav className="sp-regions" aria-label="Parts of the world">
            {REGIONS.map(({ name, box }, i) => (
              <button key={name} type="button" title={`Key ${i + 1}`} onClick={() => show(box)}>
                {name}
              </button>
            ))}
          </nav>
        }
      >
        <Margins />
        <World
          world={world}
          eye={eye}
          marks={drawn}
          nameOf={nameOf}
          wayFrom={chosen === undefined || 'area' in chosen.at ? null : mooringOf(chosen.at.port, eye)}
          wayTo={shown.pathEnd === undefined ? null : mooringOf(shown.pathEnd, eye)}
          poses={telling?.poses ?? NO_POSES}
          stage={stage}
          lit={lit}
          onSelect={(pressed) => {
            select(subjectOf(pressed));
            onFocus(subjectOf(pressed));
          }}
        />
        <Cartouche title={scenario.title} date={scenario.date} />
      </Stage>
      {!told && (
        <AutopilotContext value={autopilot}>
          <SideSheet
            leaf={leaf === 'selected' && selected === null ? 'orders' : leaf}
            open={open}
            wide={ask !== null && WIDE.has(ask.kind)}
            titles={{
              orders: ask === null ? 'Umpire' : 'Orders',
              selected: selected === null ? null : subjectWords(view, selected),
              chronicle: 'Chronicle',
            }}
            onLeaf={setLeaf}
            onOpen={setOpen}
          >
            {ask !== null && (
              <div className="sp-leaf" hidden={leaf !== 'orders'}>
                <AskPanel
                  view={view}
                  ask={ask}
                  given={orders.given}
                  readOnly={readOnly}
                  give={orders.give}
                  mark={setMarks}
                  onFocus={onFocus}
                />
              </div>
            )}
            {ask === null && leaf === 'orders' && (
              <section className="sp-waiting">
                <p className="sp-says">
                  {readOnly && desk.outcome === null
                    ? `${view.year}: ${PHASE_WORDS[view.phase]}.`
                    : sentence(desk)}
                </p>
                {orders.settled && !readOnly && (
                  <Button data-testid="orders-change" onClick={orders.reopen}>
                    Change the orders
                  </Button>
                )}
                <PointsTrack view={view} />
              </section>
            )}
            {leaf === 'selected' && selected !== null && <Selected view={view} subject={selected} />}
            {leaf === 'chronicle' && (
              <section className="sp-chronicle">
                <Chronicle view={view} ledgerOpen={false} />
              </section>
            )}
          </SideSheet>
        </AutopilotContext>
      )}
      {telling !== null && scene !== null && (
        <StoryGuard key={`${story?.n}/${telling.index}`} onTrouble={telling.skip}>
          {scene.kind === 'battle' ? (
            <div className="sp-battle-stage">
              <BattleScene
                view={view}
                before={scene.before}
                told={scene.told}
                speed={props.speed}
                onDone={telling.done}
              />
            </div>
          ) : (
            <StoryCard scene={scene} desk={desk} onSkip={telling.skip} />
          )}
        </StoryGuard>
      )}
      <p className="sp-toast" role="status" data-on={orders.toast.on || undefined}>
        {orders.toast.words}
      </p>
    </div>
  );
}
