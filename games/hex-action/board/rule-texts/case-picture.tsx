/** A case of the casebook as a small chart. */
import type { ReactNode } from 'react';
import { type AnyCase, pictureOf } from '../../casebook/picture.ts';
import './casebook.css';

export function CasePicture({ stated }: { readonly stated: AnyCase }): ReactNode {
  const { box, marks } = pictureOf(stated);
  return (
    <svg
      className="case-picture"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={`Chart of case ${stated.id}`}
    >
      {marks.map((mark) =>
        'path' in mark ? (
          <path key={`${mark.look} ${mark.path}`} className={`case-${mark.look}`} d={mark.path} />
        ) : (
          <text
            key={`${mark.look} ${mark.at.x} ${mark.at.y} ${mark.text}`}
            className={`case-${mark.look}`}
            x={mark.at.x}
            y={mark.at.y}
          >
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}
