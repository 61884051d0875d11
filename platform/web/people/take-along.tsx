/** A seat for another device: its link, and the same as a picture to be photographed. */
import { type ReactNode, useState } from 'react';
import { encode } from 'uqr';
import { linkTo, type Route } from '../router.ts';
import { Dialog } from '../toolkit/controls.tsx';
import { WORDS } from './words.ts';
import '../styles/people.css';

export default function TakeAlong({ route, onClose }: { readonly route: Route; onClose(): void }): ReactNode {
  const [link] = useState(() => linkTo(route));
  const { data, size } = encode(link, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <Dialog open title={WORDS.along.title} onClose={onClose} testId="take-along">
      <p>{WORDS.along.note}</p>
      <svg className="people-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={WORDS.along.qr}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <input
        className="boxed link-text"
        readOnly
        value={link}
        aria-label={WORDS.along.link}
        data-testid="along-link"
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
