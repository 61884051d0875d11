/** The lesson of a match that belongs to a campaign, fetched where there is one. */
import type { Lesson } from '@weathergage/kernel';
import { useEffect, useState } from 'react';
import type { TableNow } from '../tables/table.ts';

export function useCampaignLesson({ campaign, gameId, of }: TableNow): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const isBattle = of != null;
  useEffect(() => {
    if (campaign === undefined) return;
    let wanted = true;
    import('@weathergage/campaign/lessons/index.ts').then(
      ({ campaignLesson }) => wanted && setLesson(campaignLesson(campaign, gameId, isBattle)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [campaign, gameId, isBattle]);
  return lesson;
}
