/** What those who keep order have to say to somebody: of himself, and of what he reported. */
import type { HouseWordsReply } from '@weathergage/kernel/people/moderation-protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../toolkit/controls.tsx';
import { peopleApi } from '../people-api.ts';
import { PeopleCard } from '../people-page.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';

export function HouseWords(): ReactNode {
  const [words, setWords] = useState<HouseWordsReply['words']>([]);
  useEffect(() => void peopleApi.houseWords().then(setWords, () => undefined), []);
  if (words.length === 0) return null;
  return (
    <PeopleCard title={WORDS.house} testId="house-words">
      <ul className="saved">
        {words.map((word) => (
          <li key={word.id}>
            <span className="saved-words">
              <span>{WORDS.houseWords(word)}</span>
              <span className="saved-when">{new Date(word.made).toLocaleString()}</span>
            </span>
            <Button onClick={() => void peopleApi.readWords(word.id).then(setWords, () => undefined)}>
              {WORDS.read}
            </Button>
          </li>
        ))}
      </ul>
    </PeopleCard>
  );
}
