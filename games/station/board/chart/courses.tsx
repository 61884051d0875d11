/** Courses laid down: a line from place to place with the Increment in which each is reached. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import type { Course } from '../look/types.ts';
import type { OnSheet } from './eye.ts';
import { pointOf } from './projection.ts';

export const Courses = memo(function Courses({
  courses,
  sheet,
  eye,
}: OnSheet & { readonly courses: readonly Course[] }): ReactNode {
  return (
    <g className="st-courses" {...DECOR}>
      {courses.map(({ formation, path, kind }) => {
        const points = path.map((at) => pointOf(sheet, at));
        if (points.length < 2) return null;
        const d = points
          .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y - 6 * eye.unit).toFixed(1)}`)
          .join('');
        return (
          <path
            key={`${formation}/${kind}`}
            className="st-course"
            data-kind={kind}
            d={d}
            strokeWidth={3.4 * eye.unit}
            strokeDasharray={`${10 * eye.unit} ${6 * eye.unit}`}
            markerEnd="url(#st-head)"
          />
        );
      })}
    </g>
  );
});
