/** The name of whoever sits in a seat, which leads to what is known of him. */
import type { Sitter } from '@weathergage/kernel/people/people-protocol.ts';
import type { ReactNode } from 'react';
import { addressOf } from '../router.ts';
import { Chip } from '../toolkit/controls.tsx';
import { SEAT_WORDS } from './match-words.ts';

export const SitterName = ({ sitter }: { readonly sitter: Sitter | undefined }): ReactNode =>
  sitter === undefined ? null : (
    <span className="match-sitter" data-testid={`sitter-${sitter.seat}`}>
      {sitter.person === null ? (
        sitter.name
      ) : (
        <a href={addressOf({ at: 'person', id: sitter.person })}>{sitter.name}</a>
      )}
      {sitter.program && (
        <>
          {' '}
          <Chip>{SEAT_WORDS.program}</Chip>
        </>
      )}
    </span>
  );
