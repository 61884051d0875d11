/** The laying of a course, on the chart and in words: for sailing orders and for those who must go on. */

import { Check, PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { KEY_GROUPS } from '@weathergage/web/toolkit/board-words.ts';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';
import type { AreaId } from '../../data/areas.ts';
import { isPortId, portOf } from '../../data/ports.ts';
import { markersAtSea } from '../../rules/chart/chart.ts';
import { STATION_REACH } from '../../rules/chart/course.ts';
import { departureOf } from '../../rules/chart/routes.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Marker, PortId, Token } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import type { ChartMarks } from '../look/types.ts';
import { areaName, portName, tokenName } from '../look/words.ts';
import { AutopilotContext } from './autopilot.ts';
import {
  freeMoves,
  longVoyages,
  mayEndAtSea,
  pathTo,
  portsOpen,
  portsWithin,
  reachFrom,
  reachOn,
  searchesOn,
  spentOn,
  whyOutOfReach,
} from './course-draft.ts';
import { COURSE_WORDS as WORDS } from './panel-words.ts';
import { MeetingPills } from './standing-leaf.tsx';

export type Course = AnswerTo<'onward'>;

/** What stands in the line of text while it is written, sound or not. */
interface Typed {
  readonly text: string;
  readonly trouble: string | null;
}

interface CourseEditorProps {
  readonly view: View;
  readonly marker: Marker;
  readonly course: Course | null;
  readonly readOnly: boolean;
  /** The same orders as text; what is typed is taken, or what is wrong with it comes back in a sentence. */
  readonly notation: string;
  onNotation(text: string): string | null;
  onCourse(course: Course | null): void;
  mark(marks: ChartMarks | null): void;
  readonly tokens?: ReadonlyMap<Token, string>;
  onToken?(token: Token): void;
}

/** What the course under the hand would cost, or the one that is laid. */
function Ledger({
  view,
  marker,
  path,
  end,
}: {
  readonly view: View;
  readonly marker: Marker;
  readonly path: readonly AreaId[];
  readonly end: string;
}): ReactNode {
  const from = departureOf(view, marker.token);
  const spent = spentOn(from, path);
  const free = freeMoves(from, path);
  const searches = searchesOn(view, marker, path);
  const voyages = view.options.seaTime === true ? longVoyages(from, path) : 0;
  const last = path.at(-1) ?? from.at;
  const friend =
    end === 'sea'
      ? markersAtSea(view, last, marker.side).find(({ token }) => token !== marker.token)
      : undefined;
  return (
    <ul className="plain-list sp-ledger" aria-live="polite">
      <li>
        <b>{WORDS.spent(spent, from.left)}</b> {WORDS.pointsOf(from.left)}
        {free > 0 && WORDS.free(free)} <RuleLink rule="6.1/4" />
      </li>
      {searches.length > 0 && (
        <li className="ask-warn">
          {WORDS.search(searches)} <RuleLink rule="6.5/1" />
        </li>
      )}
      {friend !== undefined && (
        <li>
          {WORDS.joins(tokenName(view, friend.token), friend.battle)}{' '}
          <RuleLink rule={friend.battle ? '6.5/5' : '6.1/6'} />
        </li>
      )}
      {voyages > 0 && (
        <li className="ask-warn">
          {WORDS.wear(voyages)} <RuleLink rule="11.A2" />
        </li>
      )}
    </ul>
  );
}

export function CourseEditor(props: CourseEditorProps): ReactNode {
  const { view, marker, course, readOnly, onCourse, mark, tokens, onToken } = props;
  const { standing, instruct } = useContext(AutopilotContext);
  const [legByLeg, setLegByLeg] = useDrafted('leg by leg', false);
  const [shut, setShut] = useState<string | null>(null);
  const [hovered, setHovered] = useState<AreaId | null>(null);
  const [typed, setTyped] = useDrafted<Typed | null>(`${marker.token} typed`, null);
  const from = useMemo(() => departureOf(view, marker.token), [view, marker]);
  const path = useMemo(() => (course?.path ?? []) as readonly AreaId[], [course]);
  const reach = useMemo(() => {
    const all = reachFrom(view, marker, from);
    const on = legByLeg && path.length > 0 ? reachOn(view, marker, from, path) : null;
    const spent = spentOn(from, path);
    return new Map(
      [...all].map(([area, route]) => {
        const further = on?.get(area);
        return [area, further === undefined ? route.points : spent + further.points] as const;
      }),
    );
  }, [view, marker, from, path, legByLeg]);
  const ports = useMemo(() => portsWithin(view, marker, from, reach), [view, marker, from, reach]);
  const shown = useMemo(
    () => (hovered === null ? null : pathTo(view, marker, from, path, hovered, legByLeg)),
    [view, marker, from, path, hovered, legByLeg],
  );
  const last = path.at(-1) ?? (course === null ? null : from.at);

  useEffect(() => {
    if (readOnly) return;
    const go = (area: AreaId, port: PortId | null): void => {
      const way = pathTo(view, marker, from, path, area, legByLeg);
      const haven =
        port ?? (mayEndAtSea(view, marker, from, area) ? null : portsOpen(view, marker, from, area)[0]);
      if (way === null) return;
      setTyped(null);
      setShut(null);
      onCourse({ path: [...way], end: haven ?? 'sea' });
    };
    mark({
      areas: new Map([...reach].map(([area, points]) => [area, `${points}`])),
      ports: new Map(ports.map((id) => [id, id === course?.end ? WORDS.endsHere : ''])),
      ...(tokens === undefined ? {} : { tokens }),
      path: shown ?? path,
      ...(shown === null && course !== null && isPortId(course.end) ? { pathEnd: course.end } : {}),
      chosenToken: marker.token,
      inSight: [
        ...('port' in marker.at ? [marker.at.port] : [marker.at.area]),
        ...path,
        ...(course !== null && isPortId(course.end) ? [course.end] : []),
      ],
      onArea: (area) => go(area, null),
      onShut: (area) => setShut(whyOutOfReach(view, marker, from, area)),
      onPort: (port) => {
        const { area } = portOf(port);
        if (area === last && course !== null) onCourse({ ...course, end: port });
        else go(area, port);
      },
      ...(onToken === undefined ? {} : { onToken }),
      onHoverArea: setHovered,
    });
    return () => mark(null);
  }, [
    view,
    marker,
    from,
    path,
    legByLeg,
    reach,
    ports,
    shown,
    course,
    readOnly,
    last,
    mark,
    onCourse,
    tokens,
    onToken,
    setTyped,
  ]);

  useKeys([
    {
      keys: 'Escape',
      label: WORDS.takeBack,
      group: KEY_GROUPS.orders,
      run: () => {
        if (course === null) return false;
        onCourse(path.length > from.lead.length && legByLeg ? { path: path.slice(0, -1), end: 'sea' } : null);
        return true;
      },
    },
    { keys: 'l', label: WORDS.legByLeg, group: KEY_GROUPS.orders, run: () => setLegByLeg(!legByLeg) },
  ]);

  const trouble = typed?.trouble ?? null;
  const troubleId = useId();
  const seaTime = view.options.seaTime === true && marker.side === 'english';
  const mayStation =
    seaTime && course?.end === 'sea' && from.track.length - from.lead.length + path.length <= STATION_REACH;
  const friend =
    last === null || course?.end !== 'sea'
      ? undefined
      : markersAtSea(view, last, marker.side).find(({ token }) => token !== marker.token);
  const ending =
    last === null
      ? []
      : [
          ...(mayEndAtSea(view, marker, from, last) ? (['sea'] as const) : []),
          ...portsOpen(view, marker, from, last),
        ];
  return (
    <div className="sp-course">
      <Pills label={WORDS.how}>
        {[false, true].map((each) => (
          <Pill
            key={String(each)}
            chosen={legByLeg === each}
            disabled={readOnly}
            onClick={() => setLegByLeg(each)}
          >
            {each ? WORDS.byLegs : WORDS.byBest}
          </Pill>
        ))}
      </Pills>
      <p className="ask-warn" role="status" data-testid="out-of-reach">
        {shut}
      </p>
      {course === null && shown === null ? (
        <p className="sp-fact">{WORDS.begin(from.left)}</p>
      ) : (
        <>
          <p className="sp-way-words">
            {[
              ...(shown ?? path).map(areaName),
              ...(course !== null && course.end !== 'sea' && shown === null ? [portName(course.end)] : []),
            ].join(' › ')}
          </p>
          <Ledger
            view={view}
            marker={marker}
            path={shown ?? path}
            end={shown === null ? (course?.end ?? 'sea') : 'sea'}
          />
        </>
      )}
      {course !== null && (
        <Pills label={WORDS.where}>
          {ending.map((end) => (
            <Pill
              key={end}
              chosen={course.end === end}
              disabled={readOnly}
              onClick={() => onCourse({ ...course, end })}
            >
              {end === 'sea' ? WORDS.atSea : WORDS.into(portName(end))}
            </Pill>
          ))}
        </Pills>
      )}
      {course !== null && (
        <>
          <p className="sp-fact">{WORDS.met}</p>
          <MeetingPills
            label={WORDS.met}
            value={standing.voyages.get(marker.token) ?? 'ask'}
            disabled={readOnly}
            onPick={(meeting) => {
              const voyages = new Map(standing.voyages);
              if (meeting === 'ask') voyages.delete(marker.token);
              else voyages.set(marker.token, meeting);
              instruct({ voyages });
            }}
          />
        </>
      )}
      {mayStation && course !== null && (
        <Check
          checked={course.onStation === true}
          disabled={readOnly}
          onChange={(event) => onCourse({ ...course, onStation: event.target.checked })}
        >
          {WORDS.station} <RuleLink rule="11.A1" />
        </Check>
      )}
      {friend !== undefined && course !== null && (
        <PickField
          label={WORDS.under}
          value={course.under ?? ''}
          none={WORDS.asFound}
          options={[marker.token, friend.token].map((token) => ({
            value: token,
            words: tokenName(view, token),
          }))}
          disabled={readOnly}
          onPick={(value) => {
            const { under: _, ...rest } = course;
            onCourse(value === '' ? rest : { ...rest, under: value });
          }}
        />
      )}
      <label className="ask-field">
        {WORDS.text}{' '}
        <input
          type="text"
          spellCheck={false}
          value={typed?.text ?? props.notation}
          readOnly={readOnly}
          data-testid="notation"
          aria-describedby={trouble === null ? undefined : troubleId}
          aria-invalid={trouble !== null}
          onChange={({ target: { value } }) => setTyped({ text: value, trouble: props.onNotation(value) })}
          onBlur={() => setTyped((was) => (was?.trouble == null ? null : was))}
        />
      </label>
      <p className="ask-warn" id={troubleId} role="status" data-testid="notation-trouble">
        {trouble}
      </p>
    </div>
  );
}
